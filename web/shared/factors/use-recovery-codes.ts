import { useState } from 'react';
import { formatDate } from '../format/format-date.ts';
import { useSession } from '../session.ts';
import { useFactorMessages } from './messages/factor-messages.ts';
import { recoveryText, saveRecoveryText, shownCode } from './recovery-text.ts';

/** Recovery codes as they are shown, copied, saved and printed. */
export const useRecoveryCodes = (codes: readonly string[]) => {
  const t = useFactorMessages();
  const user = useSession()?.username ?? '';
  const [now] = useState(() => new Date().toISOString());
  const title = t('factors.codes.printedTitle');
  return {
    shown: codes.map(shownCode),
    text: recoveryText(title, codes),
    save: (): void => saveRecoveryText(title, codes),
    printed: {
      title,
      user: t('factors.codes.printedUser', { user }),
      date: t('factors.codes.printedDate', { date: formatDate(now) }),
      text: t('factors.codes.printedText'),
    },
  };
};
export type RecoveryCodes = ReturnType<typeof useRecoveryCodes>;
