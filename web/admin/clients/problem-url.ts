import type { ClientSummary } from '#contract/accountants/accountants.ts';
import { listUrl } from '../kit/modules/list-url.ts';
import { daysOf } from '../kit/fields/month.ts';

/** Where a problem of a client's month is cleared: the merchant's page, or the list filtered to what lacks something. */
export const problemUrl = (
  kind: ClientSummary['problems'][number]['kind'],
  merchantId: number,
  month: string,
): string => {
  const filter = { merchantId, ...daysOf(month) };
  switch (kind) {
    case 'PROFILE_INCOMPLETE':
      return `/admin/merchants/${merchantId}/show`;
    case 'INVOICE_OVERDUE':
      return listUrl('invoices', { ...filter, status: 'OVERDUE' });
    case 'DOCUMENT_UNDELIVERED':
      return listUrl('invoices', { ...filter, mail: 'UNSENT' });
    case 'PAYMENT_WITHOUT_DOCUMENT':
    case 'DISPUTE_OPEN':
      return listUrl('payments', { ...filter, status: 'SUCCEEDED' });
  }
};

/** The documents of a client's month. */
export const documentsUrl = (merchantId: number, month: string): string =>
  listUrl('invoices', { merchantId, ...daysOf(month) });

/** The caller's questions to a client, open or answered. */
export const questionsUrl = (merchantId: number, isAnswered: 'true' | 'false'): string =>
  listUrl('questions', { merchantId, isAnswered });
