import { utils } from '@e965/xlsx';
import type { Answer } from '#kernel/answer.ts';
import type { FindingKind } from '#kernel/catalog.ts';
import { book, cityOf, day, orders, rows } from './testing-doubt-files.ts';

/** Files in which reading finds something, and what is asked of them. */

export type Sample = {
  file: string;
  content: string | Uint8Array;
  question: string;
  verdict: Answer['verdict'];
  /** Where the finding is told by a check of another name. */
  id?: string;
  /** The offer to set it right; absent where there is none. */
  fix?: string;
  /** A question that does not read those cells. */
  besides?: string;
};

/** Of each kind that an import can find, at least one file that shows it. */
export const samples: Partial<Record<FindingKind, Sample[]>> = {
  shape: [
    {
      file: 'keys.json',
      content: '[{"city":"Oslo","units":5,"units":50},{"city":"Voss","units":6},{"city":"Hamar","units":7}]',
      question: 'how many different cities are there',
      verdict: 'caution',
    },
    {
      file: 'visits.csv',
      content: `${rows('city,units', 6, (index) => `${cityOf(index)},${index + 3}`)},\n${rows('Voss,9', 3, (index) => `Hamar,${index + 30}`)}`,
      question: 'total units',
      verdict: 'checked',
    },
    {
      file: 'filtered.xlsx',
      content: book((sheet) => {
        sheet['!rows'] = [{}, {}, { hidden: true }, { hidden: true }, {}, { hidden: true }];
      }, orders(8)),
      question: 'total units',
      verdict: 'caution',
      fix: 'Leave out 3 rows',
    },
    {
      file: 'remark.xlsx',
      content: book((sheet) => {
        utils.sheet_add_aoa(sheet, [['checked by Bob']], { origin: 'G3' });
      }, orders(8)),
      question: 'total units',
      verdict: 'checked',
    },
    {
      file: 'alike.json',
      content:
        '[{"city":"Oslo","sold":{"units":5},"sold.units":7},{"city":"Voss","sold":{"units":6},"sold.units":8}]',
      question: 'total "sold.units 2"',
      verdict: 'caution',
      besides: 'how many different cities are there',
    },
  ],
  header: [
    {
      file: 'list.csv',
      content: rows('Printed for the board', 1, () => '').concat(
        rows('city,units', 8, (index) => `${cityOf(index)},${index * 2 + 3}`),
      ),
      question: 'total units by city',
      verdict: 'checked',
    },
  ],
  rowLength: [
    {
      file: 'torn.csv',
      content: rows(
        'city,units,pallets',
        30,
        (index) => `${cityOf(index)},${index + 3}${index === 20 ? '' : ',2'}`,
      ),
      question: 'total units',
      verdict: 'caution',
      id: 'rejected-rows',
      fix: 'Keep the shorter lines',
    },
    {
      file: 'ends.csv',
      content: rows(
        'city,units,remark',
        30,
        (index) => `${cityOf(index)},${index + 3}${index % 3 === 0 ? ',seen' : ''}`,
      ),
      question: 'total units',
      verdict: 'checked',
      fix: 'Leave out 20 rows',
    },
  ],
  type: [
    {
      file: 'dates.csv',
      content: rows('day;city;units', 20, (index) => `${index + 1}.03.2024;${cityOf(index)};${index + 3}`),
      question: 'total units in March 2024',
      verdict: 'checked',
      besides: 'total units by city',
    },
  ],
  mixedTypes: [
    {
      file: 'counts.csv',
      content: rows(
        'city,units,pallets',
        20,
        (index) => `${cityOf(index)},${index === 7 ? 'about ten' : index + 3},${index + 1}`,
      ),
      question: 'how many cities have units of 5',
      verdict: 'checked',
      fix: 'Read as numbers',
      besides: 'total pallets by city',
    },
  ],
  dateOrder: [
    {
      file: 'ventes.csv',
      content: rows(
        'date;ville;montant',
        11,
        (index) => `0${(index % 9) + 1}/0${((index * 2) % 9) + 1}/2024;${cityOf(index)};${index + 3}`,
      ),
      question: 'total montant by month',
      verdict: 'caution',
      fix: 'Read day first',
      besides: 'total montant by ville',
    },
    {
      file: 'umsatz.csv',
      content: rows(
        'Datum;Stadt;Menge',
        11,
        (index) => `${(index % 9) + 1}/${((index * 2) % 9) + 1}/2024;${cityOf(index)};${index + 3},5`,
      ),
      question: 'total Menge in May 2024',
      verdict: 'caution',
      fix: 'Read month first',
    },
    {
      file: 'hires.csv',
      content: rows(
        'hired on,person,desk',
        12,
        (index) => `${(index % 9) + 1}-${((index * 5) % 9) + 1}-2024,P${index},D${index}`,
      ),
      question: 'list person and hired on sorted by hired on',
      verdict: 'caution',
      fix: 'Read day first',
      besides: 'how many people are there',
    },
  ],
  decimalMark: [
    {
      file: 'weights.csv',
      content: rows('city;weight', 12, (index) => `${cityOf(index)};${index + 1},${200 + index}`),
      question: 'total weight by city',
      verdict: 'caution',
      fix: 'Read the comma as the decimal mark',
      besides: 'how many different cities are there',
    },
  ],
  unit: [
    {
      file: 'rates.csv',
      content: rows(
        'city,discount,units',
        12,
        (index) => `${cityOf(index)},${index === 4 ? '0.12' : `${index + 3}%`},${index}`,
      ),
      question: 'average discount by city',
      verdict: 'caution',
      fix: 'Keep as text',
      besides: 'total units by city',
    },
  ],
  noValueMarks: [
    {
      file: 'gaps.csv',
      content: rows(
        'city,units,pallets',
        40,
        (index) => `${cityOf(index)},${index === 7 ? 'N/A' : index + 3},2`,
      ),
      question: 'total units by city',
      verdict: 'checked',
      besides: 'total pallets by city',
    },
  ],
  blanks: [
    {
      file: 'blanks.csv',
      content: rows(
        'city,units',
        20,
        (index) => `${index % 5 === 0 ? ' ' : ''}${cityOf(index)},${index + 3}`,
      ),
      question: 'total units by city',
      verdict: 'caution',
      fix: 'Remove the blanks',
      besides: 'total units',
    },
  ],
  total: [
    {
      file: 'regions.csv',
      content: `${rows('region,units,note', 6, (index) => `${cityOf(index)} ${index},${index + 3},x`)}Total,50,y\n`,
      question: 'total units',
      verdict: 'caution',
      fix: 'Leave out 1 row',
    },
  ],
  note: [
    {
      file: 'noted.csv',
      content: `${rows('city,units', 12, (index) => `${cityOf(index)} ${index},${index + 3}`)}Source: town hall,\n`,
      question: 'how many rows are there',
      verdict: 'checked',
      fix: 'Keep it as a row',
    },
  ],
  sheetError: [
    {
      file: 'errors.xlsx',
      content: book((sheet) => {
        sheet.B4 = { t: 'e', v: 0x07 };
      }, orders(12)),
      question: 'total units by city',
      verdict: 'caution',
    },
  ],
  mergedCells: [
    {
      file: 'merged.xlsx',
      content: book((sheet) => {
        sheet['!merges'] = [{ s: { r: 3, c: 1 }, e: { r: 4, c: 1 } }];
      }, orders(12)),
      question: 'total units by city',
      verdict: 'caution',
    },
  ],
  encoding: [
    {
      file: 'staedte.csv',
      content: Buffer.from('Stadt;Menge\nKöln;5\nMünchen;6\nKöln;7\nTrier;4\n', 'latin1'),
      question: 'total Menge by Stadt',
      verdict: 'checked',
    },
    {
      file: 'damaged.csv',
      content: Buffer.concat([
        Buffer.from(
          rows(
            'Stadt;Menge',
            40,
            (index) => `${['Köln', 'München', 'Lübeck', 'Görlitz'][index % 4] ?? ''};${index + 5}`,
          ),
        ),
        Buffer.from([0x54, 0xff, 0x72]),
        Buffer.from(';9\n'),
      ]),
      question: 'total Menge by Stadt',
      verdict: 'caution',
    },
    {
      file: 'padded.csv',
      content: 'city,units\nOslo,5\nVo\0ss,6\nOslo,7\nHamar,4\n',
      question: 'total units by city',
      verdict: 'caution',
    },
  ],
  groupLabels: [
    {
      file: 'plan.csv',
      content: rows(
        'region,city,units',
        9,
        (index) => `${['North', 'South', 'East'][index / 3] ?? ''},${cityOf(index)},${index + 3}`,
      ),
      question: 'total units by region',
      verdict: 'caution',
      fix: 'Fill down',
      besides: 'total units',
    },
    {
      file: 'tage.csv',
      content: rows(
        'Datum;Kunde;Betrag',
        8,
        (index) => `${index % 2 === 0 ? `${13 + index}.03.2024` : ''};K${index};${index + 3}`,
      ),
      question: 'total Betrag by Datum',
      verdict: 'caution',
      fix: 'Fill down',
      besides: 'total Betrag',
    },
    {
      file: 'shops.xlsx',
      content: book(() => {}, [
        ['Region', 'Shop', 'Product', 'Units'],
        ...Array.from({ length: 12 }, (_, index) => [
          index % 6 === 0 ? `R${index}` : '',
          index % 3 === 0 ? `S${index}` : '',
          `P${index % 3}`,
          10 + index,
        ]),
      ]),
      question: 'units in R0',
      verdict: 'caution',
      fix: 'Fill down',
      besides: 'total units by product',
    },
  ],
  outlier: [
    {
      file: 'spent.csv',
      content: rows('city,spent', 30, (index) => `${cityOf(index)},${index === 9 ? 9999999 : 100 + index}`),
      question: 'total spent by city',
      verdict: 'caution',
      fix: 'Make "9999999" empty',
      besides: 'how many different cities are there',
    },
    {
      file: 'ages.csv',
      content: rows('person,age', 30, (index) => `P${index},${index === 9 ? -99999 : 20 + index}`),
      question: 'who has the lowest age',
      verdict: 'caution',
      fix: 'Make "-99999" empty',
    },
  ],
  duplicateKey: [
    {
      file: 'invoices.csv',
      content: rows(
        'invoice id,city,amount',
        30,
        (index) => `R${index === 12 ? 11 : index},${cityOf(index)},${100 + index}`,
      ),
      question: 'total amount by city',
      verdict: 'caution',
      fix: 'Keep the first of equal rows',
    },
  ],
  duplicateRow: [
    {
      file: 'till.csv',
      content: rows(
        'city,item,amount',
        40,
        (index) => `${cityOf(index)},I${Math.min(index, 38)},${100 + (Math.min(index, 38) % 30)}`,
      ).replace('Hamar,I38', 'Bergen,I38'),
      question: 'total amount by city',
      verdict: 'caution',
      fix: 'Keep the first of equal rows',
    },
  ],
  dateGap: [
    {
      file: 'daily.csv',
      content: rows(
        'day,units',
        60,
        (index) => `${day(index >= 30 ? index + 2 : index)},${(index % 17) + 3}`,
      ),
      question: 'total units by month',
      verdict: 'checked',
      besides: 'average units',
    },
  ],
  placeholderDate: [
    {
      file: 'ended.csv',
      content: rows(
        'city,ended,units',
        12,
        (index) =>
          `${cityOf(index)},${index === 4 ? '9999-12-31' : `2024-0${(index % 6) + 1}-11`},${index + 3}`,
      ),
      question: 'total units by year',
      verdict: 'caution',
      fix: 'Make "9999-12-31" empty',
      besides: 'total units by city',
    },
    {
      file: 'ende.csv',
      content: rows(
        'Stadt;Ende;Menge',
        12,
        (index) => `${cityOf(index)};${index === 4 ? '01.01.1900' : `1${index % 9}.03.2024`};${index + 3}`,
      ),
      question: 'total menge by month',
      verdict: 'caution',
      fix: 'Make "1900-01-01" empty',
      besides: 'total menge by stadt',
    },
  ],
  emptyColumn: [
    {
      file: 'sparse.csv',
      content: rows(
        'city,units,bonus',
        60,
        (index) => `${cityOf(index)},${index + 3},${index === 5 ? 7 : ''}`,
      ),
      question: 'total bonus by city',
      verdict: 'caution',
      fix: 'Drop the column',
      besides: 'total units by city',
    },
  ],
};
