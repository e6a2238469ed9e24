/** A column of a key as it is compared, and the value that was read last as SQL. */
export interface KeyPart {
  order: string;
  literal: string;
}

/**
 * The rows behind a key in the order of its columns, where rows of values cannot be compared. The first condition is of the first column
 * alone, of which the server makes a place in the index; of the others it does not.
 */
export function behindKey(key: readonly KeyPart[]): string {
  const parts = key.map(({ order, literal }, index) => {
    const same = key.slice(0, index).map((one) => `${one.order} = ${one.literal}`);
    return `(${[...same, `${order} > ${literal}`].join(' AND ')})`;
  });
  const [first] = key;
  if (!first) throw new Error('There is no key.');
  return `(${first.order} >= ${first.literal} AND (${parts.join(' OR ')}))`;
}
