import { FormDialog } from '../dialogs/FormDialog.tsx';
import { FactorName } from './FactorName.tsx';
import { useFactorMessages } from './messages/factor-messages.ts';
import type { FactorSteps } from './use-factor-steps.ts';

/** Names a new passkey and makes it in the browser's dialog. */
export const PasskeyDialog = ({ steps }: { steps: FactorSteps }) => {
  const t = useFactorMessages();
  return (
    <FormDialog {...steps.passkeyForm}>
      <p>{t('factors.passkey.text')}</p>
      <FactorName />
    </FormDialog>
  );
};
