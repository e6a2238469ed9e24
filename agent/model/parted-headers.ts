import type { ColumnProfile } from '#kernel/catalog.ts';
import { lemmaOf, wordsOfName } from '../text/lemmas.ts';
import type { HeaderForm } from './header-forms.ts';

/** What stands between the parts of a header: "XQR: Total Estimated Ridership", "Total - 2024", "Sales | net", "Costs/Energy". */
const marks = /\s*[:|]\s*|\s+[-–—>/\\]+\s+|(?<=\p{L}{2})[/\\](?=\p{L}{2})/u;
/** "01. Region", "Q: How old are you?", "Q3) …", "a) Name": the place of a header in its list. */
const places =
  /^\s*(?:q(?:uestion|u)?\.?\s*\d*|\d{1,3}|[a-z])\s*[:.)]\s+(?=\S)|^\s*(?:q\d+|\d{1,2})\s+[-–—]\s+(?=\S)|^\s*0\d\s*[:._)-]\s*(?=\p{L})/iu;
/** Alone these say nothing of what is meant. */
const vague = new Set(
  'total sum count number amount value average mean all data net gross no id name date type code other rate percent %'.split(
    ' ',
  ),
);
const units = /\([^)]*\)|\[[^\]]*\]/g;

/** A header without the place that it has in its list. */
export function withoutPlace(name: string): string {
  return name.replace(places, '');
}

/** How people call a header that has parts: by the part behind the mark, by both in either order, or by the first with the end of the last. */
export function partedForms({ name }: Pick<ColumnProfile, 'name'>): HeaderForm[] {
  const bare = withoutPlace(name);
  const parts = bare
    .replaceAll(units, ' ')
    .split(marks)
    .map((part) => wordsOfName(part).map(lemmaOf))
    .filter((words) => words.length > 0);
  const listed = bare === name ? [] : [{ words: wordsOfName(bare).map(lemmaOf), score: 0.98 }];
  const [first, second, ...more] = parts;
  if (!first || !second) return listed;
  const last = [second, ...more].flat();
  const isYear = last.length === 1 && /^(19|20)\d\d$/.test(last[0] ?? '');
  const ends = last.map((_, from) => last.slice(from));
  return [
    ...listed,
    ...(isVague(last) || isYear ? [] : [{ words: last, score: 0.9 }]),
    ...(isVague(first) ? [] : [{ words: first, score: 0.7, source: 'part' as const }]),
    { words: [...last, ...first], score: 0.96 },
    ...(isYear ? ['in', 'for', 'of'].map((link) => ({ words: [...first, link, ...last], score: 0.93 })) : []),
    ...ends.flatMap((end) =>
      isYear || isVague(end)
        ? []
        : [
            ...(end.length < last.length ? [{ words: [...first, ...end], score: 0.93 }] : []),
            { words: [...end, 'of', ...first], score: 0.92 },
            { words: [...end, 'of', 'the', ...first], score: 0.92 },
            { words: [...end, 'for', ...first], score: 0.92 },
          ],
    ),
  ];
}

function isVague(words: readonly string[]): boolean {
  return words.every((word) => vague.has(word) || /^\d+$/.test(word));
}
