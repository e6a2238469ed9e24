import * as RadixTabs from '@radix-ui/react-tabs';
import type { ReactNode } from 'react';
import { PanelBoundary } from './PanelBoundary.tsx';

export interface Tab {
  id: string;
  label: string;
  isDisabled?: boolean;
  /** Id of the text that says why it is disabled. */
  describedBy?: string;
  content: ReactNode;
}

interface TabsProps {
  tabs: readonly Tab[];
  label: string;
  /** The tab that is open at first; the first one when absent. */
  initial?: string;
  /** The tab that is open, where somebody else keeps it: the address, for instance. */
  selected?: string;
  onSelect?: (id: string) => void;
  /** The arrow keys only move the focus, and Enter opens: for tabs that may not be left unasked. */
  isManual?: boolean;
}

export function Tabs({ tabs, label, initial, selected, onSelect, isManual = false }: TabsProps) {
  const opened = initial ?? tabs[0]?.id;
  return (
    <RadixTabs.Root
      activationMode={isManual ? 'manual' : 'automatic'}
      {...(selected === undefined ? opened && { defaultValue: opened } : { value: selected })}
      {...(onSelect && { onValueChange: onSelect })}
    >
      <RadixTabs.List aria-label={label} className="mb-4 flex gap-2 overflow-x-auto border-line border-b">
        {tabs.map((tab) => (
          <RadixTabs.Trigger
            key={tab.id}
            value={tab.id}
            disabled={tab.isDisabled}
            aria-describedby={tab.isDisabled ? tab.describedBy : undefined}
            className="-mb-px whitespace-nowrap border-transparent border-b-2 px-1 py-2 font-medium text-muted -outline-offset-2 transition-colors hover:text-ink disabled:cursor-not-allowed disabled:opacity-55 data-[state=active]:border-accent data-[state=active]:text-ink"
          >
            {tab.label}
          </RadixTabs.Trigger>
        ))}
      </RadixTabs.List>
      {tabs.map((tab) => (
        <RadixTabs.Content key={tab.id} value={tab.id}>
          <PanelBoundary>{tab.content}</PanelBoundary>
        </RadixTabs.Content>
      ))}
    </RadixTabs.Root>
  );
}
