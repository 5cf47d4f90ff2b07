import type { Invoice } from '#contract/invoices/invoices.ts';
import { formatDateTime } from '../../shared/format/format-date.ts';
import { Banner } from '../../shared/state/Banner.tsx';
import { useMerchantMessages } from '../kit/messages/use-merchant-messages.ts';

/** The check of the buyer's VAT number when the invoice was written; a warning when it was not valid. */
export const VatCheck = ({ vatCheck }: Pick<Invoice, 'vatCheck'>) => {
  const t = useMerchantMessages();
  if (vatCheck === null) return null;
  const { number, state, requestId, checkedAt } = vatCheck;
  const facts = [
    number,
    formatDateTime(checkedAt),
    ...(requestId === null ? [] : [t('merchant.invoice.vatCheckId', { id: requestId })]),
  ];
  return (
    <Banner tone={state === 'VALID' ? 'info' : 'warning'}>
      {t('merchant.invoice.vatCheck', { state: t(`merchant.invoice.vatCheckStates.${state}`) })} (
      {facts.join(', ')})
    </Banner>
  );
};
