import type { Lattice } from '../lattice/lattice.ts';
import { combined, isNumeric } from '../model/formula-columns.ts';
import { lemmasWithoutUnits } from '../model/name-phrases.ts';
import { oncePerCatalog } from '../model/once-per-catalog.ts';
import type { ColumnLink, ModelColumn, SemanticModel } from '../model/semantic-model.ts';
import type { Comparison } from '../plan.ts';
import { filterPiece } from './filter-pieces.ts';
import type { Piece } from './fragments.ts';

const stockNames =
  /^((current|available|closing) )?((quantity|unit|piece|stock|number|amount|item)s? )?(on hand|in stock)$|^((current|available) )?(stock|inventory)( (level|quantity|count|on hand|qty|unit))?$|^quantity (available|in stock)$|^(available|stock) (quantity|unit)$/;
const thresholdNames =
  /^(reorder|re order|minimum|min|safety|par|replenishment)( (stock|inventory|order))?( (level|point|quantity|stock|threshold))?$|^(stock )?(minimum|min)( level)?$/;
const costNames =
  /^((unit|average|purchase|buy) )?cost( (price|per (unit|piece|item)|each))?$|^(purchase|buy) price$/;
const priceNames = /^((unit|sell|sale|retail|list|selling) )?price( (per (unit|piece|item)|each))?$/;

/** How many are there now, where one column of one table says so. */
const stockColumn = oncePerCatalog((model): ModelColumn | null => onlyCalled(model, stockNames));

function onlyCalled(
  model: Pick<SemanticModel, 'columns'>,
  names: RegExp,
  table?: string,
): ModelColumn | null {
  const [only, ...more] = [...model.columns.values()].filter(
    (column) =>
      isNumeric(column) &&
      (table === undefined || column.ref.table === table) &&
      names.test(lemmasWithoutUnits(column.ref.column.replaceAll(/[([][^)\]]*[)\]]/g, ' ')).join(' ')),
  );
  return only && more.length === 0 ? only : null;
}

/** Of what lies in a store: "out of stock", "below their reorder level", "what the stock is worth at cost". */
export function stockRule(lattice: Lattice, at: number): Piece[] {
  const stock = stockColumn(lattice.model);
  return stock
    ? [
        ...goneAt(lattice, at, stock),
        ...scarceAt(lattice, at, stock),
        ...worthAt(lattice, at, stock),
        ...heldAt(lattice, at, stock),
      ]
    : [];
}

function linkTo(column: ModelColumn): ColumnLink {
  return { column, score: 0.95, source: 'name', phrase: column.label };
}

/** Tokens from `at` as one text, and how many of them the match takes. */
function saidAt(
  { tokens }: Lattice,
  at: number,
  pattern: RegExp,
): { to: number; said: RegExpExecArray } | null {
  const text = tokens
    .slice(at, at + 12)
    .map(({ lower }) => lower)
    .join(' ');
  const said = pattern.exec(text);
  return said ? { to: at + said[0].split(' ').length, said } : null;
}

const gone =
  /^(?:(?:have |has |had )?(?:(?:we |you |they )(?:have )?)?(?:run|ran) out(?: of)?|out of stock|sold out|with no stock(?: left)?|have no stock(?: left)?|(?:with )?(?:zero|no) stock(?: left| on hand)?|not in stock)(?= |$)/;

function goneAt(lattice: Lattice, at: number, stock: ModelColumn): Piece[] {
  const found = saidAt(lattice, at, gone);
  return found ? [filterPiece(at, found.to, 0.97, comparedTo(stock, '<=', 0))] : [];
}

function comparedTo(column: ModelColumn, operator: Comparison, value: number) {
  return {
    kind: 'number' as const,
    column: { options: [linkTo(column)] },
    operator,
    value,
    isPercent: false,
    unit: null,
  };
}

const scarce =
  /^(?:(at or below|at or under|below or at)|(?:below|under|beneath|less than|fallen below|lower than)) (?:their |its |the |our )?((?:reorder|re-order|minimum|min|safety|par)(?: stock)?(?: (?:level|point|quantity|stock|threshold)s?)?)(?= |$)/;

/** The stock against the level at which it is ordered again: "below" by itself leaves that level out. */
function scarceAt(lattice: Lattice, at: number, stock: ModelColumn): Piece[] {
  const found = saidAt(lattice, at, scarce);
  const threshold = onlyCalled(lattice.model, thresholdNames, stock.ref.table);
  // A safety stock is no reorder level.
  const [first = ''] = (found?.said[2] ?? '').replace('re-order', 'reorder').split(' ');
  if (!found || !threshold?.lemmas.some((word) => first.startsWith(word))) return [];
  return [
    filterPiece(at, found.to, 0.97, {
      kind: 'columns',
      column: { options: [linkTo(stock)] },
      operator: found.said[1] === undefined ? '<' : '<=',
      other: { options: [linkTo(threshold)] },
    }),
  ];
}

const basis =
  '(?: at (?:its |our |their )?(?:(?:unit )?(cost)(?: price)?|(?:the )?(?:selling |sell |retail |sales |list )?(price|retail)(?: price)?))?';
const goods =
  '(?:our |the |all |all our |all the )?(?:current )?(?:stock|inventory)(?: on hand| in hand| we hold| we have)?';
const worths = [
  new RegExp(`^${goods}(?: is| are)? worth${basis}(?= |$)`),
  new RegExp(`^(?:the )?(?:total )?(?:value|worth) of ${goods}${basis}(?= |$)`),
  new RegExp(`^(?:the )?(?:total )?(?:stock|inventory) (?:value|valuation)${basis}(?= |$)`),
];

/** What each row's stock is worth: the pieces times what one costs, or times its price where that is said. */
function worthAt(lattice: Lattice, at: number, stock: ModelColumn): Piece[] {
  return worths.flatMap((pattern): Piece[] => {
    const found = saidAt(lattice, at, pattern);
    if (!found) return [];
    const isAtPrice = found.said[2] !== undefined;
    const { model } = lattice;
    const each = onlyCalled(model, isAtPrice ? priceNames : costNames, stock.ref.table);
    const built = each ? combined(model, 'product', stock, each) : null;
    if (!built) return [];
    const title = isAtPrice ? 'stock value at price' : 'stock value at cost';
    const fragment = {
      kind: 'formula' as const,
      formula: built.formula,
      title,
      aggregate: 'sum' as const,
      per: null,
    };
    return [{ from: at, to: found.to, score: 0.98, fragment: { ...fragment, isAddable: built.isAddable } }];
  });
}

const held = /^(?:left )?(?:on hand|in stock|in the warehouse|left)(?: (?:right now|now|at the moment))?$/;

/** "how many staplers do we have in stock": what is there of the things that are named, and no number of their rows. */
function heldAt(lattice: Lattice, at: number, stock: ModelColumn): Piece[] {
  const { tokens, spans } = lattice;
  const isAsked = tokens[0]?.lower === 'how' && tokens[1]?.lower === 'many';
  const isThing = (spans[2] ?? []).some(
    (span) =>
      span.kind === 'value' &&
      span.links.some(({ column, score }) => score >= 0.9 && column.table === stock.ref.table),
  );
  const rest = (from: number): string =>
    tokens
      .slice(from)
      .map(({ lower }) => lower)
      .join(' ')
      .replace(/ \?$/, '');
  const isHeld = tokens.some((_, from) => from > 2 && held.test(rest(from)));
  if (!isAsked || !isThing || !isHeld) return [];
  if (at > 2)
    return held.test(rest(at))
      ? [{ from: at, to: tokens.length, score: 1, fragment: { kind: 'filler' } }]
      : [];
  const term = { kind: 'column' as const, choice: { options: [linkTo(stock)] }, isOwned: false };
  return at === 0
    ? [
        {
          from: 0,
          to: 2,
          score: 1,
          fragment: { kind: 'aggregate', aggregate: { aggregate: 'sum', term, isHowMany: true } },
        },
      ]
    : [];
}
