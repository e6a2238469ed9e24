/** The name of a source as answers, receipts and charts tell it: data of a practice system are invented, which nobody may overlook. */
export function labelPractice(name: string, isPractice: boolean | undefined): string {
  return isPractice ? `${name} (Practice)` : name;
}
