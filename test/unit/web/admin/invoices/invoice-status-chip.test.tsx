import { expect, test } from 'vitest';
import type { InvoiceSummary } from '#contract/invoices/invoices.ts';
import type { Language } from '#kernel/language.ts';
import { InvoiceStatusChip } from '#web/admin/invoices/InvoiceStatusChip.tsx';
import { renderAdmin } from '../render-admin.tsx';

interface Row {
  language: Language;
  type: InvoiceSummary['type'];
  status: InvoiceSummary['status'];
  annulledAt: string | null;
  refundStatus: InvoiceSummary['refundStatus'];
  said: string;
}
const row = (
  language: Language,
  type: InvoiceSummary['type'],
  status: InvoiceSummary['status'],
  said: string,
  { annulledAt = null, refundStatus = 'NONE' }: Partial<Pick<Row, 'annulledAt' | 'refundStatus'>> = {},
): Row => ({ language, type, status, said, annulledAt, refundStatus });

const voidedAt = '2026-11-20T10:00:00.000Z';

test.each([
  row('bg', 'INVOICE', 'PENDING', 'Неплатена'),
  row('bg', 'INVOICE', 'PAID', 'Частично възстановено', { refundStatus: 'PARTIAL' }),
  row('en', 'INVOICE', 'PAID', 'Refunded', { refundStatus: 'FULL' }),
  row('bg', 'INVOICE', 'PENDING', 'Анулирана', { annulledAt: voidedAt }),
  row('bg', 'DEBIT_NOTE', 'PENDING', 'Анулирано', { annulledAt: voidedAt }),
  row('bg', 'CREDIT_NOTE', 'PAID', 'Кредитно известие'),
  row('bg', 'CREDIT_NOTE', 'PAID', 'Анулирано', { annulledAt: voidedAt }),
  row('en', 'INVOICE', 'PENDING', 'Voided', { annulledAt: voidedAt }),
])(
  'in $language, the chip of the document $type $status, refunded $refundStatus, voided at $annulledAt, says $said',
  ({ language, said, ...invoice }) => {
    const { container } = renderAdmin(<InvoiceStatusChip invoice={invoice} />, { language });
    expect(container.querySelector('[data-status]')?.textContent).toBe(said);
  },
);
