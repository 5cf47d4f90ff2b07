import { Button } from '../layout/Button.tsx';
import { Dialog } from '../layout/Dialog.tsx';
import { AppDialog } from './AppDialog.tsx';
import { useFactorMessages } from './messages/factor-messages.ts';
import { PasskeyDialog } from './PasskeyDialog.tsx';
import { RecoveryCodesDialog } from './RecoveryCodesDialog.tsx';
import type { FactorSteps } from './use-factor-steps.ts';

/** The open dialog of the factors' steps. */
export const FactorDialog = ({ steps, username }: { steps: FactorSteps; username: string }) => {
  const t = useFactorMessages();
  const { step, close, remove, renew } = steps;
  switch (step?.kind) {
    case undefined:
      return null;
    case 'app':
      return <AppDialog steps={steps} setUp={step.setUp} />;
    case 'passkey':
      return <PasskeyDialog steps={steps} />;
    case 'codes':
      return <RecoveryCodesDialog codes={step.codes} username={username} onClose={close} />;
    case 'renew':
      return (
        <Question
          title={t('factors.codes.renewTitle')}
          confirm={t('factors.codes.renew')}
          isPending={renew.isPending}
          onConfirm={() => renew.mutate()}
          onClose={close}
        >
          {t('factors.codes.renewText')}
        </Question>
      );
    case 'remove':
      return (
        <Question
          title={t('factors.removeTitle')}
          confirm={t('factors.remove')}
          isPending={remove.isPending}
          onConfirm={() => remove.mutate(step.factor)}
          onClose={close}
        >
          {t('factors.removeText', { name: step.factor.name })}
        </Question>
      );
  }
};

interface QuestionProps {
  readonly title: string;
  readonly confirm: string;
  readonly isPending: boolean;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
  readonly children: string;
}

const Question = ({ title, confirm, isPending, onConfirm, onClose, children }: QuestionProps) => {
  const t = useFactorMessages();
  return (
    <Dialog
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('shared.cancel')}</Button>
          <Button variant="danger" busy={isPending} onClick={onConfirm}>
            {confirm}
          </Button>
        </>
      }
    >
      <p>{children}</p>
    </Dialog>
  );
};
