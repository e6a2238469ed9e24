const plainName = /^[a-z_][a-z0-9_]*$/;
/** Reserved or type-like words that must be quoted when they name a column. */
const reserved = new Set(
  (
    'all analyse analyze and any array as asc asymmetric both case cast check collate column constraint create default deferrable desc describe ' +
    'distinct do else end except false fetch for foreign from grant group having in initially intersect into lambda lateral leading limit not null ' +
    'offset on only or order pivot placing primary qualify references returning select show some summarize symmetric table then to trailing true ' +
    'union unique unpivot using variadic when where window with left right full inner outer join cross natural is like ilike between year month day ' +
    'date time timestamp interval values value row rows range position current_date overlaps glob semi anti positional asof try_cast at by'
  ).split(' '),
);

/** A name as SQL writes it: quoted only where it must be. */
export function sqlName(name: string): string {
  return plainName.test(name) && !reserved.has(name) ? name : `"${name.replaceAll('"', '""')}"`;
}

export function sqlLiteral(value: string | number | boolean): string {
  if (typeof value === 'string') return `'${value.replaceAll("'", "''")}'`;
  if (typeof value === 'boolean') return value ? 'true' : 'false';
  if (!Number.isFinite(value)) throw new Error('A number in a query must be finite.');
  return String(value);
}

/** A text as part of a LIKE pattern with escape character `\`. */
export function likeText(text: string): string {
  return text.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`);
}
