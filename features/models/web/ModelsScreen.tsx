import { Card } from '#ui/Card.tsx';
import { PageHeading } from '#ui/PageHeading.tsx';
import { modelsStrings as strings } from '../strings.ts';
import { CreateModelButton } from './CreateModelButton.tsx';
import { ModelList } from './ModelList.tsx';
import { ModelsAsOf } from './ModelsAsOf.tsx';

export function ModelsScreen() {
  return (
    <>
      <PageHeading title={strings.title} subtitle={strings.subtitle} actions={<CreateModelButton />} />
      <Card title={strings.panelTitle} actions={<ModelsAsOf />}>
        <ModelList />
      </Card>
    </>
  );
}
