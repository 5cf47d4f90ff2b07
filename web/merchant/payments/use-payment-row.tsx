import { withReadableEmails } from '#contract/shown-text.ts';
import type { Payment } from '#contract/payments/payments.ts';
import { joined } from '../../shared/format/joined.ts';
import { formatDateTime } from '../../shared/format/format-date.ts';
import { formatMoney } from '../../shared/format/format-money.ts';
import type { RecordRow } from '../../shared/list/RecordRows.tsx';
import { PaymentChips } from '../../shared/payments/PaymentChips.tsx';
import { useLanguage } from '../../shared/messages/language.ts';
import { usePortal } from '../kit/portal/portal.ts';
import { useShellMessages } from '../kit/messages/use-shell-messages.ts';

/** The compact form of a payment: payer and amount, states, date and description. */
export const usePaymentRow = (): ((payment: Payment) => RecordRow) => {
  const t = useShellMessages();
  const language = useLanguage();
  const { base } = usePortal();
  return (payment) => ({
    to: `${base}/payments/${payment.id}`,
    what:
      payment.customerName ??
      payment.description ??
      (payment.customerEmail && withReadableEmails(payment.customerEmail)) ??
      `${t('merchant.payments.id')} ${payment.number}`,
    when: joined([
      formatDateTime(payment.createdAt),
      ...(payment.customerName !== null && payment.description !== null ? [payment.description] : []),
      `${t('merchant.payments.id')} ${payment.number}`,
    ]),
    amount: formatMoney(payment.amount, payment.currency, language),
    hasDisc: true,
    chip: <PaymentChips payment={payment} />,
  });
};
