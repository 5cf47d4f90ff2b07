import { expect, test, vi } from 'vitest';
import type * as z from 'zod';
import type { writeInvoice } from '#contract/invoices/invoice-actions.ts';
import { getOwnMerchant } from '#contract/merchants/merchants.ts';
import { prepareComponentTests, renderScreen } from '#test/unit/web/support/render.tsx';
import { sampleOf, stubPortal } from '#test/unit/web/support/samples.ts';
import { answers } from '#test/unit/web/support/stub-api.ts';
import { emptyDraft } from '#web/merchant/invoices/writing/draft-values.ts';
import { InvoiceForm } from '#web/merchant/invoices/writing/InvoiceForm.tsx';
import { bg } from '#web/merchant/kit/messages/bg.ts';
import { en } from '#web/merchant/kit/messages/en.ts';
import { PortalProvider } from '#web/merchant/shell/PortalProvider.tsx';
import { MessagesProvider } from '#web/shared/messages/MessagesProvider.tsx';

prepareComponentTests();
const server = stubPortal();

const now = new Date();

test('an invoice whose picked customer is gone says so, keeps what is typed and is issued at the second try', async () => {
  const gone = { customerId: 'Choose another.' };
  server.on('POST /invoices', answers.refusal(422, 'input.invalid', 'Fix the fields.', gone));
  const draft = emptyDraft(true, now);
  const defaultValues = {
    ...draft,
    customerId: '7',
    customer: { ...draft.customer, kind: 'PERSON' as const, name: 'Мария Георгиева' },
    items: [{ ...draft.items[0]!, description: 'Дъбова маса', unitPrice: '100.00' }],
  };
  const merchant = await sampleOf(getOwnMerchant, {});
  const { user, findByText, getByText } = renderScreen(
    <MessagesProvider messages={{ bg, en }}>
      <PortalProvider base="/merchant" isDemo>
        <InvoiceForm
          merchant={merchant}
          {...{ defaultValues }}
          opened={null}
          onOpenTheirs={() => undefined}
        />
      </PortalProvider>
    </MessagesProvider>,
  );
  await user.click(getByText(en.merchant.draft.submit));

  expect(await findByText(en.merchant.customerGone)).toBeDefined();
  await user.click(getByText(en.merchant.draft.submit));
  await vi.waitFor(() => expect(server.asked('POST /invoices')).toHaveLength(2));
  const sent = server.asked('POST /invoices').map(({ body }) => body as z.input<typeof writeInvoice.body>);
  expect(sent.map(({ customerId, customer }) => [customerId, customer.name])).toEqual([
    [7, 'Мария Георгиева'],
    [null, 'Мария Георгиева'],
  ]);
});
