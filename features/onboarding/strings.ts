import { onboardingTitle } from './page-names.ts';

export const onboardingStrings = {
  title: onboardingTitle,
  progress: 'Onboarding progress',
  stepOf: (step: number, steps: number) => `Step ${step} of ${steps}`,
  steps: ['Welcome', 'Data Sources', 'Platform Tour', 'Complete'],
  done: 'done',

  welcomeTitle: (name: string) => `Welcome, ${name}!`,
  /** For whoever gave no first name. */
  somebody: 'there',
  welcomeMessage:
    'Ask your business data a question and get a number with its chart, its SQL and a receipt. Setting up takes a minute, and a sample company is already waiting.',
  begin: "Let's Get Started",

  sourceTitle: 'Connect your data',
  sourceMessage: "Choose how you'd like to begin. You can add the others at any time.",
  popular: 'Popular',
  sources: {
    warehouse: {
      title: 'Data Warehouse',
      text: 'DataSphere, SQL Server, SAP BW or HANA Cloud.',
      href: '/data-warehouse-connectors',
    },
    applications: {
      title: 'Business Applications Backend',
      text: 'S/4HANA, Oracle ERP, Dynamics 365, Workday, Salesforce.',
      href: '/business-app-connectors',
    },
    upload: {
      title: 'File Upload',
      text: 'Excel, CSV, JSON or XML, up to 50 MB.',
      href: '/data-sources?upload=true',
    },
  },
  back: 'Back',
  skip: 'Skip for now',
  next: 'Next: Setup Connection',
  noSourceTitle: 'Please select a data source',
  noSourceMessage: "Choose how you'd like to connect your data to proceed.",

  tourTitle: 'Platform Tour',
  tour: [
    {
      title: 'Real-time Dashboard',
      text: 'Your sources, their state and the trend of your figures on one page, each computed from your own data.',
    },
    {
      title: 'AI Chat Assistant',
      text: 'Ask in plain words. You get the number, how it was understood, the SQL behind it, and a receipt you can run again.',
    },
    {
      title: 'Data Pipeline Automation',
      text: 'What you upload is read, typed and described by itself. Answers keep the version of the data they read, so they can always be checked.',
    },
    {
      title: 'Voice Interactions',
      text: 'Press the microphone and say your question. Answers can be read aloud when you turn that on.',
    },
  ],
  previous: 'Previous',
  nextSlide: 'Next',
  slide: (number: number, title: string) => `Slide ${number}: ${title}`,
  skipTour: 'Skip Tour',
  finishTour: 'Finish Tour',

  completeTitle: "You're All Set",
  completeMessage: 'A few things to do next:',
  hints: [
    'Ask the AI Agent about the sample company, or about the file you uploaded.',
    'Open the receipt of an answer and run it again.',
    'Upload another file under Data Sources.',
  ],
  start: 'Start Using',
  welcomeAboardTitle: 'Welcome aboard!',
  welcomeAboardMessage: "You're all set to start analyzing your data with the product.",
  almostTitle: 'Almost there!',
  almostMessage: 'There was an issue completing setup, but you can start using the product now.',
} as const;
