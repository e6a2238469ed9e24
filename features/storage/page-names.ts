/** What the page is called, apart from its other words: every page knows that much of it. */
export const storageTitle = 'Storage';
