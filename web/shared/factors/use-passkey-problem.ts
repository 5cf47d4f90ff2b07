import { ApiError, messageOf } from '../api-error.ts';
import { useFactorMessages } from './messages/factor-messages.ts';
import { PasskeyCancelled, PasskeyExists } from './passkeys.ts';

/** The message of a passkey dialog that ended without a passkey, or of the server's refusal. */
export const usePasskeyProblem = () => {
  const t = useFactorMessages();
  return (error: unknown): string => {
    if (error instanceof PasskeyCancelled) return t('factors.passkey.cancelled');
    if (error instanceof PasskeyExists) return t('factors.passkey.exists');
    // The field is the passkey's response, which no form shows.
    const refused = error instanceof ApiError ? Object.values(error.fields)[0] : undefined;
    return refused ?? messageOf(error, t('factors.passkey.failed'));
  };
};
