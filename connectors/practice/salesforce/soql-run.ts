import { fieldOf, type Org, OrgError, type OrgField, type OrgObject, type OrgRecord } from './org.ts';
import type { Comparison, Condition, Literal, Order, SoqlQuery } from './soql.ts';

export interface Selected {
  object: OrgObject;
  fields: readonly OrgField[];
  records: readonly OrgRecord[];
}

type Test = (record: OrgRecord) => boolean;

/** Answers a query out of the org's records. Throws INVALID_TYPE and INVALID_FIELD, as Salesforce does, for what there is not. */
export function runSoql(org: Org, { object: name, fields: names, where, order, limit }: SoqlQuery): Selected {
  const object = org.object(name);
  const fields = names.map((field) => fieldOf(object, field));
  if (new Set(fields).size < fields.length)
    throw new OrgError(400, 'INVALID_FIELD', 'duplicate field selected');
  const test = where === null ? (): boolean => true : testOf(object, where);
  const found = object.records.filter(test);
  if (order.length > 0) found.sort(comparerOf(object, order));
  return { object, fields, records: limit === null ? found : found.slice(0, limit) };
}

function testOf(object: OrgObject, condition: Condition): Test {
  switch (condition.kind) {
    case 'and': {
      const tests = condition.parts.map((part) => testOf(object, part));
      return (record) => tests.every((test) => test(record));
    }
    case 'or': {
      const tests = condition.parts.map((part) => testOf(object, part));
      return (record) => tests.some((test) => test(record));
    }
    case 'not': {
      const test = testOf(object, condition.part);
      return (record) => !test(record);
    }
    case 'compare':
      return comparisonOf(fieldOf(object, condition.field), condition.comparison, condition.literal);
  }
}

/** A null compares with nothing but null; unlike in SQL, it differs from every value. */
function comparisonOf(field: OrgField, comparison: Comparison, literal: Literal): Test {
  if (literal.kind === 'null') {
    if (comparison !== '=' && comparison !== '!=')
      throw new OrgError(400, 'INVALID_FIELD', 'null has no order');
    return (record) => ((record[field.name] ?? null) === null) === (comparison === '=');
  }
  requireKind(field, literal);
  const compare = compareBy(field);
  return (record) => {
    const value = record[field.name] ?? null;
    return value === null ? comparison === '!=' : holds(comparison, compare(value, literal.value));
  };
}

function holds(comparison: Comparison, order: number): boolean {
  switch (comparison) {
    case '=':
      return order === 0;
    case '!=':
      return order !== 0;
    case '<':
      return order < 0;
    case '<=':
      return order <= 0;
    case '>':
      return order > 0;
    case '>=':
      return order >= 0;
  }
}

function requireKind({ name, type }: OrgField, { kind }: Literal): void {
  const wanted = kindOf(type);
  if (wanted === null)
    throw new OrgError(400, 'INVALID_FIELD', `field '${name}' can not be filtered in a query call`);
  if (kind !== wanted)
    throw new OrgError(
      400,
      'INVALID_FIELD',
      `value of filter criterion for field '${name}' must be of type ${type}`,
    );
}

function kindOf(type: OrgField['type']): Literal['kind'] | null {
  switch (type) {
    case 'boolean':
    case 'date':
    case 'datetime':
      return type;
    case 'int':
    case 'double':
    case 'currency':
    case 'percent':
      return 'number';
    case 'textarea':
    case 'address':
    case 'base64':
    case 'time':
      return null;
    default:
      return 'text';
  }
}

function comparerOf(
  object: OrgObject,
  order: readonly Order[],
): (one: OrgRecord, other: OrgRecord) => number {
  const parts = order.map(({ field: name, isDescending, areNullsLast }) => {
    const field = fieldOf(object, name);
    const compare = compareBy(field);
    return (one: OrgRecord, another: OrgRecord): number => {
      const [value, other] = [one[field.name] ?? null, another[field.name] ?? null];
      if (value === null || other === null)
        return (Number(value !== null) - Number(other !== null)) * (areNullsLast ? -1 : 1);
      return compare(value, other) * (isDescending ? -1 : 1);
    };
  });
  return (one, other) => {
    for (const compare of parts) {
      const result = compare(one, other);
      if (result !== 0) return result;
    }
    return 0;
  };
}

/** Texts do not tell small letters from capitals, identifiers do. */
function compareBy({ type }: OrgField): (one: string, other: string) => number {
  switch (kindOf(type)) {
    case 'number':
      return compareNumbers;
    case 'datetime':
      return (one, other) => Date.parse(one) - Date.parse(other);
    case 'text':
      return type === 'id' || type === 'reference'
        ? compareTexts
        : (one, other) => compareTexts(one.toLowerCase(), other.toLowerCase());
    default:
      return compareTexts;
  }
}

function compareTexts(one: string, other: string): number {
  return one < other ? -1 : Number(one > other);
}

/** By their digits: a double would take two large ones for the same. */
function compareNumbers(one: string, other: string): number {
  const scale = Math.max(...[one, other].map((text) => (text.split('.')[1] ?? '').length));
  const [value, against] = [one, other].map((text) => {
    const [whole = '', fraction = ''] = text.split('.');
    return BigInt(whole + fraction.padEnd(scale, '0'));
  });
  return value === undefined || against === undefined ? 0 : value < against ? -1 : Number(value > against);
}
