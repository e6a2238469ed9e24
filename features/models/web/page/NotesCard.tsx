import { Card } from '#ui/Card.tsx';
import type { ModelNote, ModelReport } from '../../contract.ts';
import { ChoiceList } from './ChoiceList.tsx';
import { pageStrings as strings } from './strings.ts';

/** What can make a good figure worthless comes first. */
const kinds = Object.keys(strings.noteKinds) as ModelNote['kind'][];

/** What was left out, drawn or found suspicious, and what was chosen. */
export function NotesCard({ report }: { report: ModelReport }) {
  const { notes, choices } = report;
  return (
    <Card title={strings.notes}>
      {notes.length === 0 && <p className="text-muted">{strings.noNotes}</p>}
      {kinds.map((kind) => (
        <NotesOfKind key={kind} kind={kind} notes={notes.filter((note) => note.kind === kind)} />
      ))}
      <h3 className="mt-4 mb-1.5 font-medium text-muted">{strings.learntFrom}</h3>
      <ChoiceList choices={choices} />
    </Card>
  );
}

function NotesOfKind({ kind, notes }: { kind: ModelNote['kind']; notes: readonly ModelNote[] }) {
  if (notes.length === 0) return null;
  return (
    <section className="mb-3">
      <h3 className="mb-1 font-medium text-muted">{strings.noteKinds[kind]}</h3>
      <ul className="list-disc pl-5">
        {notes.map(({ sentence }) => (
          <li key={sentence} className="wrap-anywhere">
            {sentence}
          </li>
        ))}
      </ul>
    </section>
  );
}
