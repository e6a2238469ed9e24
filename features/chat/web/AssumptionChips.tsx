import { ChevronDown } from 'lucide-react';
import { useAnswerChoices } from '#features/sources/web/index.tsx';
import type { Answer } from '#kernel/answer.ts';
import { Badge } from '#ui/Badge.tsx';
import { Button } from '#ui/Button.tsx';
import { Menu, MenuItem, MenuLabel } from '#ui/Menu.tsx';
import { chatStrings } from '../strings.ts';

interface AssumptionChipsProps {
  assumptions: Answer['assumptions'];
  /** The one that was answered: asked again after a choice that changes what the answer is of. */
  question: string;
  onAsk: (question: string) => void;
}

/** What was assumed. A chip with alternatives opens them, and choosing one asks that question. */
export function AssumptionChips({ assumptions, question, onAsk }: AssumptionChipsProps) {
  const choices = useAnswerChoices();
  if (assumptions.length === 0) return null;
  return (
    <div className="flex flex-wrap items-center gap-1.5">
      <span className="text-muted text-xs">{chatStrings.assumptions}</span>
      {assumptions.map((assumption) =>
        assumption.options.length === 0 ? (
          <Badge key={`${assumption.kind} ${assumption.chosen}`} canWrap>
            {assumption.chosen}
          </Badge>
        ) : (
          <Menu
            key={`${assumption.kind} ${assumption.chosen}`}
            trigger={
              <Button size="small" canWrap className="rounded-2xl">
                <span className="wrap-anywhere min-w-0">{assumption.chosen}</span>
                <ChevronDown aria-hidden="true" className="size-3.5 shrink-0" />
              </Button>
            }
          >
            <MenuLabel>{chatStrings.assumptionKeep}</MenuLabel>
            {assumption.options.map((option) => (
              <MenuItem
                key={`${option.question} ${option.label}`}
                onSelect={() => choices.take(option, () => onAsk(option.question || question))}
              >
                {option.label}
              </MenuItem>
            ))}
          </Menu>
        ),
      )}
    </div>
  );
}
