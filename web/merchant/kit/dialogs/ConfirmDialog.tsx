import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { QueryKey } from '@tanstack/react-query';
import { messageOf } from '../../../shared/api-error.ts';
import { Button } from '../../../shared/layout/Button.tsx';
import { Dialog } from '../../../shared/layout/Dialog.tsx';
import { useMessages } from '../../../shared/messages/use-messages.ts';
import { Banner } from '../../../shared/state/Banner.tsx';
import { useToast } from '../../../shared/state/Toasts.tsx';

interface ConfirmDialogProps {
  readonly title: string;
  readonly text: string;
  readonly submit: string;
  readonly action: () => Promise<unknown>;
  /** The toast after the action. */
  readonly done: string;
  /** Shown when the error has no message. */
  readonly failed: string;
  /** Refetched after the action. */
  readonly affects?: QueryKey;
  readonly onDone?: () => void;
  readonly onClose: () => void;
}

/** Asks before an action that cannot be undone; a refusal is shown in the dialog. */
export const ConfirmDialog = (props: ConfirmDialogProps) => {
  const { title, text, submit, action, done, failed, affects, onDone, onClose } = props;
  const t = useMessages();
  const toast = useToast();
  const client = useQueryClient();
  const confirm = useMutation({
    mutationFn: action,
    onSuccess: () => {
      toast(done);
      onClose();
      onDone?.();
      if (affects !== undefined) void client.invalidateQueries({ queryKey: affects });
    },
  });
  return (
    <Dialog
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('shared.cancel')}</Button>
          <Button variant="danger" busy={confirm.isPending} onClick={() => confirm.mutate()}>
            {submit}
          </Button>
        </>
      }
    >
      <p>{text}</p>
      {confirm.error && <Banner tone="error">{messageOf(confirm.error, failed)}</Banner>}
    </Dialog>
  );
};
