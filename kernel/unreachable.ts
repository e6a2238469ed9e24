/** Ends an exhaustive switch: does not compile while a case is missing. */
export function assertUnreachable(value: never): never {
  throw new Error(`Unexpected value: ${JSON.stringify(value)}`);
}
