/**
 * Verbs of doing that are done by some of those who could, or with some of what it could be done with: a list of customers or of products does not
 * tell of whom or of which. As lemmas; each with the words by which data tell of it, beside its own.
 */
const commerce =
  'order buy purchase sell sale transaction invoice checkout revenue turnover basket deal spend spending subscription booking quantity';
const travel = 'travel trip flight journey ride route passenger boarding ticket booking embark embarkation';
const visits = 'visit visitor session checkin appointment attendance admission stay booking encounter';
const comings =
  'attend attendance attendee participation participant enrolment enrollment present registration event session';

const families: readonly (readonly [verbs: string, tellers: string])[] = [
  ['order buy purchase shop', commerce],
  ['sell', `${commerce} unit`],
  ['pay settle spend', `pay payment paid invoice bill receipt ${commerce}`],
  ['bill invoice charge', `bill billing invoice charge payment ${commerce}`],
  ['return refund exchange', 'return returned refund exchange rma'],
  [
    'cancel churn unsubscribe quit resign leave left retire',
    'cancel cancellation churn unsubscribe quit resign resignation leave leaver left exit departure terminate termination attrition retire retirement end ended inactive active status separation',
  ],
  ['donate pledge gift contribute', 'donate donation donor pledge gift contribution'],
  ['rent lease borrow lend loan hire', 'rent rental lease loan lend borrow checkout hire booking tenancy'],
  ['book reserve', 'book booking reserve reservation appointment'],
  ['visit', visits],
  ['attend participate', comings],
  ['enroll enrol register', `${comings} register registration signup course class programme program`],
  ['travel fly sail ride drive', travel],
  ['treat vaccinate', 'treat treatment vaccinate vaccination dose visit encounter procedure therapy'],
  ['admit discharge', 'admit admission discharge stay encounter'],
  ['reply respond answer', 'reply response respond answer answered survey contacted'],
  ['click', 'click clicked ctr'],
  ['complain', 'complain complaint ticket case'],
  ['ship deliver dispatch', 'ship shipped shipment deliver delivery dispatch consignment'],
  ['produce manufacture', 'produce production produced manufacture output batch'],
  ['graduate', 'graduate graduation degree'],
  ['log', 'log login session activity active seen'],
  ['download install', 'download install installation'],
  ['vote', 'vote ballot turnout'],
];

const split = (words: string): string[] => words.split(' ');

const tellersByVerb: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  families.flatMap(([verbs, tellers]) =>
    split(verbs).map((verb) => [verb, new Set([...split(verbs), ...split(tellers)])] as const),
  ),
);

/** The words by which data tell of a deed; null of a verb that is none. */
export function tellersOf(verb: string): ReadonlySet<string> | null {
  return tellersByVerb.get(verb) ?? null;
}

/** Deeds of which the range is told in the present: "products that we sell" are all of them. */
export const tradeDeeds: ReadonlySet<string> = new Set(
  split('order buy purchase sell pay spend bill invoice charge return refund'),
);
