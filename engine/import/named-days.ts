/**
 * Days with their month by name in other languages, or with an ordinal: `3. März 2024`, `1er octobre 2023`, `15 de agosto de 2024`, `Dec 1st, 2023`.
 * English, German, French, Spanish, Italian, Portuguese, Dutch; beginnings of names as these languages shorten them.
 */
const monthNames: readonly string[] = [
  'january|januari|januar|janvier|janeiro|janv|jan|jänner|jaenner|jän|enero|ene|gennaio|genn|gen',
  'february|februari|februar|feber|feb|février|fevrier|févr|fevr|fév|fev|febrero|febbraio|febbr|fevereiro',
  'march|märz|maerz|mär|mrz|mars|marzo|março|marco|maart|mrt|mar',
  'april|aprile|apr|avril|avr|abril|abr',
  'may|mai|mayo|maggio|magg|mag|maio|mei',
  'june|juni|junio|junho|juin|jun|giugno|giu',
  'july|juli|julio|julho|jul|juillet|juil|luglio|lug',
  'august|augustus|aug|août|aout|agosto|ago',
  'september|septembre|septiembre|setiembre|settembre|setembro|sept|sep|sett|set',
  'october|oktober|octobre|octubre|ottobre|outubro|oct|okt|ott|out',
  'november|novembre|noviembre|novembro|nov',
  'december|dezember|décembre|decembre|diciembre|dicembre|dezembro|dec|dez|déc|dic',
];
const name = `(?i:${monthNames.join('|')})`;
const day = '(?:0?[1-9]|[12][0-9]|3[01])';
const ordinal = '(?:[.ºª]|(?i:er|st|nd|rd|th))?';

export const namedDayPattern = `(?:${day}${ordinal} (?i:de )?${name}\\.?,? (?i:de |del )?[0-9]{4}|${name}\\.? ${day}${ordinal},? [0-9]{4})`;

/** SQL of `year-month-day` for a text of `namedDayPattern`, SQL as well. */
export function namedDaySql(text: string): string {
  const cases = monthNames.map(
    (names, index) =>
      `WHEN regexp_matches(${text}, '(?i:(?:^|[^\\p{L}])(?:${names})(?:[^\\p{L}]|$))') THEN '${index + 1}'`,
  );
  const year = `regexp_extract(${text}, '[0-9]{4}')`;
  const dayOf = `regexp_extract(${text}, '(?:^|[^0-9])([0-9]{1,2})(?:[^0-9]|$)', 1)`;
  return `(${year} || '-' || CASE ${cases.join(' ')} ELSE '' END || '-' || ${dayOf})`;
}
