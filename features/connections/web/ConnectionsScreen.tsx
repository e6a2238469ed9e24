import { Link } from 'wouter';
import { type ApplicationType, sourceTypeOf, type WarehouseType } from '#connectors/manifests.ts';
import { useSourcesRead } from '#features/sources/web/index.tsx';
import { PageHeading } from '#ui/PageHeading.tsx';
import { Tabs } from '#ui/Tabs.tsx';
import { useTabParameter } from '#ui/use-tab-parameter.ts';
import { connectionsStrings as strings } from '../strings.ts';
import { ConnectionsOfType } from './ConnectionsOfType.tsx';
import type { Family } from './families.ts';

/** A tab for each system of the family. */
export function ConnectionsScreen({ family }: { family: Family }) {
  const types = Object.keys(family.manifests);
  const { selected, select } = useTabParameter(types);
  const practice = useSourcesRead('GET /api/practice-systems').data ?? [];
  const sourceType = sourceTypeOf(selected as WarehouseType | ApplicationType);
  // Where one is played, its form says so.
  const other = practice.some(({ type }) => type === sourceType) ? undefined : practice[0];
  return (
    <>
      <PageHeading title={family.words.title} subtitle={family.words.subtitle} />
      <p className="mb-5 max-w-2xl rounded-card bg-info-surface px-4 py-3 text-info">
        {strings.readNote}{' '}
        <Link href="/data-sources" className="rounded-control font-medium underline">
          {strings.openSources}
        </Link>
        {other && (
          <span className="mt-1 block">
            {strings.practice}{' '}
            <Link
              href={`/data-sources?add=true&type=${other.type}`}
              className="rounded-control font-medium underline"
            >
              {strings.tryPractice}
            </Link>
          </span>
        )}
      </p>
      <Tabs
        label={strings.tabs}
        selected={selected}
        onSelect={select}
        tabs={Object.entries(family.manifests).map(([type, manifest]) => ({
          id: type,
          label: manifest.name,
          content: <ConnectionsOfType family={family} type={type} manifest={manifest} />,
        }))}
      />
    </>
  );
}
