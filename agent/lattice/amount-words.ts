import { isParticiple } from '../model/header-forms.ts';
import { lemmasOfName } from '../model/name-phrases.ts';
import { isMoneyColumn } from '../model/row-amounts.ts';
import type { ColumnLink, ModelColumn, SemanticModel } from '../model/semantic-model.ts';
import { lemmaOf, wordsOfName } from '../text/lemmas.ts';
import type { Token } from '../text/tokens.ts';
import type { Span } from './lattice.ts';

/** Money that came in, and money that went out, as nouns and as what was done; lemmas. */
const incoming = new Set(
  'money value amount takings taking take proceeds receipt income earnings intake fund cash raise donate receive collect contribute pledge give'.split(
    ' ',
  ),
);
const outgoing = new Set(
  'money value amount spend spending expenditure outlay outgoings expense pay payout disbursement disburse cost bill'.split(
    ' ',
  ),
);
const nounsAlone = new Set(
  'money income takings taking proceeds earnings intake spend spending expenditure outlay outgoings'.split(
    ' ',
  ),
);
const against = {
  in: /\b(cost|spend|spent|expense|debit|purchase|budget|paid|payout)\b/,
  out: /(\b|_)(revenue|sales|income|turnover|credit|earnings|raised|received|donations?|gifts?)(\b|_)/,
};
const currencies = new Map(Object.entries({ dollar: 'USD', euro: 'EUR', pound: 'GBP' }));
const openings = new Set(
  'total sum amount amounts much money overall average avg mean median highest largest biggest'.split(' '),
);
const between = new Set(
  'was were is are been being has have had did do does we they you of the it in'.split(' '),
);

/**
 * Amounts named by what was done with them: "claimed" of "how much was claimed" beside Amount Claimed, "raised" of "total raised", "money".
 * A participle of a header is that column; any other word of money means the one amount of the data, where there is one.
 */
export function amountSpans(model: SemanticModel, tokens: Token[], at: number): Span[] {
  const qualified = qualifiedSpans(model, tokens, at);
  if (qualified.length > 0) return qualified;
  const token = tokens[at];
  // "actual spend" is one amount where that is what the column Actual tells.
  const isActual = token?.lower === 'actual' && outgoing.has(tokens[at + 1]?.lemma ?? '');
  const actual = isActual ? spentBesidePlan(model) : null;
  if (actual) return [{ kind: 'column', links: [linkTo(actual, 'actual spend', 'name', 0.97)], to: at + 2 }];
  if (token?.kind !== 'word' || (model.columnIndex.get(token.lemma) ?? []).some(isNamed)) return [];
  const isAsked = isAmountAsked(tokens, at) || isWorthOf(tokens, at);
  const isNoun = nounsAlone.has(token.lemma) || isCurrency(tokens, at);
  if (!isAsked && !isNoun) return [];
  const own = isNoun ? [] : participleColumns(model, token.lemma);
  const to =
    ['out', 'in'].includes(tokens[at + 1]?.lower ?? '') && !isPeriod(tokens[at + 2]) ? at + 2 : at + 1;
  const links =
    own.length > 0
      ? own.map((column) => linkTo(column, token.lower, 'name', 1))
      : moneyLinks(model, token, tokens);
  return links.length === 0
    ? []
    : [...new Set([at + 1, to])].map((end) => ({ kind: 'column', links, to: end }));
}

/** "the value of our open deals": what they are worth, and nothing that is called a value. */
function isWorthOf(tokens: Token[], at: number): boolean {
  return ['value', 'worth'].includes(tokens[at]?.lower ?? '') && tokens[at + 1]?.lower === 'of';
}

/** "dollars won" are the amount; "5 dollars" is a number and "in dollars" a wish for the answer. */
function isCurrency(tokens: Token[], at: number): boolean {
  const before = tokens[at - 1];
  const isPlural = tokens[at]?.lower !== tokens[at]?.lemma;
  return (
    isPlural && currencies.has(tokens[at]?.lemma ?? '') && before?.kind !== 'number' && before?.lower !== 'in'
  );
}

const qualifiers = new Set('net gross'.split(' '));
const qualifiedNouns = new Set(
  'spend spending expenditure cost amount value total sum sales revenue turnover income price'.split(' '),
);

/** "net spend" of columns Net and Gross: the amount of money that is called so. */
function qualifiedSpans(model: SemanticModel, tokens: Token[], at: number): Span[] {
  const [word, noun] = [tokens[at]?.lower ?? '', tokens[at + 1]?.lemma ?? ''];
  const isNamedWhole = (model.columnIndex.get(`${word} ${noun}`) ?? []).length > 0;
  if (!qualifiers.has(word) || !qualifiedNouns.has(noun) || isNamedWhole) return [];
  const [only, ...more] = [...model.columns.values()].filter(
    ({ profile, lemmas }) => isMoneyColumn(profile) && lemmas.includes(word),
  );
  return only && more.length === 0
    ? [{ kind: 'column', links: [linkTo(only, `${word} ${noun}`, 'name', 0.97)], to: at + 2 }]
    : [];
}

function isNamed({ source, score }: ColumnLink): boolean {
  return source === 'name' && score >= 0.9;
}

function isPeriod(token: Token | undefined): boolean {
  return token?.kind === 'number' || token?.isCapitalised === true;
}

/** "how much did we", "total", "the amount that was" right before the word. */
function isAmountAsked(tokens: Token[], at: number): boolean {
  let before = at - 1;
  while (between.has(tokens[before]?.lower ?? '')) before -= 1;
  return openings.has(tokens[before]?.lower ?? '');
}

/** Amounts whose header says that they were claimed, paid, given: `Amount Paid`, "Raised (GBP)". */
function participleColumns(model: SemanticModel, lemma: string): ModelColumn[] {
  return [...model.columns.values()].filter(
    ({ profile, ref }) =>
      isMoneyColumn(profile) &&
      wordsOfName(ref.column).some((word) => isParticiple(word) && lemmaOf(word) === lemma),
  );
}

/** Money that comes beside a price: a tip is no cost, and a refund no income. */
const sideMoney = new Set(
  'tip gratuity refund fine penalty discount rebate deposit tax vat bonus commission surcharge'.split(' '),
);

function moneyLinks(model: SemanticModel, { lemma, lower }: Token, tokens: Token[]): ColumnLink[] {
  const currency = currencies.get(lemma) ?? null;
  // Money that "has been spent" is not what came in.
  const isSpent = tokens.some((other) => other.lemma === 'spend');
  const isIn = (incoming.has(lemma) || currency !== null) && !isSpent;
  const isOut = outgoing.has(lemma) || currency !== null;
  if (!isIn && !isOut) return [];
  const actual = isOut && !isIn ? spentBesidePlan(model) : null;
  if (actual) return [linkTo(actual, lower, 'default', 0.9)];
  const columns = [...model.columns.values()].filter(
    ({ profile, label, table }) =>
      isMoneyColumn(profile) &&
      !lemmasOfName(profile.name).some((word) => sideMoney.has(word)) &&
      (currency === null || profile.unit === currency) &&
      !(isIn && !isOut && against.in.test(label)) &&
      !(isOut && !isIn && against.out.test(`${label} ${isSpent ? table.name.toLowerCase() : ''}`)),
  );
  // What learners have paid of a fee has come in, and more truly than the fee in the list of courses.
  const paid = isOut ? [] : [...model.columns.values()].filter(isPaidToUs);
  const [only, ...more] = paid.length > 0 ? paid : columns;
  return only && more.length === 0 ? [linkTo(only, lower, 'default', 0.9)] : [];
}

const planned = new Set(['budget', 'budgeted', 'plan', 'planned', 'target', 'forecast']);
const comingIn = /\b(?:revenue|sales?|income|turnover|receipts?|earnings)\b/i;

/** What was spent is the actual amount beside the budget, where nothing in its rows has come in. */
function spentBesidePlan(model: SemanticModel): ModelColumn | null {
  const isAmount = ({ profile }: ModelColumn): boolean => profile.role === 'additive';
  const columns = [...model.columns.values()];
  const [actual, ...more] = columns.filter(
    (column) => isAmount(column) && column.lemmas.join(' ') === 'actual',
  );
  if (!actual || more.length > 0) return null;
  const own = columns.filter(({ ref }) => ref.table === actual.ref.table);
  const isPlanned = own.some((column) => isAmount(column) && column.lemmas.some((word) => planned.has(word)));
  const isMixed = own.some(
    ({ profile }) =>
      profile.type === 'text' &&
      (comingIn.test(profile.name) || profile.values.some(({ value }) => comingIn.test(value))),
  );
  return isPlanned && !isMixed ? actual : null;
}

/** "Fee Paid", "Fare Paid": nobody but those who are served pays such. */
function isPaidToUs({ profile, lemmas }: ModelColumn): boolean {
  return (
    isMoneyColumn(profile) &&
    lemmas.includes('pay') &&
    lemmas.some((word) =>
      ['fee', 'fare', 'ticket', 'subscription', 'dues', 'admission', 'deposit'].includes(word),
    )
  );
}

function linkTo(
  column: ModelColumn,
  phrase: string,
  source: ColumnLink['source'],
  score: number,
): ColumnLink {
  return { column, score, source, phrase };
}
