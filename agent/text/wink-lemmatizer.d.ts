/** The package ships no types. Each function gives the dictionary form of a lower-case word of that part of speech. */
declare module 'wink-lemmatizer' {
  const lemmatizer: {
    noun(word: string): string;
    verb(word: string): string;
    adjective(word: string): string;
  };
  export = lemmatizer;
}
