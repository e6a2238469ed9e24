/**
 * Whether a table is mostly numbers of other things, by the words of its headers: where each church had one wedding, the number of the church is as good a
 * key as any, and the rows are weddings all the same.
 */
export function isTie(headers: readonly (readonly string[])[]): boolean {
  const ids = headers.filter((words) => words.at(-1) === 'id');
  return ids.length > 1 && headers.length <= 2 * ids.length;
}
