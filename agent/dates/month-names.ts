/** The months as files write them: English, German, French, Spanish, Italian, Portuguese, Dutch; small letters, without accents. */
const names = [
  'january januar jaenner janner janvier enero gennaio janeiro januari',
  'february februar feber fevrier febrero febbraio fevereiro februari',
  'march marz maerz mars marzo marco maart mrt',
  'april avril abril aprile',
  'may mai mayo maggio maio mei',
  'june juni juin junio giugno junho',
  'july juli juillet julio luglio julho',
  'august aout agosto augustus',
  'september septembre septiembre setiembre settembre setembro',
  'october oktober octobre octubre ottobre outubro',
  'november novembre noviembre novembro',
  'december dezember decembre diciembre dicembre dezembro',
];
const fewestLetters = 3;

/** Whole names and their beginnings from three letters on, as far as they are of one month only: `jui` is of two. */
const months = ((): Map<string, number> => {
  const found = new Map<string, Set<number>>();
  names.forEach((list, index) => {
    for (const name of list.split(' '))
      for (let length = fewestLetters; length <= name.length; length += 1) {
        const word = name.slice(0, length);
        found.set(word, (found.get(word) ?? new Set()).add(index + 1));
      }
  });
  return new Map(
    [...found].flatMap(([word, numbers]) => {
      const [only, ...more] = numbers;
      return only !== undefined && more.length === 0 ? [[word, only] as const] : [];
    }),
  );
})();

/** Which month a text names in one of the languages that files are written in; null where it names none. */
export function writtenMonth(word: string): number | null {
  return months.get(plainLetters(word)) ?? null;
}

/** The English name of a month from 1 on, in small letters. */
export function monthName(month: number): string {
  return names[month - 1]?.split(' ')[0] ?? '';
}

export function plainLetters(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}
