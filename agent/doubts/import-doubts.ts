import type { AnswerCheck, FixOffer } from '#kernel/answer.ts';
import type { CatalogTable, FindingKind, TableFinding } from '#kernel/catalog.ts';
import { type SemanticModel, tableOf } from '../model/semantic-model.ts';
import type { Plan } from '../plan.ts';
import { type PlanUses, usesOf, usesOfPlan } from './column-uses.ts';
import { fixWords } from './fix-words.ts';
import { doubts, type Reach } from './kinds.ts';

/** So many findings of a kind are told in full; the others by their number. */
const mostTold = 2;

/** What reading the files decided or doubted of the cells that an answer reads. */
export interface ImportDoubts {
  checks: AnswerCheck[];
  needsCaution: boolean;
}

interface Found extends TableFinding {
  table: CatalogTable;
  bears: boolean;
}

/** One check for each kind of finding, however many there are of it. */
export function importDoubts(
  model: SemanticModel,
  plan: Plan,
  read: readonly { sqlName: string }[],
): ImportDoubts {
  const tables = read.map(({ sqlName }) => tableOf(model, sqlName)).filter(({ profile }) => profile.findings);
  if (tables.length === 0) return { checks: [], needsCaution: false };
  const uses = usesOfPlan(model, plan);
  const found = tables.flatMap((table) => findingsRead(table, plan, uses));
  const byKind = Map.groupBy(found, ({ kind }) => kind);
  return {
    checks: [...byKind].map(([kind, ofKind]) => checkOf(kind, ofKind)),
    needsCaution: found.some(({ bears }) => bears),
  };
}

/** Of what is told of whole tables without a plan: what looked wrong in them, as far as rows that are shown could be others. */
export function doubtsOfTables(
  tables: readonly CatalogTable[],
  isRead = (_column: string) => true,
): ImportDoubts {
  const reach: Reach = { uses: new Set(['shown']), takesRows: true };
  const found = tables.flatMap((table) =>
    (table.profile.findings ?? []).flatMap((finding): Found[] => {
      const { column, kind, level } = finding;
      const isOfRead = column === undefined || ofRows.has(kind) || isRead(column);
      if (level !== 'warning' || !isOfRead) return [];
      return [{ ...finding, table, bears: doubts[kind].bears(reach, finding) }];
    }),
  );
  return {
    checks: [...Map.groupBy(found, ({ kind }) => kind)].map(([kind, ofKind]) => checkOf(kind, ofKind)),
    needsCaution: found.some(({ bears }) => bears),
  };
}

/** Of a column, where the plan reads it; of rows, where it reads the table. */
function findingsRead(table: CatalogTable, plan: Plan, uses: PlanUses): Found[] {
  return (table.profile.findings ?? []).flatMap((finding) => {
    if (isToldElsewhere(finding, table)) return [];
    const ofTable = usesOf(uses, table.sqlName);
    const own = finding.column === undefined ? ofTable : usesOf(uses, table.sqlName, finding.column);
    const isOfRows = finding.column === undefined || ofRows.has(finding.kind);
    if (!isOfRows && own.size === 0) return [];
    const reach: Reach = { uses: own, takesRows: takesRows(table, plan, uses) };
    return [{ ...finding, table, bears: doubts[finding.kind].bears(reach, finding) }];
  });
}

/** Their column only tells which rows are meant. */
const ofRows: ReadonlySet<FindingKind> = new Set(['duplicateKey', 'duplicateRow', 'total', 'note']);

/** Lines that are not in the table are a check of their own, and rows that were left out as totals an assumption. */
function isToldElsewhere({ kind, level }: TableFinding, { profile }: CatalogTable): boolean {
  return (
    (kind === 'rowLength' && level === 'warning' && (profile.rejectedCount ?? 0) > 0) ||
    (kind === 'total' && level === 'decision')
  );
}

/** A table that others are looked up in gives no rows of its own. */
function takesRows(table: CatalogTable, plan: Plan, { listsRows, countsRows }: PlanUses): boolean {
  return table.sqlName === plan.root && (listsRows || countsRows || plan.measures.length > 0);
}

function checkOf(kind: FindingKind, found: Found[]): AnswerCheck {
  const warnings = found.filter(({ level, bears }) => bears || level === 'warning');
  const ofInterest = warnings.length > 0 ? warnings : found;
  // What is found of a file is known of each of its tables.
  const once = ofInterest.filter(
    ({ sentence }, at) => ofInterest.findIndex((other) => other.sentence === sentence) === at,
  );
  const sorted = once.toSorted((one, other) => Number(other.bears) - Number(one.bears));
  const told = sorted.slice(0, mostTold).map(({ sentence }) => sentence);
  const others = sorted.length - told.length;
  const rest = others > 0 ? [`There ${others === 1 ? 'is 1 more' : `are ${others} more`} like this.`] : [];
  const fixes = offersOf(ofInterest);
  return {
    id: checkIdOf(kind),
    outcome: warnings.length > 0 ? 'warned' : 'passed',
    detail: [...told, ...rest, doubts[kind].mayChange].join(' '),
    ...(fixes.length > 0 && { fixes }),
  };
}

/** `import-date-order` */
export function checkIdOf(kind: FindingKind): string {
  return `import-${kind.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}

/** Fixes that do the same are one offer; of one source each. */
export function offersOf(found: readonly (TableFinding & { table: CatalogTable })[]): FixOffer[] {
  const offers = new Map<string, FixOffer>();
  for (const { id, fix, table } of found) {
    if (!fix) continue;
    const label = fixWords(fix);
    const known = offers.get(`${table.dataSourceId} ${label}`);
    if (known) known.findingIds.push(id);
    else
      offers.set(`${table.dataSourceId} ${label}`, {
        dataSourceId: table.dataSourceId,
        findingIds: [id],
        label,
      });
  }
  return [...offers.values()];
}
