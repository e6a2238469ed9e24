import { Card } from '#ui/Card.tsx';
import { modelsStrings as strings } from '../strings.ts';
import { ModelList } from './ModelList.tsx';

export function ModelsPanel() {
  return (
    <Card title={strings.panelTitle}>
      <ModelList />
    </Card>
  );
}
