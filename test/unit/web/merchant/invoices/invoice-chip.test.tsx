import { expect, test } from 'vitest';
import { prepareComponentTests, renderScreen } from '#test/unit/web/support/render.tsx';
import { InvoiceChip } from '#web/merchant/invoices/InvoiceChip.tsx';
import { bg } from '#web/merchant/kit/messages/bg.ts';
import { en } from '#web/merchant/kit/messages/en.ts';
import { MessagesProvider } from '#web/shared/messages/MessagesProvider.tsx';

prepareComponentTests();

const paid = {
  type: 'INVOICE',
  status: 'PAID',
  annulledAt: null,
  paidAmount: 120,
  creditedAmount: 0,
  openAmount: 0,
  currency: 'EUR',
} as const;

test.each([
  ['bg', 'NONE', 'Платена'],
  ['bg', 'PARTIAL', 'Частично възстановено'],
  ['bg', 'FULL', 'Възстановено'],
  ['en', 'PARTIAL', 'Partially refunded'],
] as const)('in %s, a paid invoice with the refund status %s says %s', (language, refundStatus, said) => {
  const { container } = renderScreen(
    <MessagesProvider messages={{ bg, en }}>
      <InvoiceChip invoice={{ ...paid, refundStatus }} />
    </MessagesProvider>,
    { language },
  );
  expect(container.textContent).toBe(said);
});
