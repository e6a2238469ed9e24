import { Check } from 'lucide-react';
import { classNames } from './class-names.ts';
import { useMenuItem } from './Menu.tsx';

interface MenuChoiceProps<Value extends string> {
  value: Value;
  options: readonly { value: Value; label: string }[];
  onChoose: (value: Value) => void;
}

/** One of several, inside a menu. */
export function MenuChoice<Value extends string>({ value, options, onChoose }: MenuChoiceProps<Value>) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is no group of a menu
    <div role="group">
      {options.map((option) => (
        <Choice
          key={option.value}
          label={option.label}
          isChosen={option.value === value}
          onChoose={() => onChoose(option.value)}
        />
      ))}
    </div>
  );
}

function Choice({ label, isChosen, onChoose }: { label: string; isChosen: boolean; onChoose: () => void }) {
  return (
    <button type="button" role="menuitemradio" aria-checked={isChosen} {...useMenuItem(onChoose)}>
      <Check aria-hidden="true" className={classNames('size-4 shrink-0', !isChosen && 'invisible')} />
      {label}
    </button>
  );
}
