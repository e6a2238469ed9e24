import { Card } from '#ui/Card.tsx';
import { modelsStrings as strings } from '../strings.ts';
import { CreateModelButton } from './CreateModelButton.tsx';
import { ModelList } from './ModelList.tsx';
import { ModelsAsOf } from './ModelsAsOf.tsx';

export function ModelsPanel() {
  return (
    <Card
      title={strings.panelTitle}
      actions={
        <>
          <ModelsAsOf />
          <CreateModelButton look="secondary" size="small" />
        </>
      }
    >
      <ModelList />
    </Card>
  );
}
