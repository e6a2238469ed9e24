import type { Deletion } from '../contract.ts';
import { securityStrings as strings } from '../strings.ts';

/** What goes and what stays, before it is done. */
export function DeletionFacts({ deletion }: { deletion: Deletion }) {
  return (
    <ul className="grid list-disc gap-1 pl-5">
      {deletion.workspaces.map(({ id, name, isDeleted, heir, dataSources, conversations, receipts }) => (
        <li key={id} className="wrap-anywhere">
          {isDeleted
            ? strings.workspaceGoes(name, dataSources, conversations, receipts)
            : strings.workspaceStays(name, conversations, receipts)}
          {heir && ` ${strings.heir(heir.name)}`}
        </li>
      ))}
      <li>{strings.deleteRest}</li>
    </ul>
  );
}
