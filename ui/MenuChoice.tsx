import { Check } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';

interface MenuChoiceProps<Value extends string> {
  value: Value;
  options: readonly { value: Value; label: string }[];
  onChoose: (value: Value) => void;
}

/** One of several, inside a menu. */
export function MenuChoice<Value extends string>({ value, options, onChoose }: MenuChoiceProps<Value>) {
  const choose = (chosen: string) => {
    const option = options.find((candidate) => candidate.value === chosen);
    if (option) onChoose(option.value);
  };
  return (
    <DropdownMenu.RadioGroup value={value} onValueChange={choose}>
      {options.map((option) => (
        <DropdownMenu.RadioItem
          key={option.value}
          value={option.value}
          className="flex cursor-pointer select-none items-center gap-2 rounded-control px-2.5 py-1.5 outline-none data-highlighted:bg-sunken"
        >
          <span className="size-4">
            <DropdownMenu.ItemIndicator>
              <Check aria-hidden="true" className="size-4" />
            </DropdownMenu.ItemIndicator>
          </span>
          {option.label}
        </DropdownMenu.RadioItem>
      ))}
    </DropdownMenu.RadioGroup>
  );
}
