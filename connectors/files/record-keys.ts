/**
 * Keys of records by their path: `{"a.b": 1}` and `{"a": {"b": 2}}` are two keys, though both are shown as `a.b`. Parts of a
 * path are joined by characters that no key holds, because control characters are removed from keys as they are read.
 */
const within = '\u0001';
const again = '\u0002';
const aside = '\u0003';

/** A key of a file without the characters that join paths. */
export function plainKey(key: string): string {
  return [within, again, aside].reduce((plain, mark) => plain.replaceAll(mark, ''), key);
}

export function keyWithin(path: string, key: string): string {
  return path === '' ? key : `${path}${within}${key}`;
}

/** The second and later of equal keys in one object. */
export function keyAgain(key: string, number: number): string {
  return `${key}${again}${number}`;
}

/** A value that stands beside the keys: an attribute, the number of a row, the key of the parent record. */
export function keyAside(key: string): string {
  return `${aside}${key}`;
}

/** The key as it is shown; two keys may be shown alike. */
export function shownKey(key: string): string {
  return key.replaceAll(aside, '').replaceAll(within, '.').replaceAll(again, ' ');
}

/** A name that is not taken, whatever its case: `total`, `total 2` … It is taken then. */
export function takeName(wanted: string, taken: Set<string>): string {
  let name = wanted;
  for (let number = 2; taken.has(name.toLowerCase()); number += 1) name = `${wanted} ${number}`;
  taken.add(name.toLowerCase());
  return name;
}
