import type { Model } from '../../contract.ts';
import { CompareCard } from './CompareCard.tsx';
import { VersionList } from './VersionList.tsx';

/** The trainings that came to their end, and how the model does beside another. */
export function VersionsTab({ model }: { model: Model }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <VersionList model={model} />
      <CompareCard model={model} />
    </div>
  );
}
