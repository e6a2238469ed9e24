import { anyWhole, moneyWholes, otherRates, ratioTails, wholesOf } from '../lexicon/rate-words.ts';
import { unitOfHeader } from '../lexicon/units.ts';
import { phraseWords } from './name-phrases.ts';
import type { ColumnLink, ModelColumn, SemanticModel } from './semantic-model.ts';

/** The columns of the same table that an amount may be a part of, by what they are called. */
export function wholesFor(model: SemanticModel, { column }: Pick<ColumnLink, 'column'>): ColumnLink[] {
  if (column.lemmas.some((word) => otherRates.has(word))) return [];
  const isOfMoney = isMoney(column);
  const isMeasured =
    column.profile.type !== 'integer' ||
    column.lemmas.some((word) => timeWords.test(word)) ||
    unitOfHeader(phraseWords(column.profile.name), column.profile.unit) !== null;
  const words = wholesOf(column.lemmas) ?? (isOfMoney ? moneyWholes : isMeasured ? null : anyWhole);
  if (words === null) return [];
  const unit = column.profile.unit;
  return [...model.columns.values()].flatMap((other): ColumnLink[] => {
    const isOther = other !== column && other.ref.table === column.ref.table;
    const isAlike =
      (isOfMoney ? isMoney(other) || other.lemmas.includes('sales') : !isMoney(other)) &&
      (unit === null || other.profile.unit === null || other.profile.unit === unit);
    const isWhole =
      isOther && isAlike && isAmount({ column: other }) && other.lemmas.some((word) => words.has(word));
    return isWhole ? [{ column: other, score: 0.9, source: 'synonym', phrase: other.lemmas.join(' ') }] : [];
  });
}

/** A time is no part of a number of things. */
const timeWords = /(?:zeit|dauer|stunden|minuten|tage|time|duration|duree|durée|temps|heures|horas|tiempo)$/;
const moneyWords =
  /\b(amount|cost|revenue|spend|spent|turnover|fee|price|charge|expense|budget|profit|income|salary|wage)\b/;

function isMoney({ profile, lemmas }: ModelColumn): boolean {
  return /^[A-Z]{3}$/.test(profile.unit ?? '') || moneyWords.test(lemmas.join(' '));
}

export function isAmount({ column: { profile } }: Pick<ColumnLink, 'column'>): boolean {
  return profile.role === 'additive' && ['integer', 'decimal', 'double'].includes(profile.type);
}

/** No row has more of the part than of the whole, and both are told in one unit: it can be told in percent. */
export function isPart({ column }: ColumnLink, wholes: readonly ColumnLink[], tail: string): boolean {
  return (
    !ratioTails.has(tail) &&
    wholes.every(
      ({ column: { profile } }) =>
        (profile.unit === null || column.profile.unit === null || profile.unit === column.profile.unit) &&
        Number(column.profile.max) <= Number(profile.max),
    )
  );
}
