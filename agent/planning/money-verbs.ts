const verbsOfMoney: [Set<string>, 'in' | 'out'][] = [
  [new Set(['spend', 'pay', 'debit', 'cost']), 'out'],
  [
    new Set([
      'earn',
      'charge',
      'bill',
      'invoice',
      'sell',
      'collect',
      'make',
      'take',
      'bring',
      'raise',
      'receive',
      'donate',
      'contribute',
      'pledge',
      'give',
      'come',
    ]),
    'in',
  ],
];

/** Whether a question says that money came in or went out. */
export function moneyVerbOf(tokens: readonly { lemma: string; lower: string }[]): 'in' | 'out' | null {
  // What others charge us goes out.
  const isToUs = tokens.some(
    ({ lemma }, at) => toOthers.has(lemma) && ['us', 'me'].includes(tokens[at + 1]?.lower ?? ''),
  );
  if (isToUs) return 'out';
  return verbsOfMoney.find(([verbs]) => tokens.some(({ lemma }) => verbs.has(lemma)))?.[1] ?? null;
}

const toOthers = new Set(['charge', 'bill', 'invoice', 'sell']);

/** The token behind the last such verb, and behind "us" or "them" that it is done to. */
export function moneyVerbEnd(tokens: readonly { lemma: string; lower: string }[]): number | null {
  const verb = tokens.findLastIndex(
    ({ lemma }, at) => verbsOfMoney.some(([verbs]) => verbs.has(lemma)) && !isDocument(tokens, at),
  );
  if (verb === -1) return null;
  return ['us', 'them', 'you', 'in'].includes(tokens[verb + 1]?.lower ?? '') ? verb + 2 : verb + 1;
}

const documents = new Set(['invoices', 'bills', 'charges']);
const beforeNouns = new Set('the our my all these those of many are is and'.split(' '));

/** "the invoices": rows, and nothing that is done. */
function isDocument(tokens: readonly { lower: string }[], at: number): boolean {
  const isPlural = documents.has(tokens[at]?.lower ?? '');
  return isPlural && (at === 0 || beforeNouns.has(tokens[at - 1]?.lower ?? ''));
}

/** "what do we pay", "what did it cost": verbs that speak of money alone. */
export function isPaying(lemma: string): boolean {
  return ['pay', 'cost', 'earn'].includes(lemma);
}

/** "sold", "did we sell": the verb, not a table called sales. */
export function isTrade(lower: string, lemma: string): boolean {
  return ['sell', 'buy'].includes(lemma) && !lower.startsWith('sale');
}

/** "what did we spend", "what has it brought in": asks for what came of it all. */
export function isOfAll(tokens: readonly { lower: string }[]): boolean {
  const what = tokens.findIndex(({ lower }) => lower === 'what');
  const isTogether = tokens.some(
    ({ lower }, at) => lower === 'added' && tokens[at + 1]?.lower === 'together',
  );
  if (isTogether) return true;
  return (
    what >= 0 &&
    tokens.slice(what + 1, what + 8).some(({ lower }) => ['did', 'do', 'have', 'has'].includes(lower))
  );
}

const dealing = new Set('sell buy borrow lend loan hire rent'.split(' '));

/** Things are sold, lent or hired out: each time may be meant, or each thing. */
export function isDealing(lemma: string): boolean {
  return dealing.has(lemma);
}

/** Where those stand who did it: behind "did". Null where nobody is asked for so, or the asker: what "we" spend is not what comes in. */
export function subjectAt(tokens: readonly { lower: string }[]): number | null {
  const did = tokens.findIndex(
    ({ lower }, at) =>
      ['did', 'do', 'does'].includes(lower) ||
      (['has', 'have'].includes(lower) && tokens[at - 1]?.lower === 'much'),
  );
  const subject = tokens[did + 1]?.lower ?? '';
  return did < 0 || ['we', 'i', 'it', 'you'].includes(subject) ? null : did + 1;
}
