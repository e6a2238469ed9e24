import type { SystemColumn } from '../system-session.ts';

/** A column of an operation, and where its value stands in a row (`xml-rows.ts`). */
export interface WorkdayColumn extends SystemColumn {
  path: string;
}

/** An operation of a web service that hands out pages. */
export interface WorkdayOperation {
  service: string;
  /** `Get_Workers` */
  name: string;
  label: string;
  /** The element of a row below `Response_Data`. */
  row: string;
  /** What the request asks for besides its page, in the order of the schema: before and behind `Response_Filter`. */
  criteria?: string;
  group?: string;
  columns: readonly WorkdayColumn[];
}

type Declared = readonly [name: string, label: string, path: string, type?: SystemColumn['type']];

const nativeOf: Partial<Record<SystemColumn['type'], string>> = {
  boolean: 'xsd:boolean',
  date: 'xsd:date',
  decimal: 'xsd:decimal',
};

function columnsOf(declared: readonly Declared[]): WorkdayColumn[] {
  return declared.map(([name, label, path, type = 'text']) => ({
    name,
    label,
    path,
    type,
    nativeType: nativeOf[type] ?? 'xsd:string',
  }));
}

const personal = 'Worker_Data/Personal_Data/Name_Data/Legal_Name_Data/Name_Detail_Data';
const employment = 'Worker_Data/Employment_Data';
const job = `${employment}/Worker_Job_Data/Position_Data`;
const status = `${employment}/Worker_Status_Data`;

/**
 * What is read of each service, by the schemas of Workday. A worker may have several jobs: what is said of them is text.
 * Other content of these operations is left to reports, whose columns people choose.
 */
const operations: readonly WorkdayOperation[] = [
  {
    service: 'Human_Resources',
    name: 'Get_Workers',
    label: 'Workers',
    row: 'Worker',
    criteria:
      '<wd:Request_Criteria><wd:Exclude_Inactive_Workers>false</wd:Exclude_Inactive_Workers></wd:Request_Criteria>',
    group:
      '<wd:Response_Group><wd:Include_Reference>true</wd:Include_Reference><wd:Include_Personal_Information>true</wd:Include_Personal_Information><wd:Include_Employment_Information>true</wd:Include_Employment_Information></wd:Response_Group>',
    columns: columnsOf([
      ['wid', 'Workday ID', 'Worker_Reference/ID[WID]'],
      ['worker_id', 'Worker ID', 'Worker_Data/Worker_ID'],
      ['user_id', 'User ID', 'Worker_Data/User_ID'],
      ['name', 'Name', `${personal}@Formatted_Name`],
      ['first_name', 'First Name', `${personal}/First_Name`],
      ['last_name', 'Last Name', `${personal}/Last_Name`],
      ['position_id', 'Position ID', `${job}/Position_ID`],
      ['position_title', 'Position Title', `${job}/Position_Title`],
      ['business_title', 'Business Title', `${job}/Business_Title`],
      ['position_start', 'Start in Position', `${job}/Start_Date`],
      ['weekly_hours', 'Scheduled Weekly Hours', `${job}/Scheduled_Weekly_Hours`],
      ['active', 'Active', `${status}/Active`, 'boolean'],
      ['hire_date', 'Hire Date', `${status}/Hire_Date`, 'date'],
      ['original_hire_date', 'Original Hire Date', `${status}/Original_Hire_Date`, 'date'],
      ['terminated', 'Terminated', `${status}/Terminated`, 'boolean'],
      ['termination_date', 'Termination Date', `${status}/Termination_Date`, 'date'],
    ]),
  },
  {
    service: 'Human_Resources',
    name: 'Get_Organizations',
    label: 'Organizations',
    row: 'Organization',
    criteria: '<wd:Request_Criteria><wd:Include_Inactive>true</wd:Include_Inactive></wd:Request_Criteria>',
    columns: columnsOf([
      ['wid', 'Workday ID', 'Organization_Reference/ID[WID]'],
      ['reference_id', 'Reference ID', 'Organization_Data/Reference_ID'],
      ['name', 'Name', 'Organization_Data/Name'],
      ['code', 'Code', 'Organization_Data/Organization_Code'],
      ['type', 'Type', 'Organization_Data/Organization_Type_Reference/ID[Organization_Type_ID]'],
      ['inactive', 'Inactive', 'Organization_Data/Inactive', 'boolean'],
      ['inactive_date', 'Inactive Since', 'Organization_Data/Inactive_Date', 'date'],
    ]),
  },
  {
    service: 'Human_Resources',
    name: 'Get_Locations',
    label: 'Locations',
    row: 'Location',
    group:
      '<wd:Response_Group><wd:Include_Reference>true</wd:Include_Reference><wd:Include_Location_Data>true</wd:Include_Location_Data></wd:Response_Group>',
    columns: columnsOf([
      ['wid', 'Workday ID', 'Location_Reference/ID[WID]'],
      ['location_id', 'Location ID', 'Location_Reference/ID[Location_ID]'],
      ['name', 'Name', 'Location_Data/Location_Name'],
      ['inactive', 'Inactive', 'Location_Data/Inactive', 'boolean'],
    ]),
  },
  {
    service: 'Human_Resources',
    name: 'Get_Job_Profiles',
    label: 'Job Profiles',
    row: 'Job_Profile',
    group:
      '<wd:Response_Group><wd:Include_Reference>true</wd:Include_Reference><wd:Include_Job_Profile_Basic_Data>true</wd:Include_Job_Profile_Basic_Data></wd:Response_Group>',
    columns: columnsOf([
      ['wid', 'Workday ID', 'Job_Profile_Reference/ID[WID]'],
      ['job_code', 'Job Code', 'Job_Profile_Data/Job_Code'],
      ['title', 'Job Title', 'Job_Profile_Data/Job_Profile_Basic_Data/Job_Title'],
      ['inactive', 'Inactive', 'Job_Profile_Data/Job_Profile_Basic_Data/Inactive', 'boolean'],
    ]),
  },
];

/** Of these services, in the order of the list; of those that are not known nothing. */
export function operationsOf(services: readonly string[]): WorkdayOperation[] {
  return operations.filter(({ service }) => services.includes(service));
}
