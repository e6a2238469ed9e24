import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '#ui/Button.tsx';
import { Disclosure } from '#ui/Disclosure.tsx';
import { TextArea } from '#ui/TextArea.tsx';
import { TextInput } from '#ui/TextInput.tsx';
import {
  formulaMaximumLength,
  meaningNameMaximumLength,
  namedTermsMaximum,
  synonymsMaximum,
  unitMaximumLength,
} from '../limits.ts';
import type { TermForm } from './meaning-form.ts';
import { meaningStrings } from './meaning-strings.ts';

const strings = meaningStrings;

const words = {
  metrics: {
    title: strings.metrics,
    intro: strings.metricsIntro,
    nameHint: strings.metricNameHint,
    text: strings.formula,
    hint: strings.formulaHint,
    example: strings.formulaExample,
    add: strings.addMetric,
  },
  filters: {
    title: strings.filters,
    intro: strings.filtersIntro,
    nameHint: strings.filterNameHint,
    text: strings.condition,
    hint: strings.conditionHint,
    example: strings.conditionExample,
    add: strings.addFilter,
  },
} as const;

interface NamedTermsProps {
  kind: keyof typeof words;
  terms: readonly TermForm[];
  /** Why one cannot be used for now, by its name. */
  problems: Readonly<Record<string, string>>;
  onChange: (terms: TermForm[]) => void;
}

/** The metrics or the filters of a table, each closed until somebody looks at it. */
export function NamedTerms({ kind, terms, problems, onChange }: NamedTermsProps) {
  const [openId, setOpenId] = useState<number | null>(null);
  const list = useRef<HTMLDivElement>(null);
  const { title, intro, add } = words[kind];
  const addTerm = () => {
    const id = Math.max(-1, ...terms.map((term) => term.id)) + 1;
    flushSync(() => {
      setOpenId(id);
      onChange([...terms, { id, name: '', synonyms: '', text: '', unit: '' }]);
    });
    list.current?.querySelector<HTMLInputElement>('details:last-of-type input')?.focus();
  };
  return (
    <section aria-label={title}>
      <h3 className="font-medium">{title}</h3>
      <p className="mb-2 text-muted text-xs">{intro}</p>
      <div ref={list} className="rounded-control border border-line px-3">
        {terms.length === 0 && <p className="py-2 text-muted text-xs">{strings.noTerms}</p>}
        {terms.map((term) => (
          <Disclosure
            key={term.id}
            title={term.name.trim() || strings.newTerm}
            note={
              problems[term.name] ? <span className="text-danger">{problems[term.name]}</span> : term.text
            }
            isOpen={term.id === openId}
          >
            <TermFields
              kind={kind}
              term={term}
              onChange={(changed) => onChange(terms.map((one) => (one.id === term.id ? changed : one)))}
              onRemove={() => onChange(terms.filter((one) => one.id !== term.id))}
            />
          </Disclosure>
        ))}
      </div>
      <Button size="small" className="mt-2" disabled={terms.length >= namedTermsMaximum} onClick={addTerm}>
        {add}
      </Button>
    </section>
  );
}

interface TermFieldsProps {
  kind: keyof typeof words;
  term: TermForm;
  onChange: (term: TermForm) => void;
  onRemove: () => void;
}

function TermFields({ kind, term, onChange, onRemove }: TermFieldsProps) {
  const { nameHint, text, hint, example } = words[kind];
  return (
    <div className="grid gap-3">
      <div className="grid items-start gap-3 sm:grid-cols-2">
        <TextInput
          label={strings.termName}
          hint={nameHint}
          maxLength={meaningNameMaximumLength}
          value={term.name}
          onChange={(event) => onChange({ ...term, name: event.target.value })}
        />
        <TextInput
          label={strings.synonyms}
          hint={strings.synonymsHint}
          maxLength={meaningNameMaximumLength * synonymsMaximum}
          value={term.synonyms}
          onChange={(event) => onChange({ ...term, synonyms: event.target.value })}
        />
      </div>
      <TextArea
        label={text}
        hint={hint}
        placeholder={example}
        maxLength={formulaMaximumLength}
        value={term.text}
        onChange={(event) => onChange({ ...term, text: event.target.value })}
      />
      <div className="grid items-start gap-3 sm:grid-cols-2">
        {kind === 'metrics' && (
          <TextInput
            label={strings.unit}
            hint={strings.metricUnitHint}
            maxLength={unitMaximumLength}
            value={term.unit}
            onChange={(event) => onChange({ ...term, unit: event.target.value })}
          />
        )}
      </div>
      <div>
        <Button
          size="small"
          look="quiet"
          aria-label={`${strings.removeTerm}: ${term.name.trim() || strings.newTerm}`}
          onClick={onRemove}
        >
          {strings.removeTerm}
        </Button>
      </div>
    </div>
  );
}
