/** Nouns by which people call the rows of a table, whatever it holds: typed without a capital they are no value. */
export const rowNouns = new Set(
  (
    'people person persons staff employee employees worker workers team teams user users customer customers client ' +
    'clients account accounts member members guest guests student students patient patients agent agents order orders ' +
    'sale sales product products item items ticket tickets record records row rows entry entries case cases thing ' +
    'things company companies invoice invoices job jobs request requests project projects'
  ).split(' '),
);
