import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { userMessageOf } from '#ui/http-error.ts';
import { refreshReads } from '#ui/query.ts';
import { showErrorToast, showToast } from '#ui/toast-store.ts';
import { peopleStrings as strings } from '../strings.ts';
import { peopleApi } from './api.ts';

interface SignUp {
  isOpen: boolean;
  isFixed: boolean;
  kind: 'local' | 'oidc';
}

/** Whether people may create accounts themselves, and the switch. */
export function SignUpCard({ signUp }: { signUp: SignUp }) {
  const client = useQueryClient();
  const change = useMutation({
    mutationFn: (isOpen: boolean) => peopleApi('PUT /api/installation/sign-up', { body: { isOpen } }),
    onSuccess: ({ isOpen }) => {
      showToast({ title: strings.signUpSaved, message: isOpen ? strings.signUpOpen : strings.signUpClosed });
      return refreshReads(client, '/api/installation');
    },
    onError: (error) => showErrorToast(strings.errorTitle, userMessageOf(error, strings.changeFailed)),
  });
  return (
    <Card
      title={strings.signUpTitle}
      actions={
        !signUp.isFixed && (
          <Button isPending={change.isPending} onClick={() => change.mutate(!signUp.isOpen)}>
            {signUp.isOpen ? strings.closeSignUp : strings.openSignUp}
          </Button>
        )
      }
    >
      <p className="text-muted">{describe(signUp)}</p>
    </Card>
  );
}

function describe({ kind, isOpen, isFixed }: SignUp): string {
  if (kind === 'oidc') return strings.signUpElsewhere;
  if (isOpen) return strings.signUpOpen;
  return isFixed ? `${strings.signUpClosed} ${strings.signUpFixed}` : strings.signUpClosed;
}
