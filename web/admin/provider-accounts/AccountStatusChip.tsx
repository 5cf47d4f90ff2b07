import type { Account } from '#contract/accounts/accounts.ts';
import { ToneChip } from '../kit/fields/StatusChip.tsx';
import { useMessages } from '../../shared/messages/use-messages.ts';
import type { en } from '../kit/messages/en.ts';

const tones = {
  NONE: 'neutral',
  STARTED: 'info',
  RESTRICTED: 'warning',
  PENDING: 'info',
  ACTIVE: 'success',
  REJECTED: 'error',
  LEFT: 'neutral',
} as const;

export const AccountStatusChip = ({ status }: Pick<Account, 'status'>) => {
  const t = useMessages<typeof en>();
  return <ToneChip tone={tones[status]} status={status} label={t(`admin.accounts.statuses.${status}`)} />;
};
