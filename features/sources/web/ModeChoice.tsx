import { useId } from 'react';
import type { UploadMode } from '../contract.ts';
import { versionsStrings } from './versions-strings.ts';

const strings = versionsStrings;
const modes: readonly UploadMode[] = ['replace', 'append', 'upsert'];

interface ModeChoiceProps {
  mode: UploadMode;
  isDisabled: boolean;
  onChoose: (mode: UploadMode) => void;
}

/** The three ways of a file into a table, each with what it does. */
export function ModeChoice({ mode, isDisabled, onChoose }: ModeChoiceProps) {
  const id = useId();
  return (
    <fieldset disabled={isDisabled} className="grid gap-2">
      <legend className="mb-1.5 font-medium">{strings.mode}</legend>
      {modes.map((one) => (
        <div key={one} className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-2">
          <input
            id={`${id}-${one}`}
            type="radio"
            name={id}
            checked={mode === one}
            aria-describedby={`${id}-${one}-hint`}
            onChange={() => onChoose(one)}
            className="size-4.5 accent-accent"
          />
          <label htmlFor={`${id}-${one}`} className="font-medium">
            {strings.modes[one]}
          </label>
          <p id={`${id}-${one}-hint`} className="col-start-2 text-muted text-xs">
            {strings.modeHints[one]}
          </p>
        </div>
      ))}
    </fieldset>
  );
}
