import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Button } from '#ui/Button.tsx';
import { Dialog, DialogActions } from '#ui/Dialog.tsx';
import { formatDateTime } from '#ui/format.ts';
import { userMessageOf } from '#ui/http-error.ts';
import { refreshReads } from '#ui/query.ts';
import { uiStrings } from '#ui/strings.ts';
import type { Person } from '../contract.ts';
import { peopleStrings as strings } from '../strings.ts';
import { peopleApi } from './api.ts';
import { HandOverLink } from './HandOverLink.tsx';

/** Asks first: a link that is out is as good as the password. Then shows it, once. */
export function IssueLinkDialog({ person, onClose }: { person: Person; onClose: () => void }) {
  const client = useQueryClient();
  const issue = useMutation({
    mutationFn: () => peopleApi('POST /api/people/{id}/password-link', { params: { id: person.id } }),
    gcTime: 0,
    onSuccess: () => refreshReads(client, '/api/people'),
  });
  if (issue.data)
    return (
      <Dialog
        isOpen
        onClose={onClose}
        width="medium"
        title={strings.linkTitle}
        description={strings.linkDescription(formatDateTime(issue.data.expiresAt))}
      >
        <HandOverLink link={issue.data.link} onClose={onClose} />
      </Dialog>
    );
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={strings.linkIssueTitle(person.name)}
      description={strings.linkIssueMessage}
    >
      {issue.isError && (
        <p role="alert" className="mb-3 text-danger text-sm">
          {userMessageOf(issue.error, strings.changeFailed)}
        </p>
      )}
      <DialogActions>
        <Button onClick={onClose}>{uiStrings.cancel}</Button>
        <Button look="primary" isPending={issue.isPending} onClick={() => issue.mutate()}>
          {issue.isPending ? strings.issuing : strings.issue}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
