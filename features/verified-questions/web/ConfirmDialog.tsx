import { verifiedQuestionsStrings as strings } from '../strings.ts';
import { NameDialog } from './NameDialog.tsx';
import { useConfirmAnswer } from './use-verified.ts';

interface ConfirmDialogProps {
  messageId: string;
  question: string;
  onClose: () => void;
  /** The answer is confirmed. */
  onConfirmed?: () => void;
}

/** Confirms an answer under a name, which is its question at first. */
export function ConfirmDialog({ messageId, question, onClose, onConfirmed }: ConfirmDialogProps) {
  const confirm = useConfirmAnswer();
  return (
    <NameDialog
      title={strings.confirmTitle}
      description={strings.confirmMessage}
      name={question}
      save={strings.confirm}
      saving={strings.confirming}
      isPending={confirm.isPending}
      onSave={(name) =>
        confirm.mutate(
          { messageId, name },
          {
            onSuccess: () => {
              onConfirmed?.();
              onClose();
            },
          },
        )
      }
      onClose={onClose}
    />
  );
}
