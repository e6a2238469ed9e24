/** What a call of SAP BW came to, and what to do about it; what holds for every system is in `connectors/strings.ts`. */
export const bwStrings = {
  system: 'SAP BW',
  connected: (cubes: number) =>
    `Connected to SAP BW. The user sees ${cubes} ${cubes === 1 ? 'cube or query' : 'cubes and queries'}.`,
  wrongPassword: (client: string) =>
    `SAP BW did not let the user in: user name, password or the client ${client} is wrong, or the user is locked.`,
  forbidden:
    'SAP BW refused the call. Have the service /sap/bw/xml/soap/xmla activated (transaction SICF), and the user given the right to it (S_RFC, S_BI-WHM).',
  noService:
    'There is no service of XML for Analysis at that host. Check host and port, and have /sap/bw/xml/soap/xmla activated (transaction SICF).',
  busy: 'SAP BW is too busy to answer. Try again later.',
  redirected:
    'The server leads elsewhere instead of answering. Check host, port, and whether https:// belongs in front.',
  page: (title: string) =>
    `The server answered by a page (“${title}”) instead of the service of XML for Analysis. Check host and port, and whether a proxy or a sign-in page stands before SAP BW.`,
  noPage:
    'The server answered otherwise than the service of XML for Analysis does. Check host and port, and whether a proxy or a sign-in page stands before SAP BW.',
  withoutTls: 'The server does not speak TLS at that port. Check the port, or take https:// off the host.',
  tlsWanted:
    'The server does not answer without TLS at that port. Put https:// in front of the host, or check the port.',
  unknownProvider: (name: string) =>
    `There is no InfoProvider named ${name} with cubes or queries that the user may see. Check its technical name.`,
  tooManyCubes: (count: number, most: number) =>
    `The user sees ${count} cubes and queries, of which ${most} can be listed. Enter the technical name of one InfoProvider.`,
  refusedCube: (table: string) =>
    `The user may not read ${table}. Grant the authorization for its InfoProvider, or leave it out.`,
  changedCube: (table: string) =>
    `${table} is no longer there, or the user may not see it. Choose the tables again.`,
  variables: (table: string) =>
    `${table} asks for values before it answers (variables), which are not given here. Choose one without, or give the variables defaults in the query.`,
  tooLarge: (table: string) =>
    `${table} has more cells for the chosen columns than SAP BW gives at once. Choose fewer columns, or a query that is filtered.`,
  notComputed: (table: string) =>
    `SAP BW could not compute ${table} for the chosen columns. Choose fewer columns.`,
  notIncremental: 'SAP BW tells of no row when it was changed. Read the table whole.',
  resumed:
    'What SAP BW holds has changed since the reading was broken off. It is read again from the beginning.',
  refusedCall: 'SAP BW could not tell what the user may see. Ask its administrator.',
  stopped: (place: string) => `SAP BW at ${place} was stopped, or ended the connection, while it was read.`,
} as const;
