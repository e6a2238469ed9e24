import { useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { formatDateTime } from '#ui/format.ts';
import { Select } from '#ui/Select.tsx';
import type { TableVersion } from '../contract.ts';
import { versionsStrings } from './versions-strings.ts';

const strings = versionsStrings;

interface CompareFormProps {
  /** Two at least, newest first. */
  versions: TableVersion[];
  onCompare: (from: number, to: number) => void;
}

/** Two versions to compare; the last two at first. */
export function CompareForm({ versions, onCompare }: CompareFormProps) {
  const [from, setFrom] = useState(String(versions[1]?.number ?? ''));
  const [to, setTo] = useState(String(versions[0]?.number ?? ''));
  const options = versions.map(({ number, createdAt }) => ({
    value: String(number),
    label: `${number} · ${formatDateTime(createdAt)}`,
  }));
  return (
    <form
      className="flex flex-wrap items-end gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        onCompare(Number(from), Number(to));
      }}
    >
      <Select
        label={strings.compareFrom}
        options={options}
        value={from}
        onChange={(event) => setFrom(event.target.value)}
      />
      <Select
        label={strings.compareTo}
        options={options}
        value={to}
        onChange={(event) => setTo(event.target.value)}
      />
      <Button type="submit" disabled={from === to}>
        {strings.compare}
      </Button>
    </form>
  );
}
