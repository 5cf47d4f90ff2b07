import { Typography } from '@mui/material';
import { useFactorMessages } from '../../shared/factors/messages/factor-messages.ts';
import type { FactorSteps } from '../../shared/factors/use-factor-steps.ts';
import { ConfirmDialog } from '../kit/actions/ConfirmDialog.tsx';
import { AppDialog } from './AppDialog.tsx';
import { PasskeyDialog } from './PasskeyDialog.tsx';
import { RecoveryCodesDialog } from './RecoveryCodesDialog.tsx';

/** The open dialog of the factors' steps. */
export const FactorDialog = ({ steps }: { steps: FactorSteps }) => {
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
      return <RecoveryCodesDialog codes={step.codes} onClose={close} />;
    case 'renew':
      return (
        <ConfirmDialog
          title={t('factors.codes.renewTitle')}
          confirm={t('factors.codes.renew')}
          isPending={renew.isPending}
          onConfirm={() => renew.mutate()}
          onClose={close}
        >
          <Typography>{t('factors.codes.renewText')}</Typography>
        </ConfirmDialog>
      );
    case 'remove':
      return (
        <ConfirmDialog
          title={t('factors.removeTitle')}
          confirm={t('factors.remove')}
          isPending={remove.isPending}
          onConfirm={() => remove.mutate(step.factor)}
          onClose={close}
        >
          <Typography>{t('factors.removeText', { name: step.factor.name })}</Typography>
        </ConfirmDialog>
      );
  }
};
