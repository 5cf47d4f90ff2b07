import { expect, test } from 'vitest';
import { InvoiceStatusChip } from '#web/admin/invoices/InvoiceStatusChip.tsx';
import { renderAdmin } from './render-admin.tsx';

const voidedAt = '2026-11-20T10:00:00.000Z';

test.each([
  ['bg', 'INVOICE', 'PENDING', null, 'Неплатена'],
  ['bg', 'INVOICE', 'PENDING', voidedAt, 'Анулирана'],
  ['bg', 'DEBIT_NOTE', 'PENDING', voidedAt, 'Анулирано'],
  ['bg', 'CREDIT_NOTE', 'PAID', null, 'Кредитно известие'],
  ['bg', 'CREDIT_NOTE', 'PAID', voidedAt, 'Анулирано'],
  ['en', 'INVOICE', 'PENDING', voidedAt, 'Voided'],
] as const)(
  'in %s, the chip of the document %s %s, voided at %s, says %s',
  (language, type, status, annulledAt, said) => {
    const { container } = renderAdmin(<InvoiceStatusChip invoice={{ type, status, annulledAt }} />, {
      language,
    });
    expect(container.querySelector('[data-status]')?.textContent).toBe(said);
  },
);
