import type { InvoiceSummary } from '#contract/invoices.ts';
import { formatMoney } from '../../shared/format/format-money.ts';
import { useLanguage } from '../../shared/messages/language.ts';
import { Chip, StatusChip } from '../../shared/StatusChip.tsx';
import { useShellMessages } from '../messages/use-shell-messages.ts';

/** `list`: beside a column with the open sum. `row`: on a phone, where the amount that is left replaces the words. */
type Place = 'page' | 'list' | 'row';

/** The badge of a document; a credit note and a voided invoice have no payment status. */
export const InvoiceChip = ({
  invoice: { type, status, annulledAt, paidAmount, creditedAmount, openAmount, currency },
  place = 'page',
}: {
  invoice: Pick<
    InvoiceSummary,
    'type' | 'status' | 'annulledAt' | 'paidAmount' | 'creditedAmount' | 'openAmount' | 'currency'
  >;
  place?: Place;
}) => {
  const t = useShellMessages();
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
  const partly = (name: 'partlyPaid' | 'partlyCredited'): string => {
    const amount = formatMoney(openAmount, currency, language);
    if (place === 'row') return t('merchant.invoices.left', { amount });
    return place === 'list'
      ? t(`merchant.invoices.${name}Short`)
      : t(`merchant.invoices.${name}`, { amount });
  };
  if (paidAmount > 0 && openAmount > 0) {
    return (
      <Chip tone="warning" status="PARTLY_PAID">
        {partly('partlyPaid')}
      </Chip>
    );
  }
  if (creditedAmount > 0 && paidAmount === 0) {
    return (
      <Chip tone={openAmount > 0 ? 'warning' : 'neutral'} status="CREDITED">
        {openAmount > 0 ? partly('partlyCredited') : t('merchant.invoices.credited')}
      </Chip>
    );
  }
  return <StatusChip owner="invoice" status={status} />;
};
