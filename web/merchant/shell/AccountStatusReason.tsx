import { useQuery } from '@tanstack/react-query';
import { getOwnStatus } from '#contract/merchants/own-status.ts';
import { call } from '../../shared/call.ts';
import { useShellMessages } from '../kit/messages/use-shell-messages.ts';

/** The reason that was mailed with the status; nothing without one. */
export const AccountStatusReason = () => {
  const t = useShellMessages();
  const { data } = useQuery({
    queryKey: ['merchant', 'status'],
    queryFn: ({ signal }) => call(getOwnStatus, {}, { signal }),
  });
  const reason = data?.reason ?? null;
  return reason === null ? null : <> {t('merchant.accountStatus.reason', { reason })}</>;
};
