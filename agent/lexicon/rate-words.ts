const split = (words: string): ReadonlySet<string> => new Set(words.split(' '));

/** Behind an amount: what part of a whole it is. As typed. */
export const rateTails: ReadonlySet<string> = split(
  'rate rates ratio ratios percentage percentages quota proportion fraction',
);
/** Of them those that ask for no share of a total: "sales percentage by region" does. */
export const plainTails: ReadonlySet<string> = split('rate rates ratio ratios');
/** The same where the two amounts need not be a part and its whole. */
export const ratioTails: ReadonlySet<string> = split('ratio ratios');

/** Amounts whose rate is known as one of something else than what is added up beside it: a tax rate is of the net, an exchange rate of no total. */
export const otherRates: ReadonlySet<string> = split(
  'tax vat interest discount growth exchange commission price pay wage salary room hourly daily day week month year currency',
);

/** What is made, sold, tried, asked or employed in all, as lemmas: of such a total other amounts are a part. */
const made =
  'produce production manufacture make build assemble output process check inspect test examine audit sample screen total all overall unit quantity qty piece item part run attempt request try produziert produktion hergestellt geprüft gesamt gesamtmenge menge stück produit production total produits producido fabricado prodotto';
const sold =
  'order sell sale ship deliver dispatch issue rent lend hire booking purchase unit quantity qty item piece total all overall verkauft bestellung geliefert gesamt menge commande vendu pedido vendido';
const timed =
  'hour time day minute shift schedule scheduled plan planned work worked available regular operating total all overall headcount employee staff stunde arbeitsstunde laufzeit betriebszeit planzeit arbeitszeit sollstunden gesamt heure';
const met =
  'visit visitor session view impression send sent call request attempt appointment booking trip flight ride train departure delivery game match play played exam candidate student participant customer subscriber member patient admission case population resident claim loan response invite invitation lead opportunity ticket total all overall start attendee capacity seat planned schedule scheduled opening';

const families: readonly (readonly [amounts: ReadonlySet<string>, wholes: ReadonlySet<string>])[] = [
  [
    split(
      'defect defective scrap scrapped reject rejected fault faulty error failure fail failed rework waste ausschuss fehler rebut defaut defecto',
    ),
    split(made),
  ],
  [
    split(
      'return returned refund refunded cancel cancelled cancellation complaint claim exchange retoure storno retour',
    ),
    split(`${sold} customer booking`),
  ],
  [
    split(
      'overtime absence absent sick sickness downtime idle leave vacant vacancy overhours überstunde überstunden ausfall ausfallzeit stillstand stillstandszeit fehlzeit fehltage krankheitstage arrêt',
    ),
    split(timed),
  ],
];
/** Of an amount that its name says nothing of: any total of things. */
export const anyWhole: ReadonlySet<string> = split(`${made} ${sold} ${met} ${timed}`);

/** The words by which the whole is called that an amount of this name is a part of; null where the name says nothing of the kind. */
export function wholesOf(amount: readonly string[]): ReadonlySet<string> | null {
  return families.find(([amounts]) => amount.some((word) => amounts.has(word)))?.[1] ?? null;
}

/** Of an amount of money the whole is one too. */
export const moneyWholes: ReadonlySet<string> = split(
  'revenue sale sales turnover total gross budget income amount spend cost umsatz',
);

/** Pieces of whatever is made or counted, where no column is called so. */
export const pieceNouns: ReadonlySet<string> = split('unit piece part item product');
