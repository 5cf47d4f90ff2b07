import { useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { isBulgarianTaxId, plainNumber } from '#contract/identity.ts';
import { listOpenAdvances } from '#contract/invoices/invoice-advances.ts';
import type { OpenAdvance } from '#contract/invoices/invoice-advances.ts';
import { call } from '../../../shared/call.ts';
import { usePortal } from '../../kit/portal/portal.ts';
import type { DraftValues } from './draft-values.ts';

const none: readonly OpenAdvance[] = [];

/** Paid advances of the customer as typed, in the currency of the draft; asked once a number or an e-mail is whole. */
export const useOpenAdvances = () => {
  const { isDemo } = usePortal();
  const [kind, typedId, typedEmail, currency] = useWatch<
    DraftValues,
    ['customer.kind', 'customer.taxId', 'customer.email', 'currency']
  >({ name: ['customer.kind', 'customer.taxId', 'customer.email', 'currency'] });
  const number = kind === 'PERSON' ? '' : plainNumber(typedId);
  const taxId = isBulgarianTaxId(number) ? number : '';
  const email = typedEmail.trim();
  const query = useQuery({
    queryKey: ['invoices', 'advances', taxId, email],
    queryFn: async () =>
      (await call(listOpenAdvances, { query: taxId === '' ? { email } : { taxId } })).advances,
    enabled: !isDemo && (taxId !== '' || /^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(email)),
    staleTime: 30_000,
  });
  const open = query.data?.filter((advance) => advance.currency === currency) ?? none;
  return { open, isAsked: query.isFetched, isError: query.isError };
};

/** The chosen ones of the open advances. */
export const useChosenAdvances = (): readonly OpenAdvance[] => {
  const { open } = useOpenAdvances();
  const [isAdvance, ids] = useWatch<DraftValues, ['advance', 'advances']>({ name: ['advance', 'advances'] });
  return isAdvance ? none : open.filter(({ id }) => ids.includes(String(id)));
};
