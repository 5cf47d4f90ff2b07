// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { listOwnInvoices } from '#contract/invoices/invoice-lists.ts';
import { getInvoice, type Invoice } from '#contract/invoices/invoices.ts';
import { ownerAccount } from '#test/unit/web/support/owner-account.ts';
import { prepareComponentTests, renderScreen } from '#test/unit/web/support/render.tsx';
import { sampleOf, stubPortal } from '#test/unit/web/support/samples.ts';
import { answers } from '#test/unit/web/support/stub-api.ts';
import { bg } from '#web/merchant/kit/messages/bg.ts';
import { en } from '#web/merchant/kit/messages/en.ts';
import { AdvanceNotes } from '#web/merchant/invoices/AdvanceNotes.tsx';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { arrangeActions } from '#web/merchant/invoices/document-actions.ts';
import { DocumentActions } from '#web/merchant/invoices/DocumentActions.tsx';
import { Deliveries } from '#web/merchant/invoices/Deliveries.tsx';
import { InvoiceItems } from '#web/merchant/invoices/InvoiceItems.tsx';
import { AdvanceMessages } from '#web/merchant/invoices/messages/advance-messages.ts';
import { PortalContext } from '#web/merchant/kit/portal/portal.ts';
import { pageOf } from '#web/shared/list/page-of.ts';
import { MessagesProvider } from '#web/shared/messages/MessagesProvider.tsx';
import type { Language } from '#web/shared/messages/language.ts';

prepareComponentTests();
const server = stubPortal();
const messages = { bg, en };
const [first] = pageOf(await sampleOf(listOwnInvoices, { query: { size: 1, sortDir: 'asc' } })).rows;
const sample = await sampleOf(getInvoice, { params: { id: first!.id } });
const total = {
  totalAmount: 120,
  subtotal: 100,
  taxAmount: 20,
  paidAmount: 0,
  creditedAmount: 0,
  refundedAmount: 0,
  refundStatus: 'NONE' as const,
  openAmount: 120,
};

const show = (facts: Partial<Invoice>, language: Language = 'en') => {
  const invoice: Invoice = { ...sample, ...total, ...facts };
  const { container } = renderScreen(
    <MessagesProvider messages={messages}>
      <PortalContext value={{ base: '/merchant', isDemo: false }}>
        <AdvanceMessages>
          <AdvanceNotes invoice={invoice} />
          <InvoiceItems invoice={invoice} />
          <Deliveries invoice={invoice} />
        </AdvanceMessages>
      </PortalContext>
    </MessagesProvider>,
    { language },
  );
  const sums = [...container.querySelectorAll('dl div')].map((row) =>
    [...row.children].map(({ textContent }) => textContent),
  );
  const links = [...container.querySelectorAll('a')].map((link) => [
    link.textContent,
    link.getAttribute('href'),
  ]);
  return { sums, links, text: container.textContent };
};

test.each([
  [
    'paid in part',
    { paidAmount: 50, openAmount: 70 },
    [
      ['Paid', '€50.00'],
      ['Left to pay', '€70.00'],
    ],
  ],
  [
    'credited in part',
    { creditedAmount: 20, openAmount: 100 },
    [
      ['Credited', '€20.00'],
      ['Left to pay', '€100.00'],
    ],
  ],
  [
    'paid and credited',
    { paidAmount: 50, creditedAmount: 20, openAmount: 50 },
    [
      ['Paid', '€50.00'],
      ['Credited', '€20.00'],
      ['Left to pay', '€50.00'],
    ],
  ],
  [
    'paid and refunded in part',
    { paidAmount: 120, openAmount: 0, refundedAmount: 20, refundStatus: 'PARTIAL' },
    [
      ['Paid', '€120.00'],
      ['Refunded', '€20.00'],
    ],
  ],
  ['credited in full', { creditedAmount: 120, openAmount: 0 }, [['Credited', '€120.00']]],
  ['not paid at all', {}, []],
  ['a paid credit note', { type: 'CREDIT_NOTE', paidAmount: 120, openAmount: 0 }, []],
] as const)('the page of a document %s shows what was paid, credited and is left', (_, facts, rows) => {
  expect(show(facts).sums.slice(3)).toEqual(rows);
});

const advance = { id: 7, invoiceNumber: '0000000028', issueDate: '2026-10-28', subtotal: 300, taxAmount: 60 };
const deducting: Partial<Invoice> = {
  advances: [advance],
  items: [
    sample.items[0]!,
    {
      ...sample.items[0]!,
      id: 2,
      description: 'Приспаднат аванс по фактура № 0000000028 от 28.10.2026 г.',
      lineTotal: -300,
      advance: { invoiceNumber: advance.invoiceNumber, issueDate: advance.issueDate },
    },
  ],
};

test('a final invoice links its advances, deducts them from its goods and says so in the language of the reader', () => {
  const { sums, links, text } = show(deducting);
  expect(sums.slice(0, 3)).toEqual([
    ['Goods and services', '€400.00'],
    ['Advances deducted', '−€300.00'],
    ['Subtotal', '€100.00'],
  ]);
  expect(links).toEqual([
    ['№ 0000000028', '/merchant/invoices/7'],
    ['Advance deducted, invoice No. 0000000028 of 28/10/2026', '/merchant/invoices/7'],
  ]);
  expect(text).not.toContain('Приспаднат');
});

test('the page of an advance links the invoice that deducts it', () => {
  const deductedIn = { id: 9, invoiceNumber: '0000000059', issueDate: '2026-11-17' };
  expect(show({ isAdvance: true, deductedIn }).links).toEqual([['№ 0000000059', '/merchant/invoices/9']]);
});

test.each([
  ['INVOICE', 'Изпратена до'],
  ['CREDIT_NOTE', 'Изпратено до'],
  ['DEBIT_NOTE', 'Изпратено до'],
] as const)('a mail with a document of type %s agrees with its gender', (type, says) => {
  const mail = { kind: 'RECEIPT', state: 'SENT', recipient: 'a@example.com', reason: null } as const;
  const at = '2026-11-20T10:00:00.000Z';
  const { text } = show({ type, deliveries: [{ ...mail, createdAt: at, sentAt: at }] }, 'bg');
  expect(text).toContain(says);
});

const unpaid = { payUrl: 'https://plateno.example/pay/a', status: 'PENDING' as const, delivery: null };
const delivery = {
  kind: 'SENT_BY_MERCHANT' as const,
  createdAt: '2026-11-20T10:00:00.000Z',
  state: 'SENT' as const,
  recipient: 'a@example.com',
  sentAt: '2026-11-20T10:00:00.000Z',
  reason: null,
};
const { actions } = en.merchant.invoice;

test.each([
  ['a paid one is downloaded', { payUrl: null, status: 'PAID' as const }, en.merchant.invoice.download],
  ['an unsent one is sent', unpaid, actions.send],
  [
    'one whose mail was refused is sent again',
    { ...unpaid, delivery: { ...delivery, state: 'FAILED' as const } },
    actions.send,
  ],
  ['a sent one is shared', { ...unpaid, delivery }, actions.share],
  ['an overdue one is reminded of', { ...unpaid, delivery, status: 'OVERDUE' as const }, actions.remind],
])('the first button of a document is its next step: %s', async (_, facts, first) => {
  server.on('GET /auth/session', answers.ok(ownerAccount));
  const { container } = renderScreen(
    <MessagesProvider messages={messages}>
      <QueryClientProvider client={new QueryClient()}>
        <PortalContext value={{ base: '/merchant', isDemo: false }}>
          <AdvanceMessages>
            <DocumentActions invoice={{ ...sample, ...total, ...facts }} />
          </AdvanceMessages>
        </PortalContext>
      </QueryClientProvider>
    </MessagesProvider>,
    { language: 'en' },
  );
  // Once the rights of the account are known.
  await screen.findByRole('button', { name: first });
  expect(container.querySelector('button, a')!.textContent).toBe(first);
});

test.each([
  ['a mailed invoice is copied', { type: 'INVOICE', delivery }, 'copy'],
  [
    'an invoice whose mail was refused is sent',
    { type: 'INVOICE', delivery: { ...delivery, state: 'FAILED' } },
    'send',
  ],
  ['a mailed credit note is sent again', { type: 'CREDIT_NOTE', delivery }, 'send'],
] as const)('beside the PDF of a paid document: %s', (_, facts, beside) => {
  const invoice: Invoice = { ...sample, ...total, payUrl: null, status: 'PAID', openAmount: 0, ...facts };
  expect(arrangeActions(invoice, () => true)).toMatchObject({ primary: 'pdf', beside: [beside] });
});
