import { AppError, messageOf } from '#kernel/errors.ts';
import { nearestNames } from './nearest-names.ts';

/**
 * A failure of DuckDB as a sentence for the person: what was wrong, and the nearest names where a name was. The driver's
 * own text can hold paths and never leaves the process except as the cause, for the log.
 */
export function explainFailure(error: unknown, columnNames: readonly string[]): AppError {
  if (error instanceof AppError) return error;
  const text = messageOf(error);
  const column =
    /Referenced column "([^"]+)" (?:not found|was not found)|does not have a column named "([^"]+)"/.exec(
      text,
    );
  if (column !== null) return unknownColumn(column[1] ?? column[2] ?? '', columnNames, error);
  const found = sentences.find(([pattern]) => pattern.test(text));
  const [, code, sentence] = found ?? ([null, 'invalid', 'The SQL cannot be run on these tables.'] as const);
  const name = found === undefined ? undefined : found[0].exec(text)?.[1];
  return new AppError(code, sentence.replace('{name}', name ?? ''), { cause: error });
}

const outOfMemory = /Out of Memory|bad_alloc|failed to (?:allocate|pin)|maximum (?:swap|temp)/i;

export function isOutOfMemory(error: unknown): boolean {
  return outOfMemory.test(messageOf(error));
}

const sentences: readonly (readonly [RegExp, 'invalid' | 'tooLarge' | 'timeout', string])[] = [
  [
    outOfMemory,
    'tooLarge',
    'The question needs more memory than one question may use. Ask for less at once, for example for one year.',
  ],
  [/INTERRUPT/i, 'timeout', 'The question took too long and was stopped. Ask for less at once.'],
  [
    /Ambiguous reference to column name "([^"]+)"/,
    'invalid',
    'The column "{name}" is in more than one table: name the table before it.',
  ],
  [
    /column "([^"]+)" must appear in the GROUP BY/i,
    'invalid',
    'The column "{name}" must be grouped by or aggregated.',
  ],
  [/Function with name ([\w]+) does not exist/i, 'invalid', 'There is no function {name}().'],
  [/No function matches/i, 'invalid', 'A function is used with values of a type that it does not take.'],
  [
    /Table with name ([^ ]+) does not exist|Referenced table "([^"]+)" not found/i,
    'invalid',
    'A table or alias in the SQL is not known.',
  ],
  [
    /Conversion Error|Could not convert|Cannot (?:mix|compare|cast)/i,
    'invalid',
    'A value cannot be compared or converted as the SQL asks: its type differs.',
  ],
  [/Out of Range|Overflow/i, 'invalid', 'A number in the result is too large to be computed exactly.'],
  [/expression depth|max_expression_depth|stack/i, 'invalid', 'The SQL is nested too deeply.'],
  [/(?:syntax error|Parser Error)/i, 'invalid', 'The SQL has a syntax error.'],
  [
    /Permission Error|disabled by configuration|file system|locked/i,
    'invalid',
    'The SQL asks for something outside its tables, which is not allowed.',
  ],
];

function unknownColumn(name: string, columnNames: readonly string[], cause: unknown): AppError {
  const nearest = nearestNames(name, columnNames);
  const hint = nearest.length > 0 ? ` Nearest: ${nearest.join(', ')}.` : '';
  return new AppError('invalid', `There is no column "${name}".${hint}`, {
    details: { column: name, nearest },
    cause,
  });
}
