import type { Lattice } from '../lattice/lattice.ts';
import { type ModelColumn, sameColumn } from '../model/semantic-model.ts';
import type { ColumnRef, Comparison, Predicate } from '../plan.ts';
import type { DraftPeriod } from '../planning/draft.ts';
import { isDate, isNumber } from '../planning/nouns.ts';
import { periodColumn } from '../planning/time.ts';
import { columnsOfPredicates } from '../predicate-columns.ts';
import { apartOf } from './apart-conditions.ts';
import { comparesBetween, comparisonAt, meanPredicate } from './comparisons.ts';
import type { Part } from './links.ts';
import { textPredicate, valuePredicate } from './named-values.ts';

export interface RoleConditions {
  where: Predicate[];
  periods: DraftPeriod[];
  /** Conditions that a row of its own must meet each: "both red and blue". */
  apart: Predicate[];
  /** "more than 3" of the rows that are counted. */
  bound: { operator: Comparison; value: number } | null;
  limit: number | null;
  /** What speaks against them, by name. */
  doubts: string[];
}

/** The conditions of a question whose parts are known; null where a number has nothing that it could be compared with. */
export function conditionsOf(lattice: Lattice, parts: readonly Part[]): RoleConditions | null {
  const told: RoleConditions = { where: [], apart: [], periods: [], bound: null, limit: null, doubts: [] };
  const joined: { predicate: Predicate; at: number; isOr: boolean }[] = [];
  const used = new Set<Part>();
  for (let index = 0; index < parts.length; index += 1) {
    const part = parts[index];
    if (!part) continue;
    const { mention, role, value } = part;
    if (role === 'limit') {
      told.limit = mention.number;
      continue;
    }
    if (role === 'countBound' && mention.number !== null) {
      told.bound = { operator: comparisonAt(lattice, part, parts[index - 1]), value: mention.number };
      continue;
    }
    if (role !== 'condition' && role !== 'denial') continue;
    const isOr = isJoinedByOr(lattice, parts, index);
    const add = (predicate: Predicate): void => void joined.push({ predicate, at: index, isOr });
    if (value) {
      const own = columnOfValue(parts, index);
      if (own) used.add(own);
      add(valuePredicate(lattice, parts, index, part));
      continue;
    }
    if (mention.number !== null || mention.period || mention.text !== null) {
      const subject = subjectOf(parts, index);
      if (subject) used.add(subject);
      if (mention.period && (!subject?.column || isDate(subject.column) || isYears(subject.column))) {
        told.periods.push({
          period: mention.period,
          column: subject?.column?.ref ?? datedBefore(lattice, parts, index),
          negated: role === 'denial',
          isListed: false,
        });
        continue;
      }
      if (!subject?.column) return null;
      if (mention.text !== null) {
        if (subject.column.profile.type !== 'text') return null;
        add(textPredicate(lattice, part, subject.column, mention.text, role === 'denial'));
        continue;
      }
      if (mention.number === null) return null;
      const next = parts[index + 1];
      const isRange = comparesBetween(lattice, part) && next?.mention.number !== null && next !== undefined;
      if (isRange) {
        add({
          kind: 'between',
          column: subject.column.ref,
          low: mention.number,
          high: next.mention.number ?? mention.number,
          negated: role === 'denial',
        });
        index += 1;
        continue;
      }
      if (!isNumber(subject.column)) return null;
      const operator = comparisonAt(lattice, part, subject);
      add({
        kind: 'compare',
        column: subject.column.ref,
        operator: role === 'denial' && operator === '=' ? '<>' : operator,
        value: mention.number,
      });
    }
  }
  const open = parts.filter(
    (part) => part.role === 'condition' && part.column !== null && !used.has(part) && !part.value,
  );
  const besideMean = open.flatMap((part) => meanPredicate(lattice, part) ?? []);
  const [mean] = besideMean;
  if (mean) told.where.push(mean);
  const idle = mean ? [] : open;
  told.doubts.push(...idle.map(() => 'condition without a value'));
  const apart = apartOf(lattice, parts, joined);
  told.apart.push(...apart);
  told.where.push(...alternatives(joined.filter(({ predicate }) => !apart.includes(predicate))));
  if (told.where.some(isOfSeveral)) return null;
  if (joined.some(({ isOr }) => isOr)) told.doubts.push('or');
  return told;
}

/** Conditions with an "or" between them are one: either holds. Values of one column are a list. */
function alternatives(joined: { predicate: Predicate; isOr: boolean }[]): Predicate[] {
  const found: Predicate[] = [];
  for (const { predicate, isOr } of joined) {
    const last = found.at(-1);
    const isOfOne =
      last?.kind === 'oneOf' &&
      predicate.kind === 'oneOf' &&
      sameColumn(last.column, predicate.column) &&
      last.negated === predicate.negated;
    if (last && isOfOne && last.kind === 'oneOf' && predicate.kind === 'oneOf')
      found[found.length - 1] = { ...last, values: [...new Set([...last.values, ...predicate.values])] };
    else if (last && isOr)
      found[found.length - 1] =
        last.kind === 'any'
          ? { ...last, parts: [...last.parts, predicate] }
          : { kind: 'any', parts: [last, predicate] };
    else found.push(predicate);
  }
  return found;
}

/** Whether one row holds it or another: no condition on rows says that. */
function isOfSeveral(predicate: Predicate): boolean {
  return (
    predicate.kind === 'any' && new Set(columnsOfPredicates([predicate]).map(({ table }) => table)).size > 1
  );
}

function isJoinedByOr(lattice: Lattice, parts: readonly Part[], index: number): boolean {
  const before = parts
    .slice(0, index)
    .findLast(
      ({ role, column, value }) =>
        (role === 'condition' || role === 'denial') && (value !== null || column === null),
    );
  const part = parts[index];
  if (!before || !part) return false;
  return lattice.tokens.slice(before.mention.to, part.mention.from).some(({ lower }) => lower === 'or');
}

function columnOfValue(parts: readonly Part[], index: number): Part | null {
  const value = parts[index]?.value;
  if (!value) return null;
  return (
    parts.find(
      ({ role, column }) => role === 'condition' && column !== null && sameColumn(column.ref, value.column),
    ) ?? null
  );
}

/** What a number or a date is compared with: the column named before it, or right behind it. */
function subjectOf(parts: readonly Part[], index: number): Part | null {
  const before = parts
    .slice(0, index)
    .findLast(({ role, column }) => role === 'condition' && column !== null);
  const behind = parts[index + 1];
  if (before) return before;
  if (behind?.role === 'condition' && behind.column) return behind;
  const other = parts[index - 1];
  return other?.column && (isNumber(other.column) || isDate(other.column)) ? other : null;
}

function isYears(column: ModelColumn): boolean {
  return isNumber(column) && column.lemmas.some((lemma) => lemma === 'year');
}

/** "weddings in 2015": the date by which the rows that stand before it are told. */
function datedBefore({ model }: Lattice, parts: readonly Part[], index: number): ColumnRef | null {
  const table = parts.slice(0, index).findLast(({ table: own }) => own !== null)?.table;
  return table ? (periodColumn(model, table.sqlName)?.column ?? null) : null;
}
