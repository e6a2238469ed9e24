import type { CatalogTable, ColumnProfile } from '#kernel/catalog.ts';
import { lemmasOfName } from './name-phrases.ts';
import { oncePerCatalog } from './once-per-catalog.ts';
import { columnKey, type ModelColumn, type SemanticModel } from './semantic-model.ts';

const roles = new Set(
  (
    'person employee staff worker consultant rep salesperson seller owner agent physician doctor nurse operator supervisor manager ' +
    'technician driver teacher instructor trainer student pupil guest member customer client runner rider user buyer assignee ' +
    'cardholder holder passenger patient player attendee participant contact approver requester engineer colleague mechanic barista ' +
    'skipper captain pilot courier author cashier waiter host tenant tester auditor recruiter applicant candidate subscriber volunteer donor coach adjuster picker policyholder borrower broker reader ' +
    'tutor lecturer learner vet dentist therapist stylist barber groomer surveyor inspector chef installer fitter electrician plumber midwife'
  ).split(' '),
);
const tails = new Set(['name', 'id', 'email', 'mail', 'number', 'no', 'full', 'code']);

/** Whether a word names people by what they do: "consultant", "riders" by lemma. */
export function isPersonNoun(lemma: string): boolean {
  return (
    roles.has(lemma) ||
    /^(rider|visitor|shopper|traveller|traveler|reader|learner|renter|viewer|finisher|entrant)$/.test(lemma)
  );
}

/** "Assigned To", `sold_by`, "Policyholder": a text that says who. */
export function namesPerson({ name, type }: ColumnProfile): boolean {
  const words = lemmasOfName(name).filter((word) => !tails.has(word));
  const last = words.at(-1) ?? '';
  return (
    type === 'text' &&
    words.length > 0 &&
    (roles.has(last) || last === 'by' || /holder$/.test(last) || words.join(' ') === 'assign to')
  );
}

/** A column of people by what they do: Physician, `opportunity_owner`, "Approved By", or their names. */
export function isPersonColumn(column: ModelColumn | undefined): boolean {
  if (column?.profile.type !== 'text') return false;
  return namesPerson(column.profile) || /^(full|first|last) name$/.test(column.lemmas.join(' '));
}

/** The column of a table that says who did it; null where none or several do. Of an id and a name of one person, the name. */
export function personColumn(model: SemanticModel, table: CatalogTable): ModelColumn | null {
  const found = table.profile.columns.flatMap((profile) => {
    const words = lemmasOfName(profile.name).filter((word) => !tails.has(word));
    return namesPerson(profile) ? [{ profile, stem: words.join(' ') }] : [];
  });
  const names = found.filter(
    ({ profile, stem }) =>
      profile.role !== 'identifier' ||
      !found.some((other) => other.profile !== profile && other.stem === stem),
  );
  const [only, ...more] = names;
  if (!only || more.length > 0) return null;
  return model.columns.get(columnKey({ table: table.sqlName, column: only.profile.name })) ?? null;
}

/** Columns of those for whom the rows are: persons, never firms. */
const natural = new Set(
  (
    'patient member student pupil guest passenger rider donor resident tenant subscriber participant attendee runner applicant candidate ' +
    'borrower reader visitor volunteer policyholder learner employee'
  ).split(' '),
);

/** The columns that "people" are: of one kind of person alone, by id and by name; none where several may be meant. */
export const peopleColumns = oncePerCatalog((model): readonly ModelColumn[] => {
  const found = [...model.columns.values()].flatMap((column) => {
    const words = column.lemmas.filter((word) => !tails.has(word));
    const isPerson = column.profile.type === 'text' && roles.has(words.at(-1) ?? '');
    return isPerson ? [{ column, stem: words.join(' ') }] : [];
  });
  const persons = found.filter(({ stem }) => natural.has(stem.split(' ').at(-1) ?? ''));
  const chosen = persons.length > 0 ? persons : found;
  const stems = new Set(chosen.map(({ stem }) => stem));
  const tables = new Set(chosen.map(({ column }) => column.ref.table));
  return stems.size === 1 && tables.size === 1 ? chosen.map(({ column }) => column) : [];
});
