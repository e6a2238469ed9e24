import { Random } from '#connectors/sample-company/random.ts';
import { daysAfter } from '../files/calendar.ts';
import { dateCell, type WorkbookCell, workbook } from './writing.ts';

const items =
  'Desk Lamp,Office Chair,Whiteboard,Stapler,Paper Tray,Monitor Arm,Footrest,Filing Cabinet,Bookshelf,Coat Rack,Label Maker,Cable Box,Desk Mat,Pin Board,Waste Bin,Clock'.split(
    ',',
  );
const suppliers = ['Norden Supply', 'Oakline', 'Paperworks'];
const categories = ['Furniture', 'Stationery', 'Accessories'];

/** Items and their movements in two sheets, as a small wholesaler keeps them. */
export function stockFile(): Uint8Array {
  const random = new Random(26_005);
  const itemRows = items.map((item, index): WorkbookCell[] => [
    `SKU-${String(index + 1).padStart(3, '0')}`,
    item,
    random.pick(categories),
    random.pick(suppliers),
    random.between(300, 18_000) / 100,
    random.between(0, 140),
    random.between(20, 60),
    random.next() < 0.15 ? 'Yes' : 'No',
  ]);
  const movementRows = Array.from({ length: 420 }, () => random.between(0, 526))
    .toSorted((left, right) => left - right)
    .map((day, index): WorkbookCell[] => [
      index + 1,
      dateCell(daysAfter('2025-01-02', day)),
      `SKU-${String(random.between(1, items.length)).padStart(3, '0')}`,
      random.pick(['Main', 'Main', 'Annex']),
      random.pick(['In', 'Out', 'Out']),
      random.between(1, 45),
    ]);
  return workbook({
    Items: [
      ['SKU', 'Item', 'Category', 'Supplier', 'Unit Cost', 'On Hand', 'Reorder Level', 'Discontinued'],
      ...itemRows,
    ],
    Movements: [['Movement No', 'Date', 'SKU', 'Warehouse', 'Direction', 'Qty'], ...movementRows],
  });
}
