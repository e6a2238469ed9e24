import { isDateColumn } from '../model/dating.ts';
import { isPayment } from '../model/row-amounts.ts';
import type { ColumnLink } from '../model/semantic-model.ts';
import type { Token } from '../text/tokens.ts';

/**
 * "request date" is no date Issued, though requests and issues are one in a help desk: where rows have several dates, each is called by its own
 * words, and never by those for another event.
 */
export function withoutOtherDates(links: ColumnLink[]): ColumnLink[] {
  return links.filter(
    ({ source, column }) =>
      source !== 'synonym' ||
      !isDateColumn(column.profile) ||
      column.table.profile.columns.filter(isDateColumn).length < 2,
  );
}

/**
 * "fees" of an Annual Fee and a Fee Paid: the word is a part of both headers, and none is nearer to it. Which of the amounts is meant is then asked
 * back where they differ.
 */
export function withEqualParts(links: ColumnLink[]): ColumnLink[] {
  const amounts = links.filter(isPartOfAmount);
  if (amounts.length < 2) return links;
  const score = Math.max(...amounts.map((link) => link.score));
  return links.map((link) => (amounts.includes(link) ? { ...link, score } : link));
}

function isPartOfAmount({ source, column }: ColumnLink): boolean {
  return source === 'part' && isPayment(column.profile);
}

const between = new Set('per each of a an the in for'.split(' '));

/** "cost per unit" beside a Unit Cost and a Unit Price: the one whose header has all the words is called so, and the other is only much like it. */
export function withAllWords(links: ColumnLink[], words: readonly Token[]): ColumnLink[] {
  const said = words.map(({ lemma }) => lemma).filter((lemma) => !between.has(lemma));
  const isCalled = ({ column, source }: ColumnLink): boolean =>
    source === 'synonym' && said.length > 1 && said.every((lemma) => column.lemmas.includes(lemma));
  return links.some(isCalled) ? links.filter((link) => link.source !== 'synonym' || isCalled(link)) : links;
}
