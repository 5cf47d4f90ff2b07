import { useState } from 'react';
import type { InvoiceSummary } from '#contract/invoices/invoices.ts';
import type { Field } from '../kit/lists/list-definition.ts';
import { useMerchantMessages } from '../kit/messages/use-merchant-messages.ts';

/** Whether a transfer can be recorded: something is open. */
const isOpen = ({ type, isTest, annulledAt, openAmount }: InvoiceSummary): boolean =>
  type !== 'CREDIT_NOTE' && !isTest && annulledAt === null && openAmount > 0;

/** The invoices of the page that are chosen for a bulk act; none without the right. */
export const useSelectedInvoices = (mayPay: boolean) => {
  const t = useMerchantMessages();
  const [ids, setIds] = useState<ReadonlySet<number>>(new Set());
  const change = (id: number, isChosen: boolean): void =>
    setIds((before) => new Set(isChosen ? [...before, id] : [...before].filter((one) => one !== id)));
  const box = (invoice: InvoiceSummary) =>
    mayPay && isOpen(invoice) ? (
      <input
        type="checkbox"
        aria-label={t('merchant.invoices.choose', { number: invoice.invoiceNumber })}
        checked={ids.has(invoice.id)}
        onChange={({ target }) => change(invoice.id, target.checked)}
      />
    ) : null;
  const field: Field<InvoiceSummary> = {
    key: 'chosen',
    label: t('merchant.invoices.chosen'),
    isLabelHidden: true,
    isFixed: true,
    whole: true,
    cell: box,
  };
  return {
    among: (rows: readonly InvoiceSummary[]) =>
      rows.filter((invoice) => ids.has(invoice.id) && isOpen(invoice)),
    clear: () => setIds(new Set()),
    fields: mayPay ? [field] : [],
    box,
  };
};
