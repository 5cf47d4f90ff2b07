import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { MerchantRole } from '#contract/team/team-rights.ts';
import { onAccessRefused } from '../../shared/access-refused.ts';
import { useToast } from '../../shared/state/toast.ts';
import { useShellMessages } from '../kit/messages/use-shell-messages.ts';

/**
 * Reads the session again when the server refuses a call for want of a right, and all data again when the role is
 * another one: an owner has changed it meanwhile. `role` is undefined until it is known.
 */
export const useRoleChanges = (role: MerchantRole | null | undefined): void => {
  const t = useShellMessages();
  const toast = useToast();
  const client = useQueryClient();
  useEffect(() => onAccessRefused(() => void client.invalidateQueries({ queryKey: ['account'] })), [client]);

  const known = useRef(role);
  const onChange = useEffectEvent(() => {
    toast(t('merchant.rights.changed'), 'info');
    void client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'account' });
  });
  useEffect(() => {
    if (role === undefined || role === known.current) return;
    if (known.current !== undefined) onChange();
    known.current = role;
  }, [role]);
};
