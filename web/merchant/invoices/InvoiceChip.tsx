import type { InvoiceSummary } from '#contract/invoices.ts';
import { formatMoney } from '../../shared/format/format-money.ts';
import { useLanguage } from '../../shared/messages/language.ts';
import { Chip, StatusChip } from '../../shared/StatusChip.tsx';
import { useMerchantMessages } from '../messages/use-merchant-messages.ts';

/** The badge of a document; a credit note and a voided invoice have no payment status. */
export const InvoiceChip = ({
  invoice: { type, status, annulledAt, paidAmount, creditedAmount, openAmount, currency },
}: {
  invoice: Pick<
    InvoiceSummary,
    'type' | 'status' | 'annulledAt' | 'paidAmount' | 'creditedAmount' | 'openAmount' | 'currency'
  >;
}) => {
  const t = useMerchantMessages();
  const language = useLanguage();
  if (type === 'CREDIT_NOTE') {
    return (
      <Chip tone="neutral" status="CREDIT_NOTE">
        {t('merchant.invoices.creditNote')}
      </Chip>
    );
  }
  if (annulledAt !== null) {
    return (
      <Chip tone="neutral" status="VOIDED">
        {t('merchant.invoices.annulled')}
      </Chip>
    );
  }
  if (paidAmount > 0 && openAmount > 0) {
    const amount = formatMoney(openAmount, currency, language);
    return (
      <Chip tone="warning" status="PARTLY_PAID">
        {t('merchant.invoices.partlyPaid', { amount })}
      </Chip>
    );
  }
  if (creditedAmount > 0 && paidAmount === 0) {
    const amount = formatMoney(openAmount, currency, language);
    return (
      <Chip tone={openAmount > 0 ? 'warning' : 'neutral'} status="CREDITED">
        {openAmount > 0 ? t('merchant.invoices.partlyCredited', { amount }) : t('merchant.invoices.credited')}
      </Chip>
    );
  }
  return <StatusChip owner="invoice" status={status} />;
};
