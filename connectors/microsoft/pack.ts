import type { SemanticPack } from '../semantic-pack.ts';

const shared = { _transactioncurrencyid_value: ['currency'], createdon: ['creation date'] };
const inUse = { '0': 'active', '1': 'inactive' };
const usable = [
  { words: ['active'], column: 'statecode', values: ['0'] },
  { words: ['inactive'], column: 'statecode', values: ['1'] },
];
const currency = '_transactioncurrencyid_value';

/** Tables of Dynamics 365 Sales and Customer Service by the entity sets of Dataverse. `statecode` is fixed; what `statuscode` says beyond it a company may change. */
export const dynamicsPack: SemanticPack = {
  name: 'Dynamics 365',
  entities: [
    {
      names: ['accounts', 'account'],
      called: ['account', 'customer'],
      columns: {
        ...shared,
        name: ['account name'],
        revenue: ['annual revenue'],
        numberofemployees: ['number of employees'],
        address1_city: ['city'],
        address1_country: ['country'],
        industrycode: ['industry'],
      },
      roles: { accountid: 'identifier', revenue: 'additive' },
      displayColumn: 'name',
      units: { revenue: currency },
      codes: { statecode: inUse },
      conditions: usable,
    },
    {
      names: ['contacts', 'contact'],
      called: ['contact'],
      columns: { ...shared, fullname: ['name'], jobtitle: ['job title'], emailaddress1: ['email'] },
      roles: { contactid: 'identifier' },
      displayColumn: 'fullname',
      codes: { statecode: inUse },
      conditions: usable,
    },
    {
      names: ['leads', 'lead'],
      called: ['lead'],
      columns: { ...shared, fullname: ['name'], companyname: ['company name'] },
      roles: { leadid: 'identifier' },
      mainDate: 'createdon',
      codes: { statecode: { '0': 'open', '1': 'qualified', '2': 'disqualified' } },
      conditions: [
        { words: ['open'], column: 'statecode', values: ['0'] },
        { words: ['qualified'], column: 'statecode', values: ['1'] },
        { words: ['disqualified'], column: 'statecode', values: ['2'] },
      ],
    },
    {
      names: ['opportunities', 'opportunity'],
      called: ['opportunity', 'deal'],
      columns: {
        ...shared,
        name: ['topic'],
        estimatedvalue: ['estimated revenue', 'estimated value'],
        actualvalue: ['actual revenue', 'actual value'],
        estimatedclosedate: ['estimated close date'],
        actualclosedate: ['actual close date', 'close date'],
        closeprobability: ['probability'],
      },
      roles: {
        opportunityid: 'identifier',
        estimatedvalue: 'additive',
        actualvalue: 'additive',
        closeprobability: 'ratio',
      },
      mainDate: 'estimatedclosedate',
      displayColumn: 'name',
      units: { estimatedvalue: currency, actualvalue: currency },
      codes: { statecode: { '0': 'open', '1': 'won', '2': 'lost' } },
      conditions: [
        { words: ['open'], column: 'statecode', values: ['0'] },
        { words: ['won'], column: 'statecode', values: ['1'] },
        { words: ['lost'], column: 'statecode', values: ['2'] },
      ],
    },
    {
      names: ['quotes', 'quote'],
      called: ['quote', 'quotation'],
      columns: { ...shared, quotenumber: ['quote number'], totalamount: ['total amount', 'quote value'] },
      roles: { quoteid: 'identifier', totalamount: 'additive' },
      units: { totalamount: currency },
      codes: { statecode: { '0': 'draft', '1': 'active', '2': 'won', '3': 'closed' } },
      conditions: [{ words: ['won'], column: 'statecode', values: ['2'] }],
    },
    {
      names: ['salesorders', 'salesorder'],
      called: ['sales order', 'order'],
      columns: { ...shared, ordernumber: ['order number'], totalamount: ['total amount', 'order value'] },
      roles: { salesorderid: 'identifier', totalamount: 'additive' },
      mainDate: 'createdon',
      units: { totalamount: currency },
      codes: {
        statecode: { '0': 'active', '1': 'submitted', '2': 'canceled', '3': 'fulfilled', '4': 'invoiced' },
      },
      conditions: [
        { words: ['active'], column: 'statecode', values: ['0'] },
        { words: ['canceled', 'cancelled'], column: 'statecode', values: ['2'] },
        { words: ['fulfilled'], column: 'statecode', values: ['3'] },
        { words: ['invoiced'], column: 'statecode', values: ['4'] },
      ],
    },
    {
      names: ['invoices', 'invoice'],
      called: ['invoice'],
      columns: {
        ...shared,
        invoicenumber: ['invoice number'],
        totalamount: ['total amount', 'invoice amount'],
      },
      roles: { invoiceid: 'identifier', totalamount: 'additive' },
      mainDate: 'createdon',
      units: { totalamount: currency },
      codes: { statecode: { '0': 'active', '2': 'paid', '3': 'canceled' } },
      conditions: [
        { words: ['paid'], column: 'statecode', values: ['2'] },
        { words: ['canceled', 'cancelled'], column: 'statecode', values: ['3'] },
      ],
    },
    {
      names: ['incidents', 'incident'],
      called: ['case', 'support case'],
      columns: {
        ...shared,
        ticketnumber: ['case number'],
        title: ['case title'],
        caseorigincode: ['origin'],
      },
      roles: { incidentid: 'identifier' },
      mainDate: 'createdon',
      codes: {
        statecode: { '0': 'active', '1': 'resolved', '2': 'canceled' },
        prioritycode: { '1': 'high', '2': 'normal', '3': 'low' },
      },
      conditions: [
        { words: ['active', 'open'], column: 'statecode', values: ['0'] },
        { words: ['resolved'], column: 'statecode', values: ['1'] },
        { words: ['canceled', 'cancelled'], column: 'statecode', values: ['2'] },
      ],
    },
    {
      names: ['products', 'product'],
      called: ['product'],
      columns: { ...shared, productnumber: ['product number'], price: ['list price'] },
      roles: { productid: 'identifier', price: 'ratio' },
      displayColumn: 'name',
      units: { price: currency },
      codes: { statecode: { '0': 'active', '1': 'retired', '2': 'draft', '3': 'under revision' } },
      conditions: [
        { words: ['active'], column: 'statecode', values: ['0'] },
        { words: ['retired'], column: 'statecode', values: ['1'] },
      ],
    },
    {
      names: ['systemusers', 'systemuser'],
      called: ['user'],
      columns: { fullname: ['name'] },
      roles: { systemuserid: 'identifier' },
      displayColumn: 'fullname',
      conditions: [{ words: ['disabled'], column: 'isdisabled', values: [true] }],
    },
  ],
  relations: [
    { from: 'opportunities', fromColumn: '_parentaccountid_value', to: 'accounts', toColumn: 'accountid' },
    { from: 'opportunities', fromColumn: '_customerid_value', to: 'accounts', toColumn: 'accountid' },
    { from: 'contacts', fromColumn: '_parentcustomerid_value', to: 'accounts', toColumn: 'accountid' },
    { from: 'salesorders', fromColumn: '_customerid_value', to: 'accounts', toColumn: 'accountid' },
    { from: 'invoices', fromColumn: '_customerid_value', to: 'accounts', toColumn: 'accountid' },
    { from: 'incidents', fromColumn: '_customerid_value', to: 'accounts', toColumn: 'accountid' },
  ],
  questions: [
    { text: 'How many open opportunities are there?', needs: ['opportunities'] },
    { text: 'How many won opportunities are there?', needs: ['opportunities'] },
    { text: 'What is the total actual revenue of won opportunities?', needs: ['opportunities'] },
    { text: 'What is the total estimated revenue of open opportunities?', needs: ['opportunities'] },
    { text: 'Show the total estimated revenue of open opportunities per month', needs: ['opportunities'] },
    { text: 'How many lost opportunities are there?', needs: ['opportunities'] },
    { text: 'How many accounts are there by city?', needs: ['accounts'] },
    { text: 'How many active accounts are there?', needs: ['accounts'] },
    { text: 'How many open cases are there?', needs: ['incidents'] },
    { text: 'How many resolved cases are there?', needs: ['incidents'] },
  ],
};
