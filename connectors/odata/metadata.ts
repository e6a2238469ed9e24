import type { DeclaredRelation } from '../connector.ts';
import type { Csdl, CsdlProperty, CsdlSet, CsdlType, Fact } from './csdl.ts';
import type { ODataColumn, ODataTable, ServiceModel } from './model.ts';
import { typeOf } from './types.ts';

/** Of a complex type within another, and so on: what is deeper is one column that holds a document. */
const mostLevels = 3;
const mostBases = 20;

/**
 * Tables and relations of a service. An entity set is a table; a property of a complex type becomes a column for each of its parts,
 * `Address_City`; streams, media and what cannot be asked for by itself are left out.
 * @param service stands in front of the names of its sets
 * @param leavesHidden properties that are not visible cannot be asked for, as in SuccessFactors; in SAP Gateway it only means that screens do not show them
 */
export function modelOf(csdl: Csdl, service: string, { leavesHidden = false } = {}): ServiceModel {
  const words = new Words(csdl);
  const tables = csdl.sets.flatMap((set) => tableOf(set, { csdl, words, service, leavesHidden }) ?? []);
  return {
    version: /^4/.test(csdl.version) ? 'v4' : 'v2',
    tables,
    relations: relationsOf(csdl, words, tables, service),
  };
}

interface Place {
  csdl: Csdl;
  words: Words;
  service: string;
  leavesHidden: boolean;
}

function tableOf(set: CsdlSet, { csdl, words, service, leavesHidden }: Place): ODataTable | null {
  const type = words.typeOf(set.attributes.EntityType ?? '');
  if (!type || set.attributes['sap:addressable'] === 'false') return null;
  const lineage = words.lineageOf(type);
  const key = lineage.find((one) => one.key.length > 0)?.key ?? [];
  const place = `${set.container}/${set.name}`;
  const limits = {
    key: new Set(key),
    unfilterable: new Set(words.all(place, 'FilterRestrictions', /NonFilterableProperties$/)),
    unsortable: new Set(words.all(place, 'SortRestrictions', /NonSortableProperties$/)),
    isFilterable: words.one(place, 'FilterRestrictions', /^Filterable$/) !== 'false',
    isSortable: words.one(place, 'SortRestrictions', /^Sortable$/) !== 'false',
  };
  const columns = lineage
    .toReversed()
    .flatMap((one) => columnsOf(one, { csdl, words, limits, leavesHidden, path: [], owner: one.name }));
  const seen = new Set<string>();
  const own = columns.filter(({ name }) => !seen.has(name) && seen.add(name));
  if (own.length === 0) return null;
  return {
    name: `${service}.${set.name}`,
    schema: service,
    set: set.name,
    kind: 'table',
    label:
      set.attributes['sap:label'] ??
      words.label(place) ??
      type.attributes['sap:label'] ??
      words.label(type.name),
    rowEstimate: null,
    columns: own,
    key: key.every((name) => seen.has(name)) ? key : [],
    isCountable:
      set.attributes['sap:countable'] !== 'false' &&
      words.one(place, 'CountRestrictions', /^Countable$/) !== 'false',
  };
}

interface ColumnPlace {
  csdl: Csdl;
  words: Words;
  limits: {
    key: ReadonlySet<string>;
    unfilterable: ReadonlySet<string>;
    unsortable: ReadonlySet<string>;
    isFilterable: boolean;
    isSortable: boolean;
  };
  leavesHidden: boolean;
  path: readonly string[];
  /** The type that the properties stand in. */
  owner: string;
}

function columnsOf(type: CsdlType, place: ColumnPlace): ODataColumn[] {
  return type.properties.flatMap((property) => {
    const edmType = place.words.simple(property.attributes.Type ?? 'Edm.String');
    if (edmType === 'Edm.Stream') return [];
    const isHidden = place.leavesHidden && property.attributes['sap:visible'] === 'false';
    if (isHidden && !place.limits.key.has(property.name)) return [];
    const complex = place.words.typeOf(edmType);
    const path = [...place.path, property.name];
    if (!complex || path.length > mostLevels) return [columnOf(property, edmType, { ...place, path })];
    return place.words
      .lineageOf(complex)
      .toReversed()
      .flatMap((one) => columnsOf(one, { ...place, path, owner: one.name }));
  });
}

function columnOf({ name, attributes }: CsdlProperty, edmType: string, place: ColumnPlace): ODataColumn {
  const { words, limits, path, owner } = place;
  const target = `${owner}/${name}`;
  const isKey = path.length === 1 && limits.key.has(name);
  const { type, kind } = typeOf(edmType, {
    precision: attributes.Precision,
    scale: attributes.Scale,
    maxLength: attributes.MaxLength,
    isDay: attributes['sap:display-format'] === 'Date',
    isCalendarDate:
      attributes['sap:semantics'] === 'yearmonthday' || words.one(target, 'IsCalendarDate', /^$/) === 'true',
    isKey,
  });
  const label = attributes['sap:label'] ?? words.label(target);
  const unit = words.constant(target, 'ISOCurrency') ?? words.constant(target, 'Unit');
  const at = path.join('/');
  return {
    name: path.join('_'),
    type,
    nativeType: nativeOf(edmType, attributes),
    label,
    ...(unit === null ? {} : { unit }),
    path,
    kind,
    edmType,
    isNullable: attributes.Nullable !== 'false',
    isFilterable:
      attributes['sap:filterable'] !== 'false' && limits.isFilterable && !limits.unfilterable.has(at),
    isSortable: attributes['sap:sortable'] !== 'false' && limits.isSortable && !limits.unsortable.has(at),
  };
}

/** As the metadata declare it: `Edm.Decimal(12,2)`, `Edm.String(10)`. */
function nativeOf(
  edmType: string,
  { Precision, Scale, MaxLength }: Readonly<Record<string, string>>,
): string {
  const digits = edmType === 'Edm.String' || edmType === 'Edm.Binary' ? [MaxLength] : [Precision, Scale];
  const told = digits.filter((digit) => digit !== undefined);
  return `${edmType}${told.length === 0 ? '' : `(${told.join(',')})`}`.slice(0, 200);
}

/** Those by one column that is the whole key of its table: of a longer key one column tells no row. */
function relationsOf(
  csdl: Csdl,
  words: Words,
  tables: readonly ODataTable[],
  service: string,
): DeclaredRelation[] {
  const tablesByType = new Map<string, ODataTable[]>();
  const bySet = new Map(tables.map((table) => [table.set, table]));
  for (const set of csdl.sets) {
    const table = bySet.get(set.name);
    const type = words.typeOf(set.attributes.EntityType ?? '')?.name;
    if (table && type !== undefined) tablesByType.set(type, [...(tablesByType.get(type) ?? []), table]);
  }
  const found = new Map<string, DeclaredRelation>();
  const add = (from: string, own: string, to: string, target: string): void => {
    const [origins, targets] = [tablesByType.get(from) ?? [], tablesByType.get(to) ?? []];
    // Which of several sets of one type is meant is not said.
    const [origin, aim] = [origins[0], targets[0]];
    if (!origin || !aim || origins.length > 1 || targets.length > 1 || origin === aim) return;
    if (aim.key.length !== 1 || aim.key[0] !== target) return;
    if (!origin.columns.some(({ name }) => name === own)) return;
    const relation = {
      fromTable: `${service}.${origin.set}`,
      fromColumn: own,
      toTable: `${service}.${aim.set}`,
      toColumn: target,
    };
    found.set(Object.values(relation).join('\n'), relation);
  };
  for (const { name, navigations } of csdl.types.values())
    for (const { type, constraints } of navigations) {
      const [only] = constraints;
      const target = words.typeOf(type)?.name;
      if (only && constraints.length === 1 && target !== undefined) add(name, only[0], target, only[1]);
    }
  for (const { roles, principal, dependent } of csdl.associations) {
    const [own, target] = [dependent?.properties[0], principal?.properties[0]];
    const from = words.typeOf(roles.get(dependent?.role ?? '') ?? '')?.name;
    const to = words.typeOf(roles.get(principal?.role ?? '') ?? '')?.name;
    if (own === undefined || target === undefined || from === undefined || to === undefined) continue;
    if (dependent?.properties.length === 1) add(from, own, to, target);
  }
  return [...found.values()];
}

/** What the document says of a place, whichever alias it uses. */
class Words {
  readonly #csdl: Csdl;
  readonly #facts = new Map<string, Fact[]>();

  constructor(csdl: Csdl) {
    this.#csdl = csdl;
    for (const [target, facts] of csdl.facts) {
      const named = this.#qualified(target);
      this.#facts.set(named, [...(this.#facts.get(named) ?? []), ...facts]);
    }
  }

  /** The type of that name, of a list that of its members; undefined where it is none of the document. */
  typeOf(name: string): CsdlType | undefined {
    return this.#csdl.types.get(this.#qualified(/^Collection\((.*)\)$/.exec(name)?.[1] ?? name));
  }

  /** What a name stands for: of a definition its own type, of an enumeration a text. */
  simple(name: string): string {
    if (name.startsWith('Edm.') || name.startsWith('Collection(')) return name;
    const qualified = this.#qualified(name);
    return this.#csdl.simpleTypes.has(qualified) ? this.#underlying(qualified) : qualified;
  }

  /** The type, and those that it is made of. */
  lineageOf(type: CsdlType): CsdlType[] {
    const lineage = [type];
    for (let base = type.attributes.BaseType; base !== undefined && lineage.length < mostBases; ) {
      const next = this.typeOf(base);
      if (!next || lineage.includes(next)) break;
      lineage.push(next);
      base = next.attributes.BaseType;
    }
    return lineage;
  }

  label(target: string): string | null {
    return this.one(target, 'Label', /^$/) ?? this.one(target, 'Description', /^$/) ?? null;
  }

  one(target: string, term: string, property: RegExp): string | undefined {
    return this.all(target, term, property)[0];
  }

  all(target: string, term: string, property: RegExp): string[] {
    return this.#of(target, term)
      .filter((fact) => property.test(fact.property))
      .map(({ value }) => value);
  }

  /** A unit of its own; one that stands in another column is a column's name. */
  constant(target: string, term: string): string | null {
    const unit = this.one(target, term, /^$/);
    const owner = this.#csdl.types.get(target.slice(0, target.lastIndexOf('/')));
    if (unit === undefined || owner?.properties.some(({ name }) => name === unit)) return null;
    return /^[A-Z]{3}$|^[\p{L}%°/²³]{1,8}$/u.test(unit) ? unit : null;
  }

  #of(target: string, term: string): Fact[] {
    return (this.#facts.get(target) ?? []).filter((fact) => fact.term.split('.').at(-1) === term);
  }

  #underlying(name: string): string {
    const type = this.#csdl.simpleTypes.get(name) ?? 'Edm.String';
    return type.startsWith('Edm.') ? type : 'Edm.String';
  }

  /** With the namespace itself in front. */
  #qualified(name: string): string {
    const [path = '', ...rest] = name.split('/');
    const at = path.lastIndexOf('.');
    const namespace = this.#csdl.aliases.get(path.slice(0, at));
    return [namespace === undefined ? path : `${namespace}${path.slice(at)}`, ...rest].join('/');
  }
}
