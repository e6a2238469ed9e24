import { chatStrings } from '#features/chat/strings.ts';
import { connectionsStrings } from '#features/connections/strings.ts';
import { identityStrings } from '#features/identity/strings.ts';
import { modelsStrings } from '#features/models/strings.ts';
import { oauthSetupStrings } from '#features/oauth/setup-strings.ts';
import { oauthStrings } from '#features/oauth/strings.ts';
import { onboardingStrings } from '#features/onboarding/strings.ts';
import { profileStrings } from '#features/profile/strings.ts';
import { sourcesStrings } from '#features/sources/strings.ts';
import { streamsStrings } from '#features/streams/strings.ts';
import { uiStrings } from '#ui/strings.ts';
import { type TextRow, textsOf } from './text-row.ts';

const megabyte = 1024 * 1024;

/** Pending labels, validation, alerts and toasts: sections 4, 5 and 8. */
export const messageTexts: TextRow[] = [
  ...textsOf(4, [
    ['Pending, panel', 'Saving...', oauthStrings.saving],
    ['Pending, OAuth setup', 'Testing...', oauthSetupStrings.testing],
    ['Pending, connectors', 'Saving...', connectionsStrings.saving],
    ['Pending, connectors', 'Testing...', connectionsStrings.testing],
    ['Pending, source', 'Saving...', sourcesStrings.saving],
  ]),
  ...textsOf(5, [
    ['Add source', 'Validation Error', sourcesStrings.validationTitle],
    ['Add source', 'Please fill in all required fields.', sourcesStrings.validationMessage],
    ['Add source', 'Authentication Required', sourcesStrings.authenticationTitle],
    [
      'Add source',
      'Please configure authentication for this data source.',
      sourcesStrings.authenticationMessage,
    ],
    ['Create ML model', 'Validation Error', modelsStrings.validationTitle],
    ['Create ML model', 'Please fill in all required fields.', modelsStrings.validationMessage],
    ['Create stream', 'Validation Error', streamsStrings.validationTitle],
    ['Create stream', 'Please select a data source.', streamsStrings.sourceMissing],
    ['File upload', 'Invalid File Format', sourcesStrings.invalidFormatTitle],
    [
      'File upload',
      'Please select a file with one of these formats: xlsx, xls, csv',
      sourcesStrings.invalidFormatMessage(['xlsx', 'xls', 'csv']),
    ],
    ['File upload', 'File Too Large', sourcesStrings.tooLargeTitle],
    [
      'File upload',
      'File size must be less than 50MB. Current file is 51.5MB.',
      sourcesStrings.tooLargeMessage(51.5 * megabyte),
    ],
    [
      'Speech recognition',
      'Speech recognition is not supported in your browser',
      uiStrings.voiceUnsupportedAlert,
    ],
    ['Onboarding 2', 'Please select a data source', onboardingStrings.noSourceTitle],
    [
      'Onboarding 2',
      "Choose how you'd like to connect your data to proceed.",
      onboardingStrings.noSourceMessage,
    ],
    ['OAuth setup, save', 'Validation Error', oauthStrings.validationTitle],
    ['OAuth setup, save', 'Client ID and Auth URL are required.', oauthStrings.required],
    [
      'OAuth setup, test',
      'Client ID and Auth URL are required to test the configuration.',
      oauthStrings.requiredForTest,
    ],
    ['Connectors', 'Validation Error', connectionsStrings.validationTitle],
    ['Connectors', 'Please provide a connection name.', connectionsStrings.nameMissing],
  ]),
  ...textsOf(8, [
    ['Authentication', 'Unauthorized', identityStrings.unauthorizedTitle],
    ['Authentication', 'You are logged out. Logging in again...', identityStrings.unauthorizedMessage],
    ['OAuth panel, start', 'OAuth Error', oauthStrings.oauthErrorTitle],
    ['OAuth panel, refresh', 'Refresh Error', oauthStrings.refreshErrorTitle],
    ['OAuth panel, save', 'Save Error', oauthStrings.saveErrorTitle],
    ['OAuth panel, save', 'Failed to save OAuth configuration.', oauthStrings.saveError],
    ['Source', 'Error', sourcesStrings.errorTitle],
    ['Source, update', 'Failed to update data source.', sourcesStrings.updateFailed],
    ['Source, add', 'Failed to add data source.', sourcesStrings.addFailed],
    ['Model, create', 'Error', modelsStrings.errorTitle],
    ['Model, create', 'Failed to create ML model.', modelsStrings.createFailed],
    ['Stream', 'Error', streamsStrings.errorTitle],
    ['Stream, create', 'Failed to create stream.', streamsStrings.createFailed],
    ['Stream, control', 'Failed to control stream.', streamsStrings.controlFailed],
    ['Upload, dashboard', 'Upload Error', sourcesStrings.simpleUploadFailedTitle],
    ['Upload, dashboard', 'Upload failed', sourcesStrings.simpleUploadFailed],
    ['Upload', 'Upload Failed', sourcesStrings.uploadFailedTitle],
    ['Upload', 'Failed to upload and process file.', sourcesStrings.uploadFailed],
    ['Model, train', 'Training Error', modelsStrings.trainingErrorTitle],
    ['Model, predict', 'Prediction Error', modelsStrings.predictionErrorTitle],
    ['OAuth setup', 'Error', oauthStrings.errorTitle],
    ['OAuth setup, test', 'Test Failed', oauthSetupStrings.testFailedTitle],
    ['OAuth setup, test', 'OAuth configuration test failed.', oauthSetupStrings.testFailed],
    ['Connectors, test', 'Connection Failed', connectionsStrings.testFailedTitle],
    [
      'Connectors, test',
      'Failed to connect to the data warehouse.',
      connectionsStrings.warehouses.testFailed,
    ],
    [
      'Connectors, test',
      'Failed to connect to the business application.',
      connectionsStrings.applications.testFailed,
    ],
    ['Connectors, save', 'Save Failed', connectionsStrings.saveFailedTitle],
    ['Connectors, save', 'Failed to save the connection.', connectionsStrings.saveFailed],
    ['Onboarding', 'Almost there!', onboardingStrings.almostTitle],
    [
      'Onboarding',
      'There was an issue completing setup, but you can start using the product now.',
      onboardingStrings.almostMessage,
    ],

    ['OAuth panel', 'Token Refreshed', oauthStrings.refreshedTitle],
    ['OAuth panel', 'OAuth token has been successfully refreshed.', oauthStrings.refreshedMessage],
    ['OAuth panel', 'Configuration Saved', oauthStrings.savedTitle],
    ['OAuth panel', 'OAuth configuration has been updated successfully.', oauthStrings.panelSavedMessage],
    ['OAuth setup', 'OAuth configuration has been successfully saved.', oauthSetupStrings.setupSavedMessage],
    ['Copy', 'Copied', uiStrings.copiedTitle],
    ['Copy', 'Text copied to clipboard.', uiStrings.copiedMessage],
    ['OAuth panel, popup', 'OAuth Configuration', oauthStrings.popupTitle],
    ['OAuth panel, popup', 'Please complete authentication in the popup window.', oauthStrings.popupMessage],
    ['Source', 'Data Source Added', sourcesStrings.addedTitle],
    ['Upload, dashboard', 'File Uploaded', sourcesStrings.simpleUploadedTitle],
    ['Upload', 'File Uploaded Successfully', sourcesStrings.uploadedTitle],
    ['Model', 'Model Created', modelsStrings.createdTitle],
    [
      'Model',
      'New ML model has been successfully created and is ready for training.',
      modelsStrings.createdMessage,
    ],
    ['Model', 'Training Started', modelsStrings.trainingStartedTitle],
    ['Stream', 'Stream Created', streamsStrings.createdTitle],
    ['Source', 'Data Source Updated', sourcesStrings.updatedTitle],
    ['Model, predict', 'Prediction Complete', modelsStrings.predictedTitle],
    ['Model, predict', 'Prediction results: 0.91, 0.4', modelsStrings.predictedMessage('0.91, 0.4')],
    ['OAuth setup', 'Test Successful', oauthSetupStrings.testedTitle],
    ['OAuth setup', 'OAuth configuration is working correctly.', oauthStrings.tested],
    ['Connectors', 'Connection Successful', connectionsStrings.testedTitle],
    ['Connectors', 'Successfully connected to the data warehouse.', connectionsStrings.warehouses.tested],
    [
      'Connectors',
      'Successfully connected to the business application.',
      connectionsStrings.applications.tested,
    ],
    ['Connectors', 'Connection Saved', connectionsStrings.savedTitle],
    [
      'Connectors',
      'Data warehouse connection has been saved successfully.',
      connectionsStrings.warehouses.saved,
    ],
    [
      'Connectors',
      'Business application connection has been saved successfully.',
      connectionsStrings.applications.saved,
    ],
    ['Onboarding', 'Welcome aboard!', onboardingStrings.welcomeAboardTitle],
    [
      'Onboarding',
      "You're all set to start analyzing your data with the product.",
      onboardingStrings.welcomeAboardMessage,
    ],
    ['Source authentication, test', 'Test failed:', sourcesStrings.testFailed],
    ['Source authentication, test', 'Unknown error', sourcesStrings.unknownError],
    [
      'Profile assistant, failure',
      "I appreciate your message! While I'm having trouble processing it right now, I'm here to help with your experience of the product. What would you like to explore?",
      profileStrings.fallback,
    ],
    [
      'Profile assistant, nothing came',
      'Thank you for your message! How else can I assist you today?',
      profileStrings.emptyResponse,
    ],
    ['Speech, start', 'Failed to start speech recognition', uiStrings.voiceStartFailed],
    ['Chat, pending', 'Thinking...', chatStrings.thinking],
  ]),
];
