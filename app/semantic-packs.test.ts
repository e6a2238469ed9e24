import { describe, expect, it } from 'vitest';
import { ask, suggestQuestions } from '#agent/index.ts';
import { openTestTables, testColumn, testToday } from '#agent/testing.ts';
import { abapPack, packOf } from '#connectors/index.ts';
import { abapTables, dynamicsTables, peopleTables } from './testing-pack-tables.ts';
import { openPacked, type PackedSource, s4Source, salesforceSource, workdaySource } from './testing-packs.ts';

/**
 * Each first question of each pack, asked of tables with the names of its system, beside rows that SQL written by hand gives. S/4HANA, Salesforce and
 * Workday are the practice systems' data; the others are small tables of this test, which prove the words and not what a tenant delivers.
 */

const month = (column: string): string => `CAST(date_trunc('month', "${column}") AS DATE)`;
const inOpen = `"OverallSDProcessStatus" IN ('A', 'B')`;
const itemsWithGoods = '"A_SalesOrderItem" i LEFT JOIN "A_Product" p ON i."Material" = p."Product"';
const ordersWithPartners =
  '"A_SalesOrder" o LEFT JOIN "A_BusinessPartner" b ON o."SoldToParty" = b."BusinessPartner"';
const dealsWithAccounts = '"Opportunity" o LEFT JOIN "Account" a ON o."AccountId" = a."Id"';
const ofWorkers = (what: string, rest = ''): string => `SELECT ${what} FROM "Get_Workers" ${rest}`;
const ofPeople = (what: string, rest = ''): string => `SELECT ${what} FROM "User" ${rest}`;
const count = 'count(*)';

const expected: Record<string, string[]> = {
  s4hana: [
    'SELECT sum("TotalNetAmount") FROM "A_SalesOrder"',
    `SELECT count(*) FROM "A_SalesOrder" WHERE ${inOpen}`,
    `SELECT sum("TotalNetAmount") FROM "A_SalesOrder" WHERE ${inOpen}`,
    `SELECT ${month('SalesOrderDate')}, sum("TotalNetAmount") FROM "A_SalesOrder" GROUP BY 1`,
    `SELECT b."Industry", sum(o."TotalNetAmount") FROM ${ordersWithPartners} GROUP BY 1`,
    `SELECT count(*) FROM "A_SalesOrder" WHERE "SalesDocumentRjcnReason" = '10'`,
    'SELECT "CityName", count(*) FROM "A_BusinessPartner" GROUP BY 1',
    'SELECT "ProductGroup", count(*) FROM "A_Product" GROUP BY 1',
    `SELECT p."ProductGroup", sum(i."RequestedQuantity") FROM ${itemsWithGoods} GROUP BY 1`,
    'SELECT "OverallSDProcessStatus", count(*) FROM "A_SalesOrder" GROUP BY 1',
  ],
  salesforce: [
    `SELECT count(*) FROM "Opportunity" WHERE "StageName" NOT LIKE 'Closed%'`,
    `SELECT count(*) FROM "Opportunity" WHERE "StageName" = 'Closed Won'`,
    `SELECT sum("Amount") FROM "Opportunity" WHERE "StageName" = 'Closed Won'`,
    `SELECT "StageName", sum("Amount") FROM "Opportunity" WHERE "StageName" NOT LIKE 'Closed%' GROUP BY 1`,
    `SELECT ${month('CloseDate')}, sum("Amount") FROM "Opportunity" WHERE "StageName" = 'Closed Won' GROUP BY 1`,
    'SELECT "StageName", count(*) FROM "Opportunity" GROUP BY 1',
    `SELECT a."Name", sum(o."Amount") FROM ${dealsWithAccounts} WHERE o."StageName" = 'Closed Won' GROUP BY 1 ORDER BY 2 DESC NULLS LAST LIMIT 5`,
    `SELECT a."Industry", sum(o."Amount") FROM ${dealsWithAccounts} GROUP BY 1`,
    'SELECT "Industry", count(*) FROM "Account" GROUP BY 1',
    'SELECT count(*) FROM "Contact" WHERE "HasOptedOutOfEmail"',
  ],
  workday: [
    ofWorkers(count),
    ofWorkers(count, 'WHERE termination_date IS NULL'),
    ofWorkers(count, 'WHERE termination_date IS NOT NULL'),
    ofWorkers('position_title, count(*)', 'GROUP BY 1'),
    ofWorkers('position_title, count(*)', 'WHERE termination_date IS NULL GROUP BY 1'),
    ofWorkers("CAST(date_trunc('year', hire_date) AS DATE), count(*)", 'GROUP BY 1'),
    ofWorkers('DISTINCT position_title'),
    ofWorkers('position_title, count(*)', 'WHERE termination_date IS NOT NULL GROUP BY 1'),
    ofWorkers("CAST(date_trunc('year', hire_date) AS DATE), count(*)", 'GROUP BY 1'),
    ofWorkers(count, 'WHERE termination_date IS NULL'),
  ],
  microsoft: [
    'SELECT count(*) FROM opportunities WHERE statecode = 0',
    'SELECT count(*) FROM opportunities WHERE statecode = 1',
    'SELECT sum(actualvalue) FROM opportunities WHERE statecode = 1',
    'SELECT sum(estimatedvalue) FROM opportunities WHERE statecode = 0',
    `SELECT ${month('estimatedclosedate')}, sum(estimatedvalue) FROM opportunities WHERE statecode = 0 GROUP BY 1`,
    'SELECT count(*) FROM opportunities WHERE statecode = 2',
    'SELECT address1_city, count(*) FROM accounts GROUP BY 1',
    'SELECT count(*) FROM accounts WHERE statecode = 0',
    'SELECT count(*) FROM incidents WHERE statecode = 0',
    'SELECT count(*) FROM incidents WHERE statecode = 1',
  ],
  successfactors: [
    ofPeople(count),
    ofPeople(count, `WHERE status = 't'`),
    ofPeople('department, count(*)', `WHERE status = 't' GROUP BY 1`),
    ofPeople('location, count(*)', 'GROUP BY 1'),
    ofPeople('division, count(*)', 'GROUP BY 1'),
    ofPeople(count, `WHERE status = 'f'`),
    ofPeople(`CAST(date_trunc('year', "hireDate") AS DATE), count(*)`, 'GROUP BY 1'),
    ofPeople('country, count(*)', `WHERE status = 't' GROUP BY 1`),
    ofPeople('DISTINCT department'),
    ofPeople('gender, count(*)', 'GROUP BY 1'),
  ],
  hana: [
    'SELECT sum("NETWR") FROM "VBAK"',
    `SELECT ${month('AUDAT')}, sum("NETWR") FROM "VBAK" GROUP BY 1`,
    `SELECT count(*) FROM "VBAK" WHERE "GBSTK" IN ('A', 'B')`,
    'SELECT k."LAND1", sum(v."NETWR") FROM "VBAK" v JOIN "KNA1" k ON v."KUNNR" = k."KUNNR" GROUP BY 1',
    `SELECT count(*) FROM "VBAK" WHERE "VBTYP" = 'B'`,
    'SELECT "LAND1", count(*) FROM "KNA1" GROUP BY 1',
    'SELECT m."MATKL", sum(v."NETWR") FROM "VBAP" v JOIN "MARA" m ON v."MATNR" = m."MATNR" GROUP BY 1',
    'SELECT "MTART", count(*) FROM "MARA" GROUP BY 1',
    `SELECT count(*) FROM "VBAP" WHERE "ABGRU" = '10'`,
    'SELECT "VKORG", sum("NETWR") FROM "VBAK" GROUP BY 1',
  ],
};

const sources: (() => PackedSource)[] = [
  s4Source,
  salesforceSource,
  workdaySource,
  () => dynamicsTables,
  () => peopleTables,
  () => abapTables,
];

/** Months without rows are told as nothing sold, which SQL by hand leaves out. */
const told = (rows: readonly (readonly unknown[])[]): string[] =>
  rows
    .filter((row) => row.length < 2 || row[1] !== 0)
    .map((row) => JSON.stringify(row))
    .sort();

describe('the first questions of a pack', () => {
  it.each(sources)('are answered with the right rows (%#)', async (sourceOf) => {
    const source = sourceOf();
    const shop = await openPacked(source);
    const pack = (await packOf(source.type)) ?? (await abapPack()).pack;
    expect(pack.questions).toHaveLength(10);
    const offered = suggestQuestions(shop.catalog, 40);
    for (const [at, { text }] of pack.questions.entries()) {
      const { answer } = await ask(text, {
        catalog: shop.catalog,
        run: shop.run,
        today: testToday,
        locale: 'en',
      });
      expect(answer.status, `${text}: ${answer.reading}`).toBe('answered');
      expect(['checked', 'caution'], text).toContain(answer.verdict);
      const byHand = await shop.run({
        sql: expected[source.type]?.[at] ?? '',
        tables: [],
        maxRows: 1000,
        deadlineMs: 10_000,
      });
      expect(byHand.rows.length, text).toBeGreaterThan(0);
      expect(told(answer.rows), text).toEqual(told(byHand.rows));
    }
    // Those that would be answered with a caution are offered only where nothing else is.
    expect(offered.filter((text) => pack.questions.some((one) => one.text === text)).length).toBeGreaterThan(
      5,
    );
    shop.close();
  });
});

describe('what a pack says', () => {
  it('is told beside the answer that stands on it', async () => {
    const shop = await openPacked(abapTables);
    const put = async (question: string) =>
      (await ask(question, { catalog: shop.catalog, run: shop.run, today: testToday, locale: 'en' })).answer;
    const open = await put('how many open sales orders');
    expect(open.assumptions?.map(({ chosen }) => chosen)).toContain(
      'open sales order: GBSTK is A or B, by the SAP tables pack',
    );
    const kinds = await put('number of sales orders by document category');
    expect(kinds.assumptions?.map(({ chosen }) => chosen).join()).toContain(
      'B is quotation, C is order, by the SAP tables pack',
    );
    shop.close();
  });

  it('warns where a sum runs over the currencies of another column', async () => {
    const vbak = abapTables.tables[0];
    if (!vbak) throw new Error('The table is there.');
    const at = vbak.columns.findIndex(({ name }) => name === 'WAERK');
    const mixed = vbak.rows.map((row, number) => row.with(at, number % 2 ? 'USD' : 'EUR'));
    const shop = await openPacked({ type: 'hana', tables: [{ ...vbak, rows: mixed }] });
    const { answer } = await ask('total net value of sales orders', {
      catalog: shop.catalog,
      run: shop.run,
      today: testToday,
      locale: 'en',
    });
    expect(answer.verdict).toBe('caution');
    expect(answer.checks?.find(({ id }) => id === 'mixed-unit')?.detail).toContain('WAERK');
    shop.close();
  });

  it('says nothing of a table that has two fields of SAP by chance', async () => {
    const columns = ['MENGE', 'WERKS', 'Farbe'].map((name) => testColumn(name, 'VARCHAR', 'category'));
    const table = {
      name: 'VBAK',
      key: [],
      mainDate: null,
      displayColumn: null,
      columns,
      rows: [['1', 'a', 'b']],
    };
    const plain = await openTestTables([table], []);
    const packed = await openPacked({ type: 'csv', tables: [table] });
    expect(packed.catalog.tables[0]?.profile).toEqual(plain.catalog.tables[0]?.profile);
    expect(packed.catalog.tables[0]?.synonyms).toEqual([]);
    plain.close();
    packed.close();
  });
});
