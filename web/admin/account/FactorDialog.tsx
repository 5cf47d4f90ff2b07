import type { FactorSteps } from '../../shared/factors/use-factor-steps.ts';
import { ConfirmDialog } from '../kit/actions/ConfirmDialog.tsx';
import { AppDialog } from './AppDialog.tsx';
import { inAdmin } from './in-admin.ts';
import { PasskeyDialog } from './PasskeyDialog.tsx';
import { RecoveryCodesDialog } from './RecoveryCodesDialog.tsx';

/** The open dialog of the factors' steps. */
export const FactorDialog = ({ steps }: { steps: FactorSteps }) => {
  const { step, close, removal, renewal } = steps;
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
      return <ConfirmDialog {...inAdmin(renewal)} />;
    case 'remove':
      return <ConfirmDialog {...inAdmin(removal(step.factor))} />;
  }
};
