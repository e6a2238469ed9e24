/**
 * A table's name in SQL: lower case, letters, digits and underscores, unique within the workspace. A name that is taken
 * gets its source's name in front, then a number.
 */
export function sqlNameFor(table: string, source: string, taken: ReadonlySet<string>): string {
  const own = slug(table);
  if (!taken.has(own)) return own;
  const withSource = slug(`${source} ${table}`);
  if (!taken.has(withSource)) return withSource;
  for (let number = 2; ; number += 1) {
    const name = `${withSource}_${number}`;
    if (!taken.has(name)) return name;
  }
}

const maximumLength = 60;

function slug(text: string): string {
  const plain = text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '_')
    .slice(0, maximumLength)
    .replace(/^_+|_+$/g, '');
  if (!plain) return 'table_1';
  return /^\p{N}/u.test(plain) ? `t_${plain}` : plain;
}
