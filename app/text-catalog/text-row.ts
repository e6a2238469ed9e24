/** One literal text of the specification and the text that the product shows in that place. */
export interface TextRow {
  /** Of the specification: 2 screens, 4 states, 5 validation, 8 errors and toasts. */
  section: 2 | 4 | 5 | 8;
  /** The screen, dialog or toast, in words. */
  where: string;
  /** As the specification has it, letter for letter; `N`, `X.X` and `...` stand as the row fills them. */
  text: string;
  /** What the feature's `strings.ts` holds. */
  shown: string;
}

type Written = readonly [where: string, text: string, shown: string];

export function textsOf(section: TextRow['section'], rows: readonly Written[]): TextRow[] {
  return rows.map(([where, text, shown]) => ({ section, where, text, shown }));
}
