/**
 * Entities of SuccessFactors that most companies have, by the names of its OData API: the description of all of them is some forty megabytes, so
 * that these are asked for and, besides, those that a person names.
 */
export const wellKnownEntities: readonly string[] = [
  ...['User', 'EmpEmployment', 'EmpEmploymentTermination', 'EmpJob', 'EmpJobRelationships', 'EmpWorkPermit'],
  ...['EmpCompensation', 'EmpPayCompRecurring', 'EmpPayCompNonRecurring', 'EmpCostDistribution'],
  ...['PerPerson', 'PerPersonal', 'PerEmail', 'PerPhone', 'PerAddressDEFLT', 'PerEmergencyContacts'],
  ...[
    'FOCompany',
    'FOBusinessUnit',
    'FODivision',
    'FODepartment',
    'FOCostCenter',
    'FOLocation',
    'FOLocationGroup',
  ],
  ...[
    'FOJobCode',
    'FOJobFunction',
    'FOPayGrade',
    'FOPayGroup',
    'FOPayComponent',
    'FOEventReason',
    'Position',
  ],
  ...['EmployeeTime', 'EmployeeTimeSheet', 'TimeAccount', 'TimeAccountDetail', 'TimeType', 'HolidayCalendar'],
  ...['JobRequisition', 'JobApplication', 'Candidate', 'JobOffer', 'JobApplicationInterview'],
  ...[
    'Goal_1',
    'FormHeader',
    'PerformanceReview',
    'Background_Education',
    'PicklistOption',
    'PickListValueV2',
  ],
  ...['Territory', 'Currency', 'CurrencyExchangeRate'],
];
