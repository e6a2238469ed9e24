import { useEffect, useRef, useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { Select } from '#ui/Select.tsx';
import type { RelationEnds, SourceMeaning } from '../contract.ts';
import { meaningStrings } from './meaning-strings.ts';
import { measuredWords, relationWords } from './relation-words.ts';
import { useMeasureRelation, useToldRelations } from './use-told-relations.ts';

const strings = meaningStrings;

interface AddRelationProps {
  sourceId: string;
  meaning: SourceMeaning;
  onClose: () => void;
}

/** A table that can be chosen, of this source or of another one. */
interface Choice {
  value: string;
  label: string;
  name: string;
  source: string | null;
  columns: string[];
}

/** Two columns are chosen, the data are asked, and what they say is shown before anything is kept. */
export function AddRelation({ sourceId, meaning, onClose }: AddRelationProps) {
  const [from, setFrom] = useState({ table: '', column: '' });
  const [to, setTo] = useState({ table: '', column: '' });
  const top = useRef<HTMLDivElement>(null);
  // The button that opened it is gone.
  useEffect(() => top.current?.querySelector('select')?.focus(), []);
  const { measure, measured, forget, isPending, failure } = useMeasureRelation(sourceId);
  const told = useToldRelations(sourceId, onClose);
  const choices = choicesOf(meaning);
  const own = choices.filter(({ source }) => source === null);
  const ends = endsOfChoice(choices, from, to);
  const change = (apply: () => void) => {
    forget();
    apply();
  };
  return (
    <div ref={top} className="mt-3 grid gap-3 rounded-control border border-line p-3">
      <p className="text-muted text-xs">{strings.addRelationIntro}</p>
      <div className="grid items-start gap-3 sm:grid-cols-2">
        <EndFields
          labels={[strings.fromTable, strings.fromColumn]}
          choices={own}
          end={from}
          onChange={(end) => change(() => setFrom(end))}
        />
        <EndFields
          labels={[strings.toTable, strings.toColumn]}
          choices={choices.filter(({ value }) => value !== from.table)}
          end={to}
          onChange={(end) => change(() => setTo(end))}
        />
      </div>
      <div aria-live="polite" className="grid gap-1 empty:hidden">
        {failure && <p className="text-danger">{failure}</p>}
        {measured &&
          measuredWords(measured, meaning.elsewhere).map((sentence) => (
            <p key={sentence} className="wrap-anywhere">
              {sentence}
            </p>
          ))}
      </div>
      <div className="flex gap-2">
        {measured ? (
          <Button
            size="small"
            look="primary"
            isPending={told.isPending}
            onClick={() =>
              told.add({ ends: measured.ends, words: relationWords(measured.ends, meaning.elsewhere) })
            }
          >
            {strings.add}
          </Button>
        ) : (
          <Button
            size="small"
            look="primary"
            disabled={ends === null}
            isPending={isPending}
            onClick={() => ends && measure(ends)}
          >
            {strings.measure}
          </Button>
        )}
        <Button size="small" onClick={onClose}>
          {strings.cancelAdd}
        </Button>
      </div>
    </div>
  );
}

interface End {
  /** The `value` of a choice. */
  table: string;
  column: string;
}

interface EndFieldsProps {
  labels: [string, string];
  choices: readonly Choice[];
  end: End;
  onChange: (end: End) => void;
}

function EndFields({ labels: [table, column], choices, end, onChange }: EndFieldsProps) {
  const columns = choices.find(({ value }) => value === end.table)?.columns ?? [];
  return (
    <>
      <Select
        label={table}
        placeholder={strings.choose}
        options={choices}
        value={end.table}
        onChange={(event) => onChange({ table: event.target.value, column: '' })}
      />
      <Select
        label={column}
        placeholder={strings.choose}
        options={columns.map((name) => ({ value: name, label: name }))}
        value={end.column}
        disabled={columns.length === 0}
        onChange={(event) => onChange({ ...end, column: event.target.value })}
      />
    </>
  );
}

function choicesOf({ tables, elsewhere }: SourceMeaning): Choice[] {
  return [
    ...tables.map(({ name, columns }) => ({
      value: JSON.stringify([name]),
      label: name,
      name,
      source: null,
      columns: columns.map((column) => column.name),
    })),
    ...elsewhere.flatMap((source) =>
      source.tables.map(({ name, columns }) => ({
        value: JSON.stringify([name, source.id]),
        label: strings.tableOf(name, source.name),
        name,
        source: source.id,
        columns,
      })),
    ),
  ];
}

function endsOfChoice(choices: readonly Choice[], from: End, to: End): RelationEnds | null {
  const one = choices.find(({ value }) => value === from.table);
  const other = choices.find(({ value }) => value === to.table);
  if (!one || !other || from.column === '' || to.column === '') return null;
  return {
    fromTable: one.name,
    fromColumn: from.column,
    toTable: other.name,
    toColumn: to.column,
    ...(other.source !== null && { toSource: other.source }),
  };
}
