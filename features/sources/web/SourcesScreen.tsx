import { Plus, Upload } from 'lucide-react';
import { useState } from 'react';
import { Link, useSearchParams } from 'wouter';
import { Button } from '#ui/Button.tsx';
import { PageHeading } from '#ui/PageHeading.tsx';
import { PanelBoundary } from '#ui/PanelBoundary.tsx';
import { sourcesStrings as strings } from '../strings.ts';
import { AddSourceDialog } from './AddSourceDialog.tsx';
import { RemovedSources } from './RemovedSources.tsx';
import { SourceDetails } from './SourceDetails.tsx';
import { SourceList } from './SourceList.tsx';
import { sourceParameter } from './source-address.ts';
import { PracticeChoice } from './systems/PracticeChoice.tsx';
import { UploadFlow } from './UploadFlow.tsx';
import { useAddDialog } from './use-source-dialogs.ts';
import { useSourceList } from './use-sources.ts';
import { useUploadParameter } from './use-upload-parameter.ts';

export function SourcesScreen() {
  const [search] = useSearchParams();
  const openSource = search.get(sourceParameter);
  const { isPending } = useSourceList();
  const adding = useAddDialog();
  const [isUploading, setUploading] = useState(false);
  useUploadParameter(() => setUploading(true));
  if (openSource)
    return (
      <PanelBoundary key={openSource}>
        <SourceDetails sourceId={openSource} />
      </PanelBoundary>
    );
  return (
    <>
      <PageHeading
        title={strings.title}
        subtitle={strings.subtitle}
        actions={
          <>
            <Button onClick={adding.open}>
              <Plus aria-hidden="true" className="size-4" />
              {strings.add}
            </Button>
            <Button look="primary" onClick={() => setUploading(true)}>
              <Upload aria-hidden="true" className="size-4" />
              {strings.upload}
            </Button>
          </>
        }
      />
      <PanelBoundary>
        <SourceList onUpload={() => setUploading(true)} />
      </PanelBoundary>
      {/* Below a list of unknown length: they appear where they stay. */}
      {!isPending && <OtherWays />}
      {!isPending && (
        <PanelBoundary>
          <RemovedSources />
        </PanelBoundary>
      )}
      {adding.isOpen && (
        <AddSourceDialog
          variant="page"
          type={adding.type}
          practiceChoice={PracticeChoice}
          onClose={adding.close}
        />
      )}
      <UploadFlow isOpen={isUploading} onClose={() => setUploading(false)} />
    </>
  );
}

const otherWays = [
  { href: '/data-warehouse-connectors', label: strings.warehouses },
  { href: '/business-app-connectors', label: strings.applications },
  { href: '/oauth-setup', label: strings.oauth },
];

function OtherWays() {
  return (
    <nav
      aria-label={strings.otherWays}
      className="mt-5 flex flex-wrap items-center gap-x-4 gap-y-1 text-muted"
    >
      <span>{strings.otherWays}:</span>
      {otherWays.map((way) => (
        <Link
          key={way.href}
          href={way.href}
          className="rounded-control font-medium text-accent hover:underline"
        >
          {way.label}
        </Link>
      ))}
    </nav>
  );
}
