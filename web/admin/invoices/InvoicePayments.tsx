import type { Invoice } from '#contract/invoices/invoices.ts';
import { joined } from '../../shared/format/joined.ts';
import { formatDate } from '../../shared/format/format-date.ts';
import { Facts } from '../kit/fields/Facts.tsx';
import { ShowLink } from '../kit/fields/ShowLink.tsx';
import { Panel } from '../kit/layout/Panel.tsx';
import { useInvoiceMessages } from './use-invoice-messages.ts';

/** The payments of an invoice, those taken back included. */
export const InvoicePayments = ({ invoice }: { invoice: Invoice }) => {
  const { t, money } = useInvoiceMessages(invoice);
  if (invoice.payments.length === 0) return null;
  return (
    <Panel title={t('admin.invoices.payments.title')}>
      <Facts
        facts={invoice.payments.map((payment) => [
          formatDate(payment.paidOn),
          <span key={payment.id}>
            {payment.paymentId === null ? (
              t(`admin.invoices.payments.${payment.kind}`)
            ) : (
              <ShowLink resource="payments" id={payment.paymentId}>
                {t(`admin.invoices.payments.${payment.kind}`)}
              </ShowLink>
            )}
            {joined([
              ` ${money(payment.amount)}`,
              payment.note,
              payment.takenBackAt !== null &&
                `${t('admin.invoices.payments.takenBack', { date: formatDate(payment.takenBackAt) })} ${payment.takenBackReason ?? ''}`,
            ])}
          </span>,
        ])}
      />
    </Panel>
  );
};
