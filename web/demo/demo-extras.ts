import type { Payment } from '#contract/payments/payments.ts';
import { formatNumber } from '../shared/format/format-number.ts';
import type { DemoExtras } from '../shared/portal/demo-extras.ts';
import { documents } from './sample-documents.ts';
import { methodOf, samplePayments } from './sample-payments.ts';
import { messagesOf } from './sample-data.ts';
import type { SampleData } from './sample-data.ts';

/** What the demo shows beyond the merchant's screens (specification, point 3, "Demo records"). */
export const demoExtras = (data: SampleData): DemoExtras => {
  const { columns, methods, figures } = messagesOf(data);
  const { language } = data;
  const pending = samplePayments(data).filter(({ status }) => status === 'PENDING').length;
  const invoices = documents.filter(({ type }) => type === 'INVOICE').length;
  return {
    customerColumns: [
      { key: 'method', label: columns.method, cell: (payment: Payment) => methods[methodOf(payment)] },
      { key: 'email', label: columns.email, cell: ({ customerEmail }: Payment) => customerEmail ?? '-' },
    ],
    figures: [
      { label: figures.pendingPayments, value: formatNumber(pending, language) },
      { label: figures.totalInvoices, value: formatNumber(invoices, language) },
    ],
  };
};
