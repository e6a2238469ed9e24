/** What a call of Workday came to, and what to do about it; what holds for every system is in `connectors/strings.ts`. */
export const workdayStrings = {
  system: 'Workday',
  connected: (tenant: string, version: string, services: number, reports: number) =>
    `Connected to ${tenant} of Workday, ${version}: ${counted(services, 'service')} and ${counted(reports, 'report')} can be read.`,
  wrongPassword:
    'Workday did not let the user in: the user name or the password is wrong, or the account is locked or may not sign in.',
  unknownTenant: (tenant: string) =>
    `There is no tenant named ${tenant} at this address. Check the Tenant URL; it ends in the name of the tenant.`,
  unknownService: (service: string) =>
    `This connector reads nothing of a service named ${service}. Take it out of Services, or read it by a report.`,
  wrongReport: (report: string) =>
    `${report} is no report. Write the account that owns it, a slash, and the name of the report as its web service has it.`,
  nothingEntered: 'Neither a service nor a report was entered. Enter at least one of what is to be read.',
  versionRefused: (version: string) => `This tenant does not serve ${version}. Choose another version.`,
  tableRefused: (table: string) =>
    `The user may not read ${table}. Have the right to it given, or leave the table out.`,
  missingReport: (report: string) =>
    `There is no report ${report}, or it is not enabled as a web service. Check its owner and its name.`,
  tableGone: (table: string) =>
    `${table} is no longer there, or not under this name. Choose the tables again.`,
  changedReport: (report: string) =>
    `The columns of ${report} have changed since it was chosen. Choose the table again.`,
  rejected: (table: string) =>
    `Workday did not accept the question for ${table}. Choose another version, or leave the table out.`,
  failed: (table: string) => `Workday could not work out ${table}. Try again later.`,
  rowsMissing: (table: string) =>
    `Of ${table} not as many rows came as Workday counted. Nothing of it was kept. Try again.`,
  wrongValue: (table: string, column: string) =>
    `A value of ${table} (${column}) is of another kind than Workday declares. Leave the column out.`,
  wholeOnly: 'Workday’s tables are read whole: choose no column that tells what has changed.',
  otherAnswer: 'The server answered otherwise than Workday does. Check the Tenant URL.',
  theData: 'the data',
} as const;

function counted(count: number, what: string): string {
  return `${count} ${what}${count === 1 ? '' : 's'}`;
}
