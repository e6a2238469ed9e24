/** What keeps a service of OData from being read, and what to do about it; what holds for every call over HTTP is in `connectors/http/strings.ts`. */
export const odataStrings = {
  noOData: (system: string) =>
    `${system} answered, but not as a service of OData does. Check the server URL and the service path.`,
  noMetadata: (system: string, service: string) =>
    `The metadata of ${service} cannot be read. Ask the administrator of ${system} whether the service works.`,
  changedTable: 'A table or column that is read is no longer there. Choose the tables again.',
  tableRefused: (table: string) =>
    `The account may not read ${table}. Ask for the authorization, or leave the table out.`,
  missingProperty: (table: string) =>
    `${table} was sent without a column that was asked for, so it may have changed meanwhile. Choose the tables again.`,
  doubled: (table: string) =>
    `Pages of ${table} held rows twice, so nothing of it was taken over. Try again when nobody changes it.`,
  missing: (table: string) =>
    `Fewer rows of ${table} came than there are by the system's own count, so nothing of it was taken over. Try again.`,
  uncounted: (table: string) =>
    `The system neither counts the rows of ${table} nor leads from one page to the next, so nobody knows whether all came. Nothing of it was taken over.`,
  endless: (table: string) =>
    `Pages of ${table} led on without an end. Tell the administrator of the system.`,
  movedOn: (table: string) =>
    `The system does not know any more where the reading of ${table} was broken off. It is read again from the beginning.`,
  notIncremental: (table: string) =>
    `${table} cannot be asked for what has changed by that column. Choose another column, or read it whole.`,
  transaction: (id: string) => `Its log has it under ${id}.`,
} as const;
