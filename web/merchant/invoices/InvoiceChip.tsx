import type { InvoiceSummary } from '#contract/invoices/invoices.ts';
import { formatMoney } from '../../shared/format/format-money.ts';
import { useLanguage } from '../../shared/messages/language.ts';
import { Chip, StatusChip, StatusDot } from '../../shared/StatusChip.tsx';
import { useShellMessages } from '../kit/messages/use-shell-messages.ts';

/** `list`: beside a column with the open sum. `row`: on a phone, where the amount that is left replaces the words. */
type Place = 'page' | 'list' | 'row';

type Facts = Pick<
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

/** Whether a part of the sum is paid or credited, and the rest open. */
const partOf = ({ paidAmount, creditedAmount, openAmount }: Facts) => {
  if (openAmount === 0) return null;
  if (paidAmount > 0) return 'partlyPaid';
  return creditedAmount > 0 ? 'partlyCredited' : null;
};

/** The state of a document, a badge only where money is missing; a credit note and a voided invoice have no payment status. */
export const InvoiceChip = ({ invoice, place = 'page' }: { invoice: Facts; place?: Place }) => {
  const t = useShellMessages();
  const { type, status, annulledAt, paidAmount, creditedAmount, refundStatus } = invoice;
  const part = partOf(invoice);
  if (type === 'CREDIT_NOTE') return <Quiet status="CREDIT_NOTE" name="creditNote" />;
  if (annulledAt !== null) return <Quiet status="VOIDED" name="annulled" />;
  if (part !== null) return <Part invoice={invoice} part={part} place={place} />;
  if (creditedAmount > 0 && paidAmount === 0) return <Quiet status="CREDITED" name="credited" />;
  if (refundStatus === 'NONE') return <StatusChip owner="invoice" status={status} />;
  const Form = refundStatus === 'PARTIAL' ? Chip : StatusDot;
  return (
    <Form tone={refundStatus === 'PARTIAL' ? 'info' : 'neutral'} status={refundStatus}>
      {t(`shared.status.refund.${refundStatus}`)}
    </Form>
  );
};

type QuietProps = Readonly<{ status: string; name: 'creditNote' | 'annulled' | 'credited' }>;

const Quiet = ({ status, name }: QuietProps) => {
  const t = useShellMessages();
  return (
    <StatusDot tone="neutral" status={status}>
      {t(`merchant.invoices.${name}`)}
    </StatusDot>
  );
};

interface PartProps {
  readonly invoice: Facts;
  readonly part: 'partlyPaid' | 'partlyCredited';
  readonly place: Place;
}

const Part = ({ invoice: { openAmount, currency }, part, place }: PartProps) => {
  const t = useShellMessages();
  const amount = formatMoney(openAmount, currency, useLanguage());
  const texts = {
    row: t('merchant.invoices.left', { amount }),
    list: t(`merchant.invoices.${part}Short`),
    page: t(`merchant.invoices.${part}`, { amount }),
  };
  return (
    <Chip tone="warning" status={part === 'partlyPaid' ? 'PARTLY_PAID' : 'CREDITED'}>
      {texts[place]}
    </Chip>
  );
};
