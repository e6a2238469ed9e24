import type { Lattice } from '../lattice/lattice.ts';
import { isAmountNoun, isDiscriminating, isPassiveOfSome, isVerbPlace } from '../lattice/predicate-verbs.ts';
import { tradeVerbs } from '../lexicon/carrier-words.ts';
import { relationVerbs } from '../lexicon/relation-verbs.ts';
import { lemmasOfName } from '../model/name-phrases.ts';
import type { TableLink } from '../model/semantic-model.ts';
import { shareRoot } from '../text/word-roots.ts';
import type { Piece } from './fragments.ts';

const joints = new Set(
  'in for by to with on at from of as under the a an any some all both either not only this his her their'.split(
    ' ',
  ),
);
const counting = new Set('many much number count total average sum each every per'.split(' '));

/**
 * "students who participate in concerts", "songs released by labels": between two things of several tables, the verb says that they
 * belong together, which the join says. Where a table is called after it ("advises" of `advisor`), that table is the one meant.
 */
export function relationVerbRule(lattice: Lattice, at: number): Piece[] {
  const { model, tokens } = lattice;
  const verb = tokens[at];
  if (verb?.kind !== 'word' || verb.isCapitalised || model.catalog.relations.length === 0) return [];
  if (isAmountNoun(tokens, at)) return [];
  const isBehindDoers = isLastOf(lattice, at) && endsNumberOfThings(lattice, at);
  if (!isBehindDoers && !isVerbPlace(lattice, at, verb) && !isAskedVerb(lattice, at)) return [];
  const tables = tablesCalled(lattice, verb.lemma);
  const isKnown = relationVerbs.has(verb.lemma) || tradeVerbs.has(verb.lemma);
  if (tables.length === 0 && (!isKnown || isDiscriminating(model, verb))) return [];
  if (!hasThingBefore(lattice, at) || !(isBehindDoers || hasThingBehind(lattice, at + 1))) return [];
  // "orders that were gifted last month", "gifted per region": nothing stands there that the verb would tie to them.
  if (tables.length === 0 && !isTied(lattice, at + 1) && isPassiveOfSome(lattice, at, verb)) return [];
  const to = endOf(lattice, at);
  if (to === null) return [];
  const [table, ...more] = tables;
  return table && more.length === 0
    ? [
        {
          from: at,
          to,
          score: 0.85,
          fragment: { kind: 'term', term: { kind: 'table', choice: { options: [table] } }, distinct: false },
        },
      ]
    : isKnown
      ? [{ from: at, to, score: 0.5, fragment: { kind: 'verb' } }]
      : [];
}

const farthestDoers = 5;

/** A thing of the data stands right behind, or what is quoted, or "by at least two keepers"; a time, and by what is grouped, are none. */
function isTied({ tokens, spans }: Lattice, at: number): boolean {
  let next = at;
  while (joints.has(tokens[next]?.lower ?? '')) next += 1;
  if ((spans[next] ?? []).some((span) => isThing(span) || span.kind === 'quoted')) return true;
  const isOfDoers = tokens[at]?.lower === 'by' && !['each', 'every'].includes(tokens[next]?.lower ?? '');
  return isOfDoers && spans.slice(next, next + farthestDoers).some((own) => own.some(isThing));
}

/** Nothing of its sentence stands behind. */
function isLastOf({ tokens }: Lattice, at: number): boolean {
  const next = tokens[at + 1];
  return next === undefined || next.opensSentence === true;
}

const mostDoers = 6;

/** "the rooms that more than three guests reserve", "the paths most walkers use": those who do it are counted right before the verb. */
function endsNumberOfThings({ tokens, spans }: Lattice, at: number): boolean {
  const doers = spans
    .slice(0, at)
    .findLastIndex((own) => own.some((span) => span.kind === 'table' && span.to === at));
  if (doers < 0) return false;
  const before = tokens.slice(Math.max(0, doers - mostDoers), doers);
  return before.some(({ lower }) => ['than', 'least', 'most'].includes(lower));
}

/** "which keepers manage", "how many pilots fly": the verb right behind those who are asked for. */
function isAskedVerb({ tokens, spans }: Lattice, at: number): boolean {
  const asked = tokens.slice(0, at).findLastIndex(({ lower }) => ['which', 'what', 'many'].includes(lower));
  return asked >= 0 && (spans[asked + 1] ?? []).some((span) => span.kind === 'table' && span.to === at);
}

/** Tables that tie others together and are called like the verb: `participates_in`, `advisor`, `prescriptions`. */
export function tablesCalled({ model }: Lattice, lemma: string): TableLink[] {
  return [...model.tables.values()].flatMap((table): TableLink[] => {
    const isCalled = lemmasOfName(table.name).some((word) => word.length > 3 && shareRoot(word, lemma));
    const pointed = model.catalog.relations.filter(({ fromTable }) => fromTable === table.sqlName);
    return isCalled && pointed.length > 0 ? [{ table, score: 0.85, source: 'part', phrase: lemma }] : [];
  });
}

/** With "by" where it names who did it; where things are counted, "by" may tell the groups, and null says so. */
function endOf({ tokens }: Lattice, at: number): number | null {
  if (tokens[at + 1]?.lower !== 'by') return at + 1;
  if (['each', 'every'].includes(tokens[at + 2]?.lower ?? '')) return at + 1;
  const isGrouped = tokens.some(
    ({ lower }, index) => counting.has(lower) && (index < at || index === at + 2),
  );
  return isGrouped ? null : at + 2;
}

function hasThingBefore({ spans }: Lattice, at: number): boolean {
  return spans.slice(0, at).some((own) => own.some(isThing));
}

/** A thing of the data stands behind, or what the verb is asked of stands before it: "which courses did Ann take". */
function hasThingBehind({ tokens, spans }: Lattice, at: number): boolean {
  let next = at;
  while (joints.has(tokens[next]?.lower ?? '')) next += 1;
  if (tokens[next] === undefined) return tokens.some(({ lower }) => ['do', 'does', 'did'].includes(lower));
  return (spans[next] ?? []).some(
    (span) => isThing(span) || ['quoted', 'operator', 'number', 'period'].includes(span.kind),
  );
}

function isThing({ kind }: Lattice['spans'][number][number]): boolean {
  return ['table', 'column', 'value', 'valueSet'].includes(kind);
}
