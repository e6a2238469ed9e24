import { allMoneyMeasures, clearMoneyMeasure, moneyMeasures } from '../model/default-measure.ts';
import { isMoneyColumn } from '../model/row-amounts.ts';
import { type ColumnLink, type SemanticModel, tableOf } from '../model/semantic-model.ts';
import type { Token } from '../text/tokens.ts';
import type { Span } from './lattice.ts';

/** Words for the money that came in, whatever its column is called. */
export const moneyWords: ReadonlySet<string> = new Set([
  'revenue',
  'sales',
  'turnover',
  'turn over',
  'money',
  'sales revenue',
  'sales amount',
  'sales value',
  'net revenue',
  'net sales',
  'takings',
  'sales takings',
  'sales figure',
  'sales figures',
  'revenue figure',
  'turnover figure',
]);
const amountNouns = new Set(['value', 'amount', 'size', 'total', 'volume', 'money']);

/**
 * Readings of "revenue" where no column is called so, and of "order value" where the table of orders has one clear amount.
 * The rule that chooses the column is in `model/default-measure.ts`.
 */
export function moneySpans(model: SemanticModel, tokens: Token[], at: number): Span[] {
  const spans: Span[] = [];
  for (let to = at + 1; to <= Math.min(tokens.length, at + 2); to += 1) {
    const phrase = tokens
      .slice(at, to)
      .map((token) => token.lemma)
      .join(' ');
    // The lemma of "takings" is a verb.
    const isMoney = [phrase, lowerOf(tokens, at, to)].some((said) => moneyWords.has(said));
    const named = (model.columnIndex.get(phrase) ?? []).some((link) => link.score >= 0.8);
    const isGivenAway = phrase === 'money' && isSpent(model, tokens);
    if (isMoney && !named && !isGivenAway && !isOfTheNounBefore(model, tokens, at))
      spans.push(
        ...linksToSpan(
          preferredToRows(
            model,
            tokens,
            phrase,
            defaultLinks(model, phrase.replace('turn over', 'turnover')),
          ),
          to,
        ),
      );
  }
  spans.push(...compoundSpans(model, tokens, at), ...askedFees(model, tokens, at));
  const noun = tokens[at]?.lemma ?? '';
  if (amountNouns.has(tokens[at + 1]?.lemma ?? '')) {
    const links = (model.tableIndex.get(noun) ?? []).flatMap((link) =>
      amountLinks(model, link.table.sqlName, `${noun} ${tokens[at + 1]?.lemma}`),
    );
    spans.push(...linksToSpan(links, at + 2));
  }
  return spans;
}

function lowerOf(tokens: Token[], from: number, to: number): string {
  return tokens
    .slice(from, to)
    .map(({ lower }) => lower)
    .join(' ');
}

const incomeNouns = new Set(['income', 'revenue', 'takings', 'money', 'earnings', 'proceeds', 'receipts']);

/** "fee income", "ticket revenue": the amount of money that the first noun names, and the second says only that it comes in. */
function compoundSpans(model: SemanticModel, tokens: Token[], at: number): Span[] {
  const [noun, head] = [tokens[at]?.lemma ?? '', tokens[at + 1]?.lower ?? ''];
  if (!incomeNouns.has(head)) return [];
  const links = (model.columnIndex.get(noun) ?? []).filter(({ column }) => isMoneyColumn(column.profile));
  return linksToSpan(links, at + 2);
}

const feeNouns = ['fee', 'cost', 'charge', 'amount'];

/** "how much postage did we charge" of a Postage Fee: asked how much it was, a thing is the money for it. */
function askedFees(model: SemanticModel, tokens: Token[], at: number): Span[] {
  const noun = tokens[at]?.lemma ?? '';
  const isAsked = tokens[at - 2]?.lower === 'how' && tokens[at - 1]?.lower === 'much';
  if (!isAsked || model.tableIndex.has(noun) || model.columnIndex.has(noun)) return [];
  // "how much gas" of a Gas Cost beside a Gas kWh is an amount of gas as much as of money.
  const isOtherwise = [...model.columns.values()].some(
    ({ profile, lemmas }) => profile.role === 'additive' && lemmas.includes(noun) && !isMoneyColumn(profile),
  );
  if (isOtherwise) return [];
  const links = feeNouns.flatMap((fee) =>
    (model.columnIndex.get(`${noun} ${fee}`) ?? []).filter(
      ({ column, source }) => source === 'name' && isMoneyColumn(column.profile),
    ),
  );
  return linksToSpan(links, at + 1);
}

/** What was given is not what was spent of it. */
function isSpent(model: SemanticModel, tokens: Token[]): boolean {
  const isOfGifts = [...model.tables.values()].some(({ name }) =>
    /donation|gift|grant|pledge|fund/i.test(name),
  );
  return isOfGifts && tokens.some(({ lemma }) => lemma === 'spend');
}

/** "invoice money" is the money of invoices, whatever else stands for money in the catalog. */
function isOfTheNounBefore(model: SemanticModel, tokens: Token[], at: number): boolean {
  return tokens[at]?.lemma === 'money' && model.tableIndex.has(tokens[at - 1]?.lemma ?? '');
}

/** "sales by region" of a table called Sales is money; "show the sales" and "how many sales" are rows. */
function preferredToRows(
  model: SemanticModel,
  tokens: Token[],
  phrase: string,
  links: ColumnLink[],
): ColumnLink[] {
  const isTable = (model.tableIndex.get(phrase) ?? []).some((link) => link.source === 'name');
  const isList = ['show', 'list', 'which', 'display'].includes(tokens[0]?.lower ?? '');
  return isTable && !isList && links.length === 1 ? links.map((link) => ({ ...link, score: 1.2 })) : links;
}

function linksToSpan(links: ColumnLink[], to: number): Span[] {
  return links.length > 0 ? [{ kind: 'column', links, to }] : [];
}

function defaultLinks(model: SemanticModel, phrase: string): ColumnLink[] {
  const clear = clearMoneyMeasure(model, null);
  if (clear) return [{ column: clear.chosen, score: 0.9, source: 'default', phrase }];
  const [best, ...rest] = allMoneyMeasures(model);
  const equals = best ? [best, ...rest.filter((choice) => choice.grade === best.grade)] : [];
  return equals.map((choice) => ({ column: choice.column, score: 0.9, source: 'default', phrase }));
}

function amountLinks(model: SemanticModel, table: string, phrase: string): ColumnLink[] {
  const [best, second] = moneyMeasures(model, [tableOf(model, table)]);
  if (!best || (second && second.grade === best.grade)) return [];
  return [{ column: best.column, score: 0.85, source: 'default', phrase }];
}
