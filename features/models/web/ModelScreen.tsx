import { ArrowLeft } from 'lucide-react';
import { Link, useRoute } from 'wouter';
import { ErrorState } from '#ui/ErrorState.tsx';
import { lazyPart } from '#ui/lazy-part.tsx';
import { PageHeading } from '#ui/PageHeading.tsx';
import { PanelBoundary } from '#ui/PanelBoundary.tsx';
import { useFreshReads } from '#ui/query.ts';
import { SkeletonList } from '#ui/Skeleton.tsx';
import { Tabs } from '#ui/Tabs.tsx';
import { useTabParameter } from '#ui/use-tab-parameter.ts';
import type { Model } from '../contract.ts';
import { modelsStrings } from '../strings.ts';
import { modelTabs } from './model-address.ts';
import { ModelHeading } from './page/ModelHeading.tsx';
import { pageStrings as strings } from './page/strings.ts';
import { TabPlace } from './page/TabPlace.tsx';
import { useModel } from './use-models.ts';

const ResultsTab = lazyPart(() => import('./page/ResultsTab.tsx').then((module) => module.ResultsTab));
const SettingsTab = lazyPart(() => import('./page/SettingsTab.tsx').then((module) => module.SettingsTab));
const PredictTab = lazyPart(() => import('./page/PredictTab.tsx').then((module) => module.PredictTab));
const VersionsTab = lazyPart(() => import('./page/VersionsTab.tsx').then((module) => module.VersionsTab));

/** One model: how good it is, what it learns from, its predictions and its versions. */
export function ModelScreen() {
  const [, params] = useRoute('/ml-models/:id');
  const id = params?.id ?? '';
  const model = useModel(id);
  useFreshReads(`/api/ml/models/${id}`);
  return (
    <>
      <Link
        href="/ml-models"
        className="mb-3 inline-flex items-center gap-1.5 rounded-control text-muted hover:text-ink print:hidden"
      >
        <ArrowLeft aria-hidden="true" className="size-4" />
        {strings.back}
      </Link>
      {model.isPending ? (
        <SkeletonList count={6} className="h-16" />
      ) : model.isError ? (
        <>
          <PageHeading title={modelsStrings.pageTitle} />
          <ErrorState error={model.error} title={strings.failed} onRetry={() => void model.refetch()} />
        </>
      ) : (
        <ModelPage key={id} model={model.data} />
      )}
    </>
  );
}

function ModelPage({ model }: { model: Model }) {
  return (
    <>
      <PanelBoundary>
        <ModelHeading model={model} />
      </PanelBoundary>
      {model.version === null ? (
        <PanelBoundary>
          <TabPlace>
            <SettingsTab model={model} />
          </TabPlace>
        </PanelBoundary>
      ) : (
        <TrainedParts model={model} />
      )}
    </>
  );
}

/** Before the first training there are settings alone. */
function TrainedParts({ model }: { model: Model }) {
  const { selected, select } = useTabParameter(modelTabs);
  const contents = {
    results: <ResultsTab model={model} />,
    settings: <SettingsTab model={model} />,
    predict: <PredictTab model={model} />,
    versions: <VersionsTab model={model} />,
  };
  return (
    <Tabs
      label={strings.parts}
      selected={selected}
      onSelect={select}
      tabs={modelTabs.map((id) => ({
        id,
        label: strings.tabs[id],
        content: <TabPlace>{contents[id]}</TabPlace>,
      }))}
    />
  );
}
