import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { listOwnMerchants, switchMerchant } from '#contract/users/own-merchants.ts';
import { getSession } from '#contract/users/users.ts';
import { call } from '../../shared/call.ts';
import { useAction } from '../../shared/form/use-sending.ts';
import { readSession, writeSession } from '../../shared/session.ts';
import { usePortal } from '../kit/portal/portal.ts';
import { useTeamMessages } from './messages/team-messages.ts';

const fiveMinutesMs = 300_000;

/** The merchants that the user works for. */
export const useOwnMerchants = () =>
  useQuery({
    queryKey: ['own-merchants'],
    queryFn: ({ signal }) => call(listOwnMerchants, {}, { signal }),
    staleTime: fiveMinutesMs,
  });

/** Stores the merchant: this and the other tabs drop all data of the former one, because the portal's key changes. */
const show = (merchantId: number | null): void => {
  const session = readSession();
  if (session !== null) writeSession({ ...session, merchantId: merchantId ?? undefined });
};

/** Lets the session act for another merchant and shows its home page. */
export const useSwitching = () => {
  const t = useTeamMessages();
  const { base } = usePortal();
  const navigate = useNavigate();
  return useAction({
    send: (merchantId: number) => call(switchMerchant, { body: { merchantId } }),
    onDone: ({ merchantId }) => {
      void navigate(base);
      show(merchantId);
    },
    failed: t('team.switcher.failed'),
    onFailed: async () => {
      // The answer may be lost after the change.
      const session = await call(getSession, {}).catch(() => undefined);
      if (session !== undefined) show(session.merchantId);
    },
  });
};
