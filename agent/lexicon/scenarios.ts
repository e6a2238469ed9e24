/**
 * What a column calls the versions in which the same money stands: as it came, and as it was planned or expected to come. In small letters
 * without accents, each as it stands alone in a cell.
 */
export const actualWords: ReadonlySet<string> = new Set(
  'actual actuals act ac is ist realised realized reel reels real reales effettivo consuntivo realizado werkelijk realisatie faktisk utfall wykonanie skutecnost факт'.split(
    ' ',
  ),
);
export const plannedWords: ReadonlySet<string> = new Set(
  'budget budgeted plan planned forecast fcst outlook target estimate estimated projection projected soll vorschau prognose ziel planwert previsionnel prevision presupuesto previsto previsione preventivo orcamento begroting verwachting prognos budzet rozpocet план прогноз бюджет'.split(
    ' ',
  ),
);
/** The two sides of an entry in the books. */
export const debitWords: ReadonlySet<string> = new Set('d dr debit soll s debe dare debet'.split(' '));
export const creditWords: ReadonlySet<string> = new Set('c cr credit haben h haber avere'.split(' '));
