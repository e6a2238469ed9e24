import { columnOf } from '../model/semantic-model.ts';
import { valueWords } from '../model/value-index.ts';
import { decidingColumns, type Guarded, toldConditions } from './guard.ts';

/**
 * "how much does sales spend" where a department is called Sales: the word is read as an amount that no column is called by, and the value
 * is left out. Where a column is called so, the word is its name.
 */
export function valueOrAmount({ lattice, parts, plan }: Guarded): string | null {
  const { model, tokens } = lattice;
  const subject = parts.subjectAt === null ? undefined : tokens[parts.subjectAt];
  const links = subject ? (model.values.byPhrase.get(subject.lower) ?? []) : [];
  const [link] = links;
  if (!subject || !link) return null;
  const deciding = decidingColumns(plan);
  if (links.some(({ column }) => deciding.has(`${column.table}.${column.column}`))) return null;
  // "Weston" of Weston Vale has its part already.
  const isTold = toldConditions(plan).some(
    (one) =>
      one.kind === 'oneOf' && one.values.some((value) => valueWords(String(value)).includes(subject.lower)),
  );
  if (isTold) return null;
  const isName = plan.measures.some(
    ({ column }) => column !== null && columnOf(model, column).lemmas.includes(subject.lemma),
  );
  return isName
    ? null
    : `It is not clear whether "${subject.text}" is meant as a ${columnOf(model, link.column).label} or as an amount.`;
}
