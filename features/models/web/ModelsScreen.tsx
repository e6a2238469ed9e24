import { PageHeading } from '#ui/PageHeading.tsx';
import { modelsStrings as strings } from '../strings.ts';
import { CreateModelButton } from './CreateModelButton.tsx';
import { ModelList } from './ModelList.tsx';

export function ModelsScreen() {
  return (
    <>
      <PageHeading title={strings.title} subtitle={strings.subtitle} actions={<CreateModelButton />} />
      <div className="rounded-card border border-line bg-surface p-4 shadow-card">
        <h2 className="sr-only">{strings.panelTitle}</h2>
        <ModelList />
      </div>
    </>
  );
}
