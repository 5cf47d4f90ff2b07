import { ConfirmDialog } from '../dialogs/ConfirmDialog.tsx';
import { AppDialog } from './AppDialog.tsx';
import { PasskeyDialog } from './PasskeyDialog.tsx';
import { RecoveryCodesDialog } from './RecoveryCodesDialog.tsx';
import type { FactorSteps } from './use-factor-steps.ts';

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
      return <ConfirmDialog {...renewal} />;
    case 'remove':
      return <ConfirmDialog {...removal(step.factor)} />;
  }
};
