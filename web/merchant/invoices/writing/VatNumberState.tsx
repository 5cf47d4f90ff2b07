import { useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { readVatNumber } from '#contract/identity.ts';
import { isEuVatNumberOf } from '#contract/sale-vat.ts';
import { getVatNumber } from '#contract/invoices/vat-numbers.ts';
import { call } from '../../../shared/call.ts';
import { Banner } from '../../../shared/state/Banner.tsx';
import { usePortal } from '../../kit/portal/portal.ts';
import { useMerchantMessages } from '../../kit/messages/use-merchant-messages.ts';
import type { DraftValues } from './draft-values.ts';
import classes from './InvoiceForm.module.css';

/** What the Commission says of the VAT number of a buyer in another member state; it prevents nothing. */
export const VatNumberState = () => {
  const t = useMerchantMessages();
  const { isDemo } = usePortal();
  const [country, typed] = useWatch<DraftValues, ['customer.country', 'customer.vatNumber']>({
    name: ['customer.country', 'customer.vatNumber'],
  });
  const number = readVatNumber(typed);
  const isAsked = !isDemo && country !== 'BG' && isEuVatNumberOf(number, country);
  const { data, isError } = useQuery({
    queryKey: ['vat-number', number],
    queryFn: () => call(getVatNumber, { params: { number } }),
    enabled: isAsked,
    staleTime: Infinity,
    retry: false,
  });
  if (!isAsked || (data === undefined && !isError)) return null;
  const state = data?.state ?? 'NOT_NOW';
  return (
    <div className={classes['wide']}>
      <Banner tone={state === 'VALID' ? 'success' : 'warning'}>
        {t(`merchant.draft.vatStates.${state}`)}
        {data?.name ? <bdi> {data.name}</bdi> : ''}
      </Banner>
    </div>
  );
};
