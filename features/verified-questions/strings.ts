export const verifiedQuestionsStrings = {
  title: 'Verified questions',
  subtitle:
    'Answers that somebody confirmed. They are asked again whenever the data or their meaning change.',
  nameMissing: 'Give the question a name.',
  nameTooLong: 'A name may have at most 200 characters.',
} as const;
