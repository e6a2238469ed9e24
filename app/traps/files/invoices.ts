import { csvText } from '../../questions/files/csv.ts';

const currencies = ['EUR', 'USD', 'GBP', 'JPY'];

/** Invoices in four currencies; a yen amount looks like a hundred times as much. Weights come in kg and lb. */
export function invoicesFile(): string {
  const rows = Array.from({ length: 120 }, (_, index) => {
    const currency = currencies[index % 4] ?? 'EUR';
    const base = 200 + ((index * 71) % 900);
    return [
      `INV-${1000 + index}`,
      `2026-0${(index % 5) + 1}-${String((index % 27) + 1).padStart(2, '0')}`,
      ['Acme', 'Birch', 'Corvid', 'Dahlia', 'Elm'][index % 5] ?? '',
      ['Spain', 'Japan', 'Ireland'][index % 3] ?? '',
      (currency === 'JPY' ? base * 150 : base).toFixed(2),
      currency,
      String(3 + (index % 40)),
      index % 2 === 0 ? 'kg' : 'lb',
    ];
  });
  return csvText(
    ['Invoice No', 'Invoice Date', 'Client', 'Country', 'Amount', 'Currency', 'Weight', 'Weight Unit'],
    rows,
  );
}
