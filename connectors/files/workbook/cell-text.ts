/** Excel keeps 15 digits: the sixteenth and later ones of a stored number are noise of binary arithmetic. */
const excelDigits = 15;

/** A value of a sheet as text: dates in ISO form, numbers with the digits that Excel shows, errors as nothing. */
export function cellText(value: unknown): string | null {
  if (value === null || value === undefined) return null;
  if (typeof value === 'string') return isSheetError(value) ? null : value;
  if (typeof value === 'number') return numberText(value);
  if (typeof value === 'boolean') return value ? 'true' : 'false';
  return value instanceof Date ? dateText(value) : null;
}

/** `#DIV/0!` and its kin: the formula of the cell failed. */
export function isSheetError(value: unknown): boolean {
  return (
    typeof value === 'string' &&
    /^#(DIV\/0!|N\/A|NAME\?|NULL!|NUM!|REF!|VALUE!|SPILL!|CALC!|GETTING_DATA)$/.test(value)
  );
}

function numberText(value: number): string | null {
  if (!Number.isFinite(value)) return null;
  if (Number.isSafeInteger(value)) return String(value);
  const rounded = Number(value.toPrecision(excelDigits));
  const text = String(rounded);
  if (!text.includes('e')) return text;
  // Beyond 1e21 and below 1e-6 JavaScript writes exponents; whole numbers are written out.
  return Number.isInteger(rounded) ? BigInt(rounded).toString() : rounded.toExponential();
}

/** The day that Excel counts from: a "date" on it is a time of day. */
const lastEpochDay = Date.UTC(1900, 0, 1);

function dateText(date: Date): string | null {
  const ms = date.getTime();
  if (Number.isNaN(ms)) return null;
  // A time of day is a fraction of binary form: 09:00 may be a microsecond short.
  const iso = new Date(Math.round(ms / 1000) * 1000).toISOString();
  const [day = '', time = ''] = iso.slice(0, 19).split('T');
  if (ms < lastEpochDay) return time;
  return time === '00:00:00' ? day : `${day} ${time}`;
}
