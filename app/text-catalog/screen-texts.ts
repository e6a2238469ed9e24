import { applicationManifests, oauthProviders, warehouseManifests } from '#connectors/manifests.ts';
import { analyticsStrings } from '#features/analytics/strings.ts';
import { chatStrings } from '#features/chat/strings.ts';
import { connectionsStrings } from '#features/connections/strings.ts';
import { dashboardStrings } from '#features/dashboard/strings.ts';
import { identityStrings } from '#features/identity/strings.ts';
import { landingStrings } from '#features/landing/strings.ts';
import { modelsStrings } from '#features/models/strings.ts';
import { oauthSetupStrings } from '#features/oauth/setup-strings.ts';
import { oauthStrings } from '#features/oauth/strings.ts';
import { onboardingStrings } from '#features/onboarding/strings.ts';
import { profileStrings } from '#features/profile/strings.ts';
import { sourcesStrings } from '#features/sources/strings.ts';
import { uiStrings } from '#ui/strings.ts';
import { appStrings } from '../web/strings.ts';
import { type TextRow, textsOf } from './text-row.ts';

/** Titles, labels, placeholders and empty states: section 2, with the labels that section 3 gives to types. */
export const screenTexts: TextRow[] = textsOf(2, [
  ['Unknown path', '404 Page Not Found', appStrings.unknownTitle],
  ['Signed out, toast', 'Unauthorized', identityStrings.unauthorizedTitle],
  ['Signed out, toast', 'You are logged out. Logging in again...', identityStrings.unauthorizedMessage],
  ['Landing', 'Sign In', landingStrings.signIn],

  ['Sidebar', 'Dashboard', dashboardStrings.title],
  ['Sidebar', 'Data Sources', appStrings.dataSources],
  ['Sidebar, badge', '3', appStrings.dataSourcesBadge],
  ['Sidebar', 'Manage Sources', sourcesStrings.sidebar],
  ['Sidebar', 'OAuth Setup', oauthStrings.setupSidebar],
  ['Sidebar', 'Data Warehouse', connectionsStrings.warehouses.sidebar],
  ['Sidebar', 'Business Apps', connectionsStrings.applications.sidebar],
  ['Sidebar', 'AI Agent', chatStrings.title],
  ['Sidebar', 'Analytics', analyticsStrings.title],
  ['Sidebar', 'ML Models', modelsStrings.sidebar],
  ['Sidebar', 'Profile', profileStrings.sidebar],
  ['Sidebar, brand', 'AI Business Platform', appStrings.tagline],
  ['Sidebar, user card', 'Admin', appStrings.role],
  ['Header', 'Connected to Business Applications', appStrings.connected],
  ['Header, search', 'Search data sources, queries...', appStrings.searchPlaceholder],

  ['Dashboard, card', 'Active Data Sources', dashboardStrings.activeDataSources],
  ['Dashboard, card', 'ML Models', dashboardStrings.mlModels],
  ['Dashboard, card', 'Voice Interactions', dashboardStrings.voiceInteractions],
  ['Dashboard, card', 'Data Processed', dashboardStrings.dataProcessed],
  ['Dashboard, chat panel', 'AI Data Agent', chatStrings.panelTitle],
  ['Dashboard, chat panel', 'Active', chatStrings.active],
  ['Dashboard, OAuth panel', 'Enterprise OAuth Configuration', oauthStrings.panelTitle],

  ['Authentication page', 'Authentication & OAuth', oauthStrings.authTitle],
  ['Chat panel', 'Create Chart', chatStrings.createChart],
  ['Chat panel, pending', 'Thinking...', chatStrings.thinking],
  ['Speech toggle', 'Play', uiStrings.speechPlay],
  ['Speech toggle', 'Stop', uiStrings.speechStop],

  ['OAuth panel', 'Connected', oauthStrings.connected],
  ['OAuth panel', 'Disconnected', oauthStrings.disconnected],
  ['OAuth panel', 'Active', oauthStrings.active],
  ['OAuth panel', 'Inactive', oauthStrings.inactive],
  ['OAuth panel', 'Expires in 28 days', oauthStrings.expiresIn(28)],
  ['OAuth panel', 'Not authenticated', oauthStrings.notAuthenticated],
  ['OAuth panel', 'Configure OAuth', oauthStrings.configure],
  ['OAuth panel', 'Refresh Token', oauthStrings.refreshToken],
  ['OAuth panel', 'Save', oauthStrings.save],
  ['OAuth panel', 'Cancel', uiStrings.cancel],

  ['Voice dialog', 'Voice Not Supported', uiStrings.voiceUnsupportedTitle],
  ['Voice dialog', "Your browser doesn't support speech recognition.", uiStrings.voiceUnsupportedMessage],
  ['Voice dialog', 'Close', uiStrings.close],
  ['Voice dialog', 'Listening...', uiStrings.voiceListening],
  ['Voice dialog', 'Voice Input Ready', uiStrings.voiceReady],
  ['Voice dialog', 'Cancel', uiStrings.cancel],
  ['Voice dialog', 'Start', uiStrings.voiceStart],
  ['Voice dialog', 'Stop', uiStrings.voiceStop],
  ['Voice dialog', 'Process', uiStrings.voiceProcess],

  ['Data Sources page', 'Connected', sourcesStrings.connected],
  ['Data Sources page', 'Disconnected', sourcesStrings.disconnected],
  ['Edit dialog, tab', 'General Settings', sourcesStrings.tabs.general],
  ['Edit dialog, tab', 'Authentication', sourcesStrings.tabs.authentication],
  ['Edit dialog, tab', 'SAP Streaming', sourcesStrings.tabs.streaming],
  ['Source type datasphere', 'Data Warehouse', sourcesStrings.types.datasphere],
  ['Source type s4hana', 'Business Applications Backend', sourcesStrings.types.s4hana],

  ['Analytics page', 'Analytics', analyticsStrings.title],
  [
    'Analytics page',
    'View comprehensive analytics and insights from your connected data sources',
    analyticsStrings.subtitle,
  ],
  ['Analytics page', 'Sales Trend (Last 30 Days)', analyticsStrings.trendTitle],
  ['Dashboard chart, range', 'This year', analyticsStrings.ranges[365]],

  ['ML Models page', 'Machine Learning Models', modelsStrings.title],
  [
    'ML Models page',
    'Manage and deploy machine learning models for forecasting, classification, and anomaly detection',
    modelsStrings.subtitle,
  ],
  ['ML Models page', 'Create Model', modelsStrings.create],
  ['Create dialog', 'Create ML Model', modelsStrings.createTitle],
  ['Create dialog, pending', 'Creating...', modelsStrings.creating],
  ['ML Models page, empty', 'No ML Models', modelsStrings.emptyTitle],
  [
    'ML Models page, empty',
    'Create your first machine learning model to start generating predictions and insights from your data.',
    modelsStrings.emptyMessage,
  ],
  ['Model card', 'N/A', modelsStrings.notMeasured],
  ['Dashboard ML panel', 'Train', modelsStrings.train],
  ['Dashboard ML panel', 'Predict', modelsStrings.predict],

  ['Profile', 'User Profile', profileStrings.title],
  ['Profile', 'First Name', profileStrings.firstName],
  ['Profile', 'Last Name', profileStrings.lastName],
  ['Profile', 'Not provided', profileStrings.notProvided],
  ['Profile', 'Member Since', profileStrings.memberSince],
  ['Profile', 'Unknown', profileStrings.unknown],
  ['Profile', 'Account Status', profileStrings.accountStatus],
  ['Profile', 'Active', profileStrings.active],
  ['Profile', 'Edit Profile', profileStrings.edit],
  ['Profile', 'Sign Out', profileStrings.signOut],
  ['Profile assistant', 'Generating personalized greeting...', profileStrings.greetingLoading],
  ['Profile assistant', 'Ask me anything about your business data...', profileStrings.inputPlaceholder],
  ['Profile assistant', 'What insights can you provide about my data?', profileStrings.quick[0]],
  ['Profile assistant', 'Show me my recent analytics', profileStrings.quick[1]],
  ['Profile assistant', 'Help me create a new ML model', profileStrings.quick[2]],
  ['Profile assistant', 'New Greeting', profileStrings.newGreeting],

  ['Onboarding 1', 'there', onboardingStrings.somebody],
  ['Onboarding 1', "Let's Get Started", onboardingStrings.begin],
  ['Onboarding 2', 'Data Warehouse', onboardingStrings.sources.warehouse.title],
  ['Onboarding 2', 'Business Applications Backend', onboardingStrings.sources.applications.title],
  ['Onboarding 2', 'File Upload', onboardingStrings.sources.upload.title],
  ['Onboarding 2', 'Popular', onboardingStrings.popular],
  ['Onboarding 2', 'Back', onboardingStrings.back],
  ['Onboarding 2', 'Skip for now', onboardingStrings.skip],
  ['Onboarding 2', 'Next: Setup Connection', onboardingStrings.next],
  ['Onboarding 3', 'Real-time Dashboard', onboardingStrings.tour[0].title],
  ['Onboarding 3', 'AI Chat Assistant', onboardingStrings.tour[1].title],
  ['Onboarding 3', 'Data Pipeline Automation', onboardingStrings.tour[2].title],
  ['Onboarding 3', 'Voice Interactions', onboardingStrings.tour[3].title],
  ['Onboarding 3', 'Previous', onboardingStrings.previous],
  ['Onboarding 3', 'Next', onboardingStrings.nextSlide],
  ['Onboarding 3', 'Skip Tour', onboardingStrings.skipTour],
  ['Onboarding 3', 'Finish Tour', onboardingStrings.finishTour],
  ['Onboarding 4', "You're All Set", onboardingStrings.completeTitle],
  ['Onboarding 4', 'Start Using', onboardingStrings.start],

  ['OAuth Setup', 'Client ID', labelOf(oauthProviders.datasphere, 'clientId')],
  ['OAuth Setup', 'Client Secret', labelOf(oauthProviders.datasphere, 'clientSecret')],
  ['OAuth Setup', 'Authorization URL', labelOf(oauthProviders.datasphere, 'authUrl')],
  ['OAuth Setup', 'Token URL', labelOf(oauthProviders.datasphere, 'tokenUrl')],
  ['OAuth Setup', 'Auto-generated if empty', placeholderOf(oauthProviders.datasphere, 'tokenUrl')],
  ['OAuth Setup', 'Scope', labelOf(oauthProviders.datasphere, 'scope')],
  ['OAuth Setup', 'read write', defaultOf(oauthProviders.datasphere, 'scope')],
  ['OAuth Setup', 'Test Configuration', oauthSetupStrings.test],
  ['OAuth Setup', 'Save Configuration', oauthSetupStrings.saveConfiguration],

  ['Data Warehouse Connectors, tab', 'DataSphere', warehouseManifests.datasphere.name],
  ['Data Warehouse Connectors, tab', 'SQL Server', warehouseManifests.sql.name],
  ['Data Warehouse Connectors, tab', 'SAP BW', warehouseManifests.sapbw.name],
  ['Data Warehouse Connectors, tab', 'HANA Cloud', warehouseManifests.hana.name],
  ['Business Application Connectors, tab', 'S/4HANA', applicationManifests.s4hana.name],
  ['Business Application Connectors, tab', 'Oracle ERP', applicationManifests.oracle.name],
  ['Business Application Connectors, tab', 'Dynamics 365', applicationManifests.microsoft.name],
  ['Business Application Connectors, tab', 'SAP BTP', applicationManifests.btp.name],
  ['Business Application Connectors, tab', 'Workday', applicationManifests.workday.name],
  ['Business Application Connectors, tab', 'Salesforce', applicationManifests.salesforce.name],
  ['Connectors', 'Test Connection', connectionsStrings.test],
  ['Connectors', 'Save Connection', connectionsStrings.save],
]);

interface Described {
  fields: readonly { name: string; label: string; placeholder?: string; default?: unknown }[];
}

function fieldOf({ fields }: Described, name: string) {
  const field = fields.find((candidate) => candidate.name === name);
  if (!field) throw new Error(`The form has no field ${name}.`);
  return field;
}

function labelOf(form: Described, name: string): string {
  return fieldOf(form, name).label;
}

function placeholderOf(form: Described, name: string): string {
  return fieldOf(form, name).placeholder ?? '';
}

function defaultOf(form: Described, name: string): string {
  return String(fieldOf(form, name).default);
}
