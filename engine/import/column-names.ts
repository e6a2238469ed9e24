// Control characters and marks that turn the direction of text: they would make a name look like another.
const invisible = /[\p{Cc}\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/gu;

const longestName = 200;

/** A header as a column name: blanks folded, invisible characters removed. Empty where nothing is left. */
export function cleanName(header: string): string {
  return header.replace(/\s+/gu, ' ').replace(invisible, '').trim().slice(0, longestName);
}

/** What the engine adds to a version that is read in the order of its rows: no column of a version can be called so. */
const ownName = 'file_row_number';

/** The name under which a column is kept that wants one of the engine's own: the same words. */
function namedApart(name: string): string {
  return name.toLowerCase() === ownName ? name.replaceAll('_', ' ') : name;
}

/** Names made unique, whatever their case: the second `Amount` becomes `Amount 2`, an empty one `Column 3` by its place. */
export function uniqueNames(headers: readonly string[]): string[] {
  const taken = new Set<string>();
  // The names that need no change go first, so that a written `Amount 2` keeps its name.
  const wanted = headers.map((header, index) => namedApart(cleanName(header)) || `Column ${index + 1}`);
  const isFirst = wanted.map((name) => {
    const isFree = !taken.has(name.toLowerCase());
    taken.add(name.toLowerCase());
    return isFree;
  });
  return wanted.map((name, index) => (isFirst[index] === true ? name : freeName(name, taken)));
}

function freeName(name: string, taken: Set<string>): string {
  for (let number = 2; ; number += 1) {
    const candidate = `${name} ${number}`;
    if (taken.has(candidate.toLowerCase())) continue;
    taken.add(candidate.toLowerCase());
    return candidate;
  }
}
