/** The source that a question is asked of: the sample company, or a file by its name in `files/question-files.ts`. */
export type SourceName = string;

export const sampleCompanySource: SourceName = 'sample company';

export type QuestionKind =
  | 'aggregate'
  | 'count'
  | 'distinct'
  | 'by category'
  | 'by period'
  | 'top or bottom'
  | 'filter'
  | 'date filter'
  | 'share'
  | 'list'
  | 'lookup'
  | 'compare'
  | 'ratio'
  | 'negation'
  | 'missing values'
  | 'having'
  | 'follow-up'
  | 'unanswerable';

/** What somebody asks, and the rows that answer it. */
export interface Question {
  id: string;
  source: SourceName;
  kind: QuestionKind;
  /** One question, or the turns of a conversation of which the last is judged. */
  turns: [string, ...string[]];
  /** Other wordings of the last turn, as other people would put it, with the same right rows. */
  alsoAsked?: readonly string[];
  /**
   * DuckDB SQL over the tables of the source, by their own names, that returns the right rows; just the columns that
   * an answer must have. Null where no answer is right.
   */
  sql: string | null;
  /** The same result in another layout: two compared numbers beside each other rather than below. */
  otherLayoutSql?: string;
  /** The order of the rows is part of the answer. */
  isOrdered?: boolean;
  /** Numbers are compared to so many decimals: an average may be shown rounded. */
  decimals?: number;
  /** The last gold column is a fraction that an answer may also give as 0–100. */
  isPercent?: boolean;
  /** Rows were asked for without saying which columns, so any number of further columns is right. */
  isList?: boolean;
  /** Asking back is right too: the question has more than one natural reading. */
  mayClarify?: boolean;
}

/** A question as it is written down: its set and place give the rest. */
export type WrittenQuestion = Omit<Question, 'id' | 'source'>;

const wordingLetters = 'abcdefgh';

/** Names the questions of one source: `first-tickets-3` is the third; its further wordings are `first-tickets-3b`, `-3c`. */
export function inSource(set: string, source: SourceName, written: readonly WrittenQuestion[]): Question[] {
  return written.flatMap(({ alsoAsked = [], ...question }, index) => {
    const id = `${set}-${source.replaceAll(' ', '-')}-${index + 1}`;
    const reworded = alsoAsked.map((wording, other) => ({
      ...question,
      turns: question.turns.with(-1, wording) as Question['turns'],
      id: `${id}${wordingLetters[other + 1]}`,
      source,
    }));
    return [{ ...question, id, source }, ...reworded];
  });
}
