import { keyedTable, testColumn } from '#agent/testing.ts';
import type { Cell } from '#kernel/catalog.ts';
import { type PackedSource, relation } from './testing-packs.ts';

/** Small tables with the names of systems whose practice data have names of their own. */

const id = (name: string) => testColumn(name, 'VARCHAR', 'identifier');
const kind = (name: string) => testColumn(name, 'VARCHAR', 'category');
const code = (name: string) => testColumn(name, 'INTEGER', 'additive');
const money = (name: string) => testColumn(name, 'DECIMAL(12,2)', 'additive');
const day = (name: string) => testColumn(name, 'DATE', 'date');

function rows(count: number, rowOf: (number: number) => Cell[]): Cell[][] {
  return Array.from({ length: count }, (_, at) => rowOf(at));
}

const dayOf = (number: number): string =>
  `202${3 + (number % 2)}-${String(1 + (number % 12)).padStart(2, '0')}-1${number % 10}`;

export const dynamicsTables: PackedSource = {
  type: 'microsoft',
  tables: [
    keyedTable(
      'accounts',
      null,
      [id('accountid'), testColumn('name', 'VARCHAR', 'text'), kind('address1_city'), code('statecode')],
      rows(20, (at) => [
        `A${at}`,
        `Firm ${at}`,
        ['Lyon', 'Ghent', 'Turin'][at % 3] ?? '',
        at % 5 === 0 ? 1 : 0,
      ]),
    ),
    keyedTable(
      'opportunities',
      null,
      [
        id('opportunityid'),
        testColumn('name', 'VARCHAR', 'text'),
        id('_parentaccountid_value'),
        money('estimatedvalue'),
        money('actualvalue'),
        day('estimatedclosedate'),
        code('statecode'),
      ],
      rows(60, (at) => [
        `O${at}`,
        `Deal ${at}`,
        `A${at % 20}`,
        100 + at * 7,
        at % 3 === 1 ? 90 + at : 0,
        dayOf(at),
        at % 3,
      ]),
    ),
    keyedTable(
      'incidents',
      null,
      [id('incidentid'), id('ticketnumber'), kind('caseorigincode'), day('createdon'), code('statecode')],
      rows(30, (at) => [
        `I${at}`,
        `CAS-${at}`,
        at % 2 ? 'Web' : 'Phone',
        dayOf(at),
        at % 4 === 3 ? 2 : at % 2,
      ]),
    ),
  ],
  relations: [relation('opportunities', '_parentaccountid_value', 'accounts', 'accountid')],
};

export const peopleTables: PackedSource = {
  type: 'successfactors',
  tables: [
    keyedTable(
      'User',
      null,
      [
        id('userId'),
        testColumn('displayName', 'VARCHAR', 'text'),
        kind('status'),
        kind('department'),
        kind('division'),
        kind('location'),
        testColumn('country', 'VARCHAR', 'place'),
        kind('gender'),
        day('hireDate'),
      ],
      rows(48, (at) => [
        `U${at}`,
        `Person ${at}`,
        at % 6 === 0 ? 'f' : 't',
        ['Sales', 'Works', 'Lab'][at % 3] ?? '',
        at % 2 ? 'North' : 'South',
        ['Porto', 'Riga'][at % 2] ?? '',
        ['Portugal', 'Latvia'][at % 2] ?? '',
        at % 2 ? 'F' : 'M',
        dayOf(at),
      ]),
    ),
  ],
};

export const abapTables: PackedSource = {
  type: 'hana',
  tables: [
    keyedTable(
      'VBAK',
      null,
      [
        id('VBELN'),
        id('KUNNR'),
        kind('VBTYP'),
        day('AUDAT'),
        money('NETWR'),
        kind('WAERK'),
        kind('VKORG'),
        kind('GBSTK'),
      ],
      rows(60, (at) => [
        `00${1000 + at}`,
        `K${at % 8}`,
        at % 10 === 0 ? 'B' : 'C',
        dayOf(at),
        50 + at * 3,
        'EUR',
        at % 2 ? '1000' : '2000',
        ['A', 'B', 'C'][at % 3] ?? '',
      ]),
    ),
    keyedTable(
      'VBAP',
      null,
      [id('VBELN'), id('POSNR'), id('MATNR'), money('NETWR'), kind('WAERK'), kind('ABGRU')],
      rows(60, (at) => [
        `00${1000 + at}`,
        '000010',
        `M${at % 6}`,
        50 + at * 3,
        'EUR',
        at % 9 === 0 ? '10' : '',
      ]),
    ),
    keyedTable(
      'KNA1',
      null,
      [
        id('KUNNR'),
        testColumn('NAME1', 'VARCHAR', 'text'),
        testColumn('LAND1', 'VARCHAR', 'place'),
        kind('ORT01'),
      ],
      rows(8, (at) => [`K${at}`, `Buyer ${at}`, at % 2 ? 'DE' : 'FR', at % 2 ? 'Kiel' : 'Metz']),
    ),
    keyedTable(
      'MARA',
      null,
      [id('MATNR'), kind('MTART'), kind('MATKL'), kind('MEINS')],
      rows(6, (at) => [`M${at}`, at % 2 ? 'FERT' : 'HAWA', at % 3 ? 'G1' : 'G2', 'PC']),
    ),
  ],
  relations: [
    relation('VBAK', 'KUNNR', 'KNA1', 'KUNNR'),
    relation('VBAP', 'VBELN', 'VBAK', 'VBELN'),
    relation('VBAP', 'MATNR', 'MARA', 'MATNR'),
  ],
};
