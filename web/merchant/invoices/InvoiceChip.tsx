import type { InvoiceSummary } from '#contract/invoices/invoices.ts';
import { formatMoney } from '../../shared/format/format-money.ts';
import { useLanguage } from '../../shared/messages/language.ts';
import { Chip, StatusChip, StatusDot } from '../../shared/StatusChip.tsx';
import { useShellMessages } from '../kit/messages/use-shell-messages.ts';

/** `list`: beside a column with the open sum. `row`: on a phone, where the amount that is left replaces the words. */
type Place = 'page' | 'list' | 'row';

/** The state of a document, a badge only where money is missing; a credit note and a voided invoice have no payment status. */
export const InvoiceChip = ({
  invoice: { type, status, annulledAt, paidAmount, creditedAmount, refundStatus, openAmount, currency },
  place = 'page',
}: {
  invoice: Pick<
    InvoiceSummary,
    | 'type'
    | 'status'
    | 'annulledAt'
    | 'paidAmount'
    | 'creditedAmount'
    | 'refundStatus'
    | 'openAmount'
    | 'currency'
  >;
  place?: Place;
}) => {
  const t = useShellMessages();
  const language = useLanguage();
  if (type === 'CREDIT_NOTE') {
    return (
      <StatusDot tone="neutral" status="CREDIT_NOTE">
        {t('merchant.invoices.creditNote')}
      </StatusDot>
    );
  }
  if (annulledAt !== null) {
    return (
      <StatusDot tone="neutral" status="VOIDED">
        {t('merchant.invoices.annulled')}
      </StatusDot>
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
    return openAmount > 0 ? (
      <Chip tone="warning" status="CREDITED">
        {partly('partlyCredited')}
      </Chip>
    ) : (
      <StatusDot tone="neutral" status="CREDITED">
        {t('merchant.invoices.credited')}
      </StatusDot>
    );
  }
  if (refundStatus !== 'NONE') {
    const Form = refundStatus === 'PARTIAL' ? Chip : StatusDot;
    return (
      <Form tone={refundStatus === 'PARTIAL' ? 'info' : 'neutral'} status={refundStatus}>
        {t(`shared.status.refund.${refundStatus}`)}
      </Form>
    );
  }
  return <StatusChip owner="invoice" status={status} />;
};
