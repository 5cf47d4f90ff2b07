import { useMutation, useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { listOwnMerchants, switchMerchant } from '#contract/team/team.ts';
import { getSession } from '#contract/users/users.ts';
import { messageOf } from '../../shared/api-error.ts';
import { call } from '../../shared/call.ts';
import { readSession, writeSession } from '../../shared/session.ts';
import { useToast } from '../../shared/state/Toasts.tsx';
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
  const toast = useToast();
  const { base } = usePortal();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: (merchantId: number) => call(switchMerchant, { body: { merchantId } }),
    onSuccess: ({ merchantId }) => {
      void navigate(base);
      show(merchantId);
    },
    onError: async (error) => {
      toast(messageOf(error, t('team.switcher.failed')), 'error');
      // The answer may be lost after the change.
      const session = await call(getSession, {}).catch(() => undefined);
      if (session !== undefined) show(session.merchantId);
    },
  });
};
