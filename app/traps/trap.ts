import type { Question } from '../questions/question.ts';

/** What makes a careless answer wrong without anybody noticing. */
export const trapKinds = [
  'literal outside a sample',
  'case twins',
  'fan-out',
  'totals under a limit',
  'partial period',
  'carried filters',
  'unanswerable',
  'rows of another workspace',
  'injected text in a cell',
  'mixed currency',
  'forecast without history',
  'last week',
  'ambiguous name',
] as const;
export type TrapKind = (typeof trapKinds)[number];

/** A question that is easily answered wrong. Declining and asking back are never wrong; a wrong number without a warning is. */
export interface Trap extends Pick<Question, 'turns' | 'isOrdered' | 'decimals' | 'isPercent' | 'isList'> {
  id: string;
  kind: TrapKind;
  /** A file in `files.ts` by its name. */
  source: string;
  /** What a careless answer does. */
  danger: string;
  /** SQL written by hand with the right rows; several where more than one reading is fair. Empty where no answer is right. */
  right: readonly string[];
  /** Right rows still mislead unless one of these checks warns: an unfinished month looks like a fall. */
  mustWarn?: readonly string[];
  /** Right rows that are not all shown mislead unless one of these checks says so. */
  mustSay?: readonly string[];
}

/** A trap as it is written down: its list gives the rest. */
export type WrittenTrap = Omit<Trap, 'id' | 'kind' | 'source'> & { source?: string };

/** Names the traps of one kind: `fan-out-3` is the third. */
export function trapsOf(kind: TrapKind, source: string, written: readonly WrittenTrap[]): Trap[] {
  const name = kind.replaceAll(' ', '-');
  return written.map((trap, index) => ({ source, ...trap, kind, id: `${name}-${index + 1}` }));
}
