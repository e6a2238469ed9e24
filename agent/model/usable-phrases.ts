/** Single letters and bare digits name nothing by themselves; a letter with its digit does, unless it is a stretch of a year. */
export function isUsable(key: string): boolean {
  return /\p{L}{2}|^(?![qhwp]\d)\p{L}\d/u.test(key);
}
