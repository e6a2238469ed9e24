import type { Token } from './tokens.ts';

const leading = /^(?:(?:just|only|please|i|we|you|need|want|would|like|can|give|me|the following|with) )*/u;
/** "each just once", "no duplicates": what is told has to differ. The noun in between is what is told. */
const once =
  /(?:^| )(?:, )?(?:(?:each|every|all)(?: ((?!of |just |only )[\p{L}-]+))?(?: of them)?(?: just| only)? once|no (?:duplicates|repeats|doubles)|without (?:duplicates|repeats))$/u;
/** "names are enough". */
const enough = / (?:(?:is|are) (?:enough|sufficient|fine|plenty)|will do)$/u;
const trailing = new Set('please only alone suffice suffices thanks'.split(' '));
/** What no list of columns holds: verbs, questions, orders and bounds. */
const others = new Set(
  (
    'is are was were do does did has have had who whom which what when where why how sort sorted order ordered rank top bottom highest lowest most least ' +
    'not no without per by each every all in from than over under above below but or if same instead too also as well it them those these there ' +
    'show list return find tell display report provide print select state count sum total average compare limit group keep drop add include exclude'
  ).split(' '),
);
const longest = 9;
const shortest = 3;

/**
 * "Which rooms have a king bed? Their names please": a last sentence that names only what is to be told of what the first one asks for. It is asked for in so
 * many words, "show their names", as the frames read it; null of all else.
 */
export function withRequest(tokens: readonly Token[]): Token[] | null {
  const start = tokens.findLastIndex(({ opensSentence }) => opensSentence === true);
  if (start < shortest) return null;
  const sentence = tokens.slice(start);
  const words = sentence.map(({ lower }) => lower);
  const opening = leading.exec(`${words.join(' ')} `)?.[0] ?? '';
  const from = opening === '' ? 0 : opening.trim().split(' ').length;
  let to = words.length;
  while (to > from && (trailing.has(words[to - 1] ?? '') || !/[\p{L}\p{N}]/u.test(words[to - 1] ?? '')))
    to -= 1;
  const said = words.slice(from, to).join(' ');
  const differing = once.exec(said);
  const cut =
    (differing ?? enough.exec(said))?.[0]
      .trim()
      .split(' ')
      .filter((word) => word !== '').length ?? 0;
  const kept = sentence.slice(from, to - cut);
  const noun = sentence.slice(from, to).find(({ lower }) => lower === differing?.[1]);
  const named = (kept.length === 0 && noun ? [noun] : kept).filter(
    ({ lower }, at, all) => lower !== ',' || at < all.length - 1,
  );
  const isPlain = named.every(({ lower, kind }) => !others.has(lower) && (kind === 'word' || lower === ','));
  const [first] = sentence;
  if (!first || named[0]?.lower === 'and' || named.length === 0 || named.length > longest || !isPlain)
    return null;
  const word = (text: string): Token => ({ ...first, text, lower: text, lemma: text, isCapitalised: false });
  const { opensSentence: _, ...me } = word('me');
  const different = differing ? [{ ...me, text: 'different', lower: 'different', lemma: 'different' }] : [];
  const told = named.map(({ opensSentence, ...token }) => token);
  return [...tokens.slice(0, start), word('give'), me, ...different, ...told];
}
