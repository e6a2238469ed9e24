import { List, Settings2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { ErrorState } from '#ui/ErrorState.tsx';
import { formatNumber } from '#ui/format.ts';
import { SkeletonList } from '#ui/Skeleton.tsx';
import type { LanguageModelState } from '../contract.ts';
import { languageModelStrings as strings } from '../strings.ts';
import { useLanguageModelRead } from './api.ts';
import { CallLogDialog } from './CallLogDialog.tsx';
import { EditLanguageModelDialog } from './EditLanguageModelDialog.tsx';

/** Whether a language model is in use, what leaves for it, and what it took this month. */
export function LanguageModelCard() {
  const state = useLanguageModelRead('GET /api/language-model');
  return (
    <Card title={strings.title}>
      <p className="mb-4 text-muted">{strings.subtitle}</p>
      {state.isPending ? (
        <SkeletonList count={3} className="h-6" />
      ) : state.isError ? (
        <ErrorState error={state.error} title={strings.readFailed} onRetry={() => void state.refetch()} />
      ) : (
        <Body state={state.data} />
      )}
    </Card>
  );
}

function Body({ state }: { state: LanguageModelState }) {
  const [opened, setOpened] = useState<'settings' | 'log' | null>(null);
  const { connection, settings, thisMonth } = state;
  if (!connection) return <p className="text-muted">{strings.notConfigured}</p>;
  const isUsed = settings.isOn && settings.shares !== 'nothing';
  const used = strings.used(formatNumber(thisMonth.calls), formatNumber(thisMonth.tokens));
  const cost = thisMonth.cost === null ? '' : strings.costs(formatNumber(thisMonth.cost));
  const facts = [
    [strings.model, `${connection.model ?? strings.chosenByServer} (${connection.host})`],
    [strings.use, settings.isOn ? strings.on : strings.off],
    [strings.asked, strings.askedOptions[settings.asked]],
    [strings.shares, strings.sharesOptions[settings.shares]],
    [strings.logKept, strings.days(formatNumber(settings.logKeepDays))],
    [strings.thisMonth, `${used}${cost}`],
  ] as const;
  const close = () => setOpened(null);
  return (
    <>
      <dl className="grid grid-cols-[minmax(0,1fr)] gap-2.5">
        {facts.map(([name, value]) => (
          <div key={name} className="flex justify-between gap-4">
            <dt className="shrink-0 text-muted">{name}</dt>
            <dd className="wrap-anywhere min-w-0 text-right">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-4 text-muted text-xs">
        {isUsed && settings.shares !== 'nothing'
          ? strings.leaves[settings.shares](connection.host)
          : strings.leaves.nothing}
      </p>
      <div className="mt-5 grid gap-2">
        <Button className="w-full" onClick={() => setOpened('settings')}>
          <Settings2 aria-hidden="true" className="size-4" />
          {strings.edit}
        </Button>
        <Button className="w-full" look="quiet" onClick={() => setOpened('log')}>
          <List aria-hidden="true" className="size-4" />
          {strings.log}
        </Button>
      </div>
      {opened === 'settings' && (
        <EditLanguageModelDialog settings={settings} host={connection.host} onClose={close} />
      )}
      {opened === 'log' && <CallLogDialog onClose={close} />}
    </>
  );
}
