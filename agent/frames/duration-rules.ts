import { afterOptional, type Lattice, operatorEnds } from '../lattice/lattice.ts';
import { dateColumns } from '../model/date-columns.ts';
import { datingOf, eventWordsOf, isDateColumn } from '../model/dating.ts';
import { columnKey, type ModelColumn } from '../model/semantic-model.ts';
import type { Aggregate, DurationUnit } from '../plan.ts';
import { shareRoot } from '../text/word-roots.ts';
import type { Piece } from './fragments.ts';
import { columnsAt } from './terms.ts';

const units = new Map<string, DurationUnit>(
  Object.entries({
    day: 'day',
    days: 'day',
    hour: 'hour',
    hours: 'hour',
    minute: 'minute',
    minutes: 'minute',
  } as const),
);
const aggregates = { average: 'avg', median: 'median', maximum: 'max', minimum: 'min' } as const;

/** "average days between order date and delivery", "how long does it take from order to delivery on average", "average delivery time in days". */
export function durationRule(lattice: Lattice, at: number): Piece[] {
  return openingsAt(lattice, at).flatMap(({ to, unit, aggregate, isTime }) => {
    const spans = datesAfter(lattice, to);
    const told = isTime ? namedTime(lattice, to) : [];
    return [...spans, ...told].flatMap((span): Piece[] => {
      const asked = unit ?? span.unit;
      const ending = aggregate ? { to: span.to, aggregate } : averageAfter(lattice, span.to);
      if (!ending) return [];
      return [
        {
          from: at,
          to: ending.to,
          score: 0.97,
          fragment: {
            kind: 'formula',
            formula: {
              kind: 'duration',
              since: span.since.ref,
              until: span.until.ref,
              unit: asked ?? 'day',
              isCalendar: false,
            },
            title: null,
            aggregate: ending.aggregate,
            per: null,
            isAddable: false,
          },
        },
      ];
    });
  });
}

interface Opening {
  to: number;
  unit: DurationUnit | null;
  /** Null where "on average" must follow. */
  aggregate: Aggregate | null;
  isTime: boolean;
}

/** "average days", "how many days on average", "how long does it take on average", "mean time". */
function openingsAt(lattice: Lattice, at: number): Opening[] {
  const { tokens } = lattice;
  const openings: Opening[] = [];
  for (const start of afterOptional(lattice, at, 'the', 'what', 'is', 'show', 'me')) {
    for (const { to, operator } of operatorEnds(lattice, start, 'average', 'median', 'maximum', 'minimum')) {
      const aggregate = aggregates[operator as keyof typeof aggregates];
      for (const next of afterOptional(lattice, to, 'number', 'of', 'the')) {
        const unit = units.get(tokens[next]?.lower ?? '') ?? null;
        const time = ['time', 'duration'].includes(tokens[next]?.lower ?? '');
        if (unit || time) {
          const inUnit = unitAfter(lattice, next + 1);
          openings.push({
            to: inUnit?.to ?? next + 1,
            unit: unit ?? inUnit?.unit ?? null,
            aggregate,
            isTime: false,
          });
          if (inUnit) openings.push({ to: next + 1, unit, aggregate, isTime: false });
        }
        openings.push({ to: next, unit: null, aggregate, isTime: true });
      }
    }
    const isLong = tokens[start]?.lower === 'how' && tokens[start + 1]?.lower === 'long';
    const many = operatorEnds(lattice, start, 'howMany').map(({ to }) => to);
    const counted = many.flatMap((to) =>
      units.has(tokens[to]?.lower ?? '')
        ? [{ to: to + 1, unit: units.get(tokens[to]?.lower ?? '') ?? null }]
        : [],
    );
    for (const { to, unit } of [...(isLong ? [{ to: start + 2, unit: null }] : []), ...counted])
      openings.push({ to, unit, aggregate: null, isTime: false });
  }
  return openings;
}

function unitAfter({ tokens }: Lattice, at: number): { to: number; unit: DurationUnit } | null {
  const unit = tokens[at]?.lower === 'in' ? units.get(tokens[at + 1]?.lower ?? '') : undefined;
  return unit ? { to: at + 2, unit } : null;
}

interface DateSpan {
  to: number;
  since: ModelColumn;
  until: ModelColumn;
  unit: DurationUnit | null;
}

const between = new Set('between from of since'.split(' '));
const joints = new Set('and to until till before'.split(' '));
const carriers =
  'does do did it take takes took is was are were there on average typically usually normally pass passes go goes by a an the our ' +
  'for we you they need needs needed get from between moment time date that being been stand stands here car cars';

/** "between A and B", "from A to B", with both dates named; words that carry nothing may stand before the first. */
function datesAfter(lattice: Lattice, from: number): DateSpan[] {
  const starts = afterOptional(lattice, from, ...carriers.split(' '));
  return starts.flatMap((start) => {
    const before = lattice.tokens[start - 1]?.lower ?? '';
    const isOpened =
      between.has(before) || starts.some((at) => at < start && between.has(lattice.tokens[at]?.lower ?? ''));
    return datesAt(lattice, start).flatMap((first) =>
      afterOptional(lattice, first.to, 'date', 'time', 'is', 'was', 'it', ',').flatMap((joint) => {
        const word = lattice.tokens[joint]?.lower ?? '';
        if (!joints.has(word) || (!isOpened && word === 'and')) return [];
        return afterOptional(
          lattice,
          joint + 1,
          'the',
          'its',
          'their',
          'it',
          'is',
          'was',
          'a',
          'an',
          'being',
        ).flatMap((next) =>
          datesAt(lattice, next).flatMap((second): DateSpan[] => {
            const isPair =
              first.column !== second.column && first.column.ref.table === second.column.ref.table;
            return isPair ? [{ to: second.to, since: first.column, until: second.column, unit: null }] : [];
          }),
        );
      }),
    );
  });
}

/** "delivery time", "time to close": from the date of the row to the date that the word names. */
function namedTime(lattice: Lattice, at: number): DateSpan[] {
  return datesAt(lattice, at).flatMap((until): DateSpan[] => {
    if (!['time', 'times', 'duration'].includes(lattice.tokens[until.to]?.lower ?? '')) return [];
    const dating = datingOf(until.column.table);
    const since = dating ? lattice.model.columns.get(columnKey(dating.column)) : undefined;
    if (!since || since === until.column) return [];
    const inUnit = unitAfter(lattice, until.to + 1);
    return [{ to: inUnit?.to ?? until.to + 1, since, until: until.column, unit: inUnit?.unit ?? null }];
  });
}

/** Date columns named at a token, by their name or by a word of theirs in another form. */
function datesAt(lattice: Lattice, at: number): { to: number; column: ModelColumn }[] {
  const named = columnsAt(lattice, at).flatMap((reading) =>
    reading.options
      .filter(({ column }) => isDateColumn(column.profile))
      .map(({ column }) => ({ to: reading.to, column })),
  );
  if (named.length > 0) return named;
  const word = lattice.tokens[at];
  if (word?.kind !== 'word' || word.lemma.length < 3) return [];
  const rooted = dateColumns(lattice.model).filter(({ lemmas }) =>
    eventWordsOf(lemmas).some((event) => shareRoot(event, word.lemma)),
  );
  const [only, ...more] = rooted;
  return only && more.length === 0 ? [{ to: at + 1, column: only }] : [];
}

function averageAfter(lattice: Lattice, at: number): { to: number; aggregate: Aggregate } | null {
  const [said] = operatorEnds(lattice, at, 'onAverage');
  if (said) return { to: said.to, aggregate: 'avg' };
  const isSaidBefore = lattice.tokens
    .slice(0, at)
    .some(
      ({ lower }) =>
        lower === 'average' || lower === 'typically' || lower === 'usually' || lower === 'normally',
    );
  return isSaidBefore ? { to: at, aggregate: 'avg' } : null;
}
