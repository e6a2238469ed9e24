import { Badge } from '#ui/Badge.tsx';
import type { ModelChoice } from '../../contract.ts';
import { pageStrings as strings } from './strings.ts';

/** What was chosen, in words, and by whom. */
export function ChoiceList({ choices }: { choices: readonly ModelChoice[] }) {
  return (
    <ul className="grid gap-1.5">
      {choices.map(({ key, sentence, isGiven }) => (
        <li key={`${key} ${sentence}`} className="flex flex-wrap items-baseline gap-x-2">
          <span className="wrap-anywhere min-w-0">{sentence}</span>
          {isGiven && <Badge tone="accent">{strings.chosenByYou}</Badge>}
        </li>
      ))}
    </ul>
  );
}
