import type { ReactNode } from 'react';
import { useSending, type Sending } from '../form/use-sending.ts';
import { Button } from '../layout/Button.tsx';
import { Dialog } from '../layout/Dialog.tsx';
import { useMessages } from '../messages/use-messages.ts';
import { Banner } from '../state/Banner.tsx';

interface ConfirmDialogProps<R> extends Sending<void, R> {
  readonly title: string;
  readonly text: string;
  /** What the button says: the action, by its name. */
  readonly submit: string;
  readonly isDisabled?: boolean;
  /** It takes nothing away: the button has the usual colour. */
  readonly isSafe?: boolean;
  /** The label of the button that closes the dialog; by default "Cancel". */
  readonly cancel?: string;
  readonly onClose: () => void;
  /** What is chosen, and more explanations. */
  readonly children?: ReactNode;
}

/**
 * Asks before an action; a refusal is shown in the dialog. It closes after success, unless `onDone` says what follows.
 */
export const ConfirmDialog = <R,>(props: ConfirmDialogProps<R>) => {
  const { title, text, submit, isDisabled, isSafe, cancel, onClose, children, ...sending } = props;
  const t = useMessages();
  const { send, failure, isPending } = useSending<void, R>({ onDone: onClose, ...sending });
  return (
    <Dialog
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{cancel ?? t('shared.cancel')}</Button>
          <Button
            variant={isSafe === true ? 'primary' : 'danger'}
            busy={isPending}
            disabled={isDisabled === true}
            onClick={() => void send()}
          >
            {submit}
          </Button>
        </>
      }
    >
      <p>{text}</p>
      {children}
      {failure !== undefined && <Banner tone="error">{failure}</Banner>}
    </Dialog>
  );
};
