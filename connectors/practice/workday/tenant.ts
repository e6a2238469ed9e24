/** What a practice tenant of Workday holds. */

/** A row of an operation: its content as XML, and when it was entered. */
export interface TenantEntry {
  content: string;
  enteredAt: Date;
}

export interface TenantReport {
  /** Names with their types of XML Schema; one with `isMany` repeats. */
  fields: readonly { name: string; type: string; isMany?: boolean }[];
  rows: (readonly (string | null)[])[];
  isRefused?: boolean;
  /** It is begun, and never ends by itself. */
  isSlow?: boolean;
}

export class Tenant {
  readonly name: string;
  readonly users: { username: string; password: string; isLocked?: boolean }[] = [];
  /** By operation: the element of a row, and the rows. */
  readonly operations = new Map<string, { row: string; entries: TenantEntry[] }>();
  /** By `owner/report`. */
  readonly reports = new Map<string, TenantReport>();

  constructor(name: string) {
    this.name = name;
  }

  /** A locked account is told by nothing but a refusal. */
  letsIn(username: string, password: string): boolean {
    return this.users.some(
      (user) => user.username === username && user.password === password && !user.isLocked,
    );
  }
}

const firstNames = ['Ada', 'Ben', 'Chloé', 'Dmitri', 'Elif', 'Farid', 'Grete'];
const lastNames = ['Okafor', 'Lindqvist', 'Müller', 'O’Brien', 'Sato', 'da Silva', 'Novák', 'Weiß', 'Khan'];
const titles = ['Analyst', 'Engineer', 'Accountant'];

/** Invented workers, the same each time, of whom each seventh has left and each fortieth has two jobs. */
export function practiceWorkers(count: number, enteredAt = new Date(Date.UTC(2024, 0, 1))): TenantEntry[] {
  return Array.from({ length: count }, (_, at) => {
    const number = at + 1;
    const [first, last] = [firstNames[at % firstNames.length], lastNames[at % lastNames.length]];
    const hired = new Date(Date.UTC(2015, 0, 1 + ((at * 37) % 3000))).toISOString().slice(0, 10);
    const hasLeft = number % 7 === 0;
    const jobs = Array.from({ length: number % 40 === 0 ? 2 : 1 }, (__, job) => jobOf(number, job, hired));
    const content = `<wd:Worker_Reference wd:Descriptor="${first} ${last}"><wd:ID wd:type="WID">${wid(number)}</wd:ID><wd:ID wd:type="Employee_ID">${idOf(number)}</wd:ID></wd:Worker_Reference><wd:Worker_Data><wd:Worker_ID>${idOf(number)}</wd:Worker_ID><wd:Personal_Data><wd:Name_Data><wd:Legal_Name_Data><wd:Name_Detail_Data wd:Formatted_Name="${first} ${last}"><wd:First_Name>${first}</wd:First_Name><wd:Last_Name>${last}</wd:Last_Name></wd:Name_Detail_Data></wd:Legal_Name_Data></wd:Name_Data></wd:Personal_Data><wd:Employment_Data>${jobs.join('')}<wd:Worker_Status_Data><wd:Active>${hasLeft ? 0 : 1}</wd:Active><wd:Hire_Date>${hired}-08:00</wd:Hire_Date><wd:Terminated>${hasLeft ? 1 : 0}</wd:Terminated>${hasLeft ? '<wd:Termination_Date>2023-12-31-08:00</wd:Termination_Date>' : ''}</wd:Worker_Status_Data></wd:Employment_Data></wd:Worker_Data>`;
    return { content, enteredAt };
  });
}

function jobOf(worker: number, job: number, hired: string): string {
  const title = titles[(worker + job) % titles.length];
  return `<wd:Worker_Job_Data wd:Primary_Job="${job === 0 ? 1 : 0}"><wd:Position_Data><wd:Position_ID>P-${worker}-${job + 1}</wd:Position_ID><wd:Position_Title>${title}</wd:Position_Title><wd:Business_Title>${title} R&amp;D</wd:Business_Title><wd:Start_Date>${hired}-08:00</wd:Start_Date><wd:Scheduled_Weekly_Hours>${job === 0 ? 40 : 8}</wd:Scheduled_Weekly_Hours></wd:Position_Data></wd:Worker_Job_Data>`;
}

function idOf(worker: number): string {
  return String(21_000 + worker);
}

function wid(worker: number): string {
  return worker.toString(16).padStart(32, '0');
}
