import { withCountryUs } from './country-us.ts';
import { inPlainPhrases } from './plain-phrases.ts';
import { withRequest } from './second-requests.ts';
import { type Token, tokenize } from './tokens.ts';

/**
 * The tokens of a normalised question, in the order in which it is commonly asked. "Orders from yesterday: how many?" asks what "how many orders
 * from yesterday" does; no word is lost on the way, so each still needs its part in the plan.
 */
export function questionTokens(text: string): Token[] {
  const tokens = withoutGenders(inPlainPhrases(withCountryUs(tokenize(text))));
  return countedBehind(tokens) ?? imperative(tokens) ?? askedAgain(tokens) ?? withRequest(tokens) ?? tokens;
}

/** "his or her phone" is the phone of one of them. */
function withoutGenders(tokens: Token[]): Token[] {
  const isPair = (at: number): boolean =>
    ['his or her', 'her or his', 'him or her', 'his / her', 'he or she'].includes(
      tokens
        .slice(at, at + 3)
        .map(({ lower }) => lower)
        .join(' '),
    );
  return tokens.filter((_, at) => !isPair(at - 1) && !isPair(at - 2));
}

const pauses = new Set([',', ':', ';', '-', '–', '—']);
const askers = new Set(
  'how what which who when where why is are do does did and or but so only now'.split(' '),
);

/** "…, how many?", "…, count": what is counted stands before. */
function countedBehind(tokens: Token[]): Token[] | null {
  const words = tokens.map(({ lower }) => lower);
  if (askers.has(words[0] ?? '') || words.length < 3) return null;
  const isHowMany = words.at(-2) === 'how' && words.at(-1) === 'many';
  const start = isHowMany ? words.length - 2 : words.length - 1;
  const isPaused = pauses.has(words[start - 1] ?? '') || tokens[start]?.opensSentence === true;
  const isNumber = ['number', 'count'].includes(words.at(-1) ?? '') && isPaused;
  if (!isHowMany && !isNumber) return null;
  const named = tokens.slice(0, pauses.has(words[start - 1] ?? '') ? start - 1 : start);
  if (
    named.length === 0 ||
    named.at(-1)?.lower === 'and' ||
    named.some(({ lower }) => lower === 'how' || lower === 'number')
  )
    return null;
  const said = tokens.slice(start).map(({ opensSentence, ...token }) => token);
  const last = said.at(-1);
  return [...said, ...(isHowMany || !last ? [] : [wordAt(last, 'of')]), ...named];
}

const ordering = new Map([
  ['rank', 'ranked'],
  ['sort', 'sorted'],
  ['order', 'ordered'],
  ['arrange', 'arranged'],
]);
const determiners = new Set('the our all my these those'.split(' '));

/** "Rank the countries by revenue" are the countries, ranked by revenue; "ranking of all countries by sales" as well. */
function imperative(tokens: Token[]): Token[] | null {
  const [verb, next] = tokens;
  if (!verb || !next) return null;
  const isNoun = verb.lower === 'ranking' && next.lower === 'of';
  const done = isNoun ? 'ranked' : ordering.get(verb.lower);
  // "rank product categories by units sold"; "order status by month" is no request.
  const isPlain = verb.lower === 'rank' && next.kind === 'word' && !['by', 'of'].includes(next.lower);
  if (done === undefined || !(isNoun || isPlain || determiners.has(next.lower))) return null;
  const from = isNoun ? 2 : 1;
  const by = tokens.findIndex(({ lower }, at) => at > from && (lower === 'by' || lower === 'from'));
  if (by < 0 || by - from > 4) return null;
  return [...tokens.slice(from, by), wordAt(verb, done), ...tokens.slice(by)];
}

const requests = new Set('list show name give tell'.split(' '));
const auxiliaries = new Set('have has did do does was were'.split(' '));

/** "What have they never bought? List the products": the second sentence says what the first one asks for. */
function askedAgain(tokens: Token[]): Token[] | null {
  const [what, auxiliary] = tokens;
  const at = tokens.findIndex(({ opensSentence }) => opensSentence === true);
  if (what?.lower !== 'what' || !auxiliaries.has(auxiliary?.lower ?? '') || at < 0) return null;
  const behind = tokens.slice(at);
  const named = behind.filter(
    ({ lower }) => !requests.has(lower) && !['me', 'us', 'the', 'them'].includes(lower),
  );
  const [noun, ...more] = named;
  if (!requests.has(behind[0]?.lower ?? '') || !noun || more.length > 0) return null;
  return [wordAt(what, 'which'), noun, ...tokens.slice(1, at)];
}

/** Another word in the place of a token. */
function wordAt(token: Token, word: string): Token {
  return { ...token, text: word, lower: word, lemma: word };
}
