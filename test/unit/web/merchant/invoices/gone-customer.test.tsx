import { expect, test, vi } from 'vitest';
import { prepareComponentTests, renderScreen } from '#test/unit/web/support/render.tsx';
import { samplePortalApi } from '#web/demo/sample-portal-api.ts';
import { emptyDraft } from '#web/merchant/invoices/writing/draft-values.ts';
import { InvoiceForm } from '#web/merchant/invoices/writing/InvoiceForm.tsx';
import { bg } from '#web/merchant/kit/messages/bg.ts';
import { en } from '#web/merchant/kit/messages/en.ts';
import { PortalProvider } from '#web/merchant/shell/PortalProvider.tsx';
import { ApiError } from '#web/shared/api-error.ts';
import { MessagesProvider } from '#web/shared/messages/MessagesProvider.tsx';
import type { PortalApi } from '#web/shared/portal/portal-api.ts';

prepareComponentTests();

const now = new Date();
const sample = samplePortalApi('en', now, 'https://plateno.example');

test('an invoice whose picked customer is gone says so, keeps what is typed and is issued at the second try', async () => {
  const gone = new ApiError(422, { message: 'Fix the fields.', fields: { customerId: 'Choose another.' } });
  const writeInvoice = vi.fn<PortalApi['writeInvoice']>().mockRejectedValue(gone);
  const draft = emptyDraft(true, now);
  const defaultValues = {
    ...draft,
    customerId: '7',
    customer: { ...draft.customer, kind: 'PERSON' as const, name: 'Мария Георгиева' },
    items: [{ ...draft.items[0]!, description: 'Дъбова маса', unitPrice: '100.00' }],
  };
  const merchant = await sample.merchant();
  const { user, findByText, getByText } = renderScreen(
    <MessagesProvider messages={{ bg, en }}>
      <PortalProvider api={{ ...sample, writeInvoice }} base="/merchant" isDemo>
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
  await vi.waitFor(() => expect(writeInvoice).toHaveBeenCalledTimes(2));
  expect(writeInvoice.mock.calls.map(([sent]) => [sent.customerId, sent.customer.name])).toEqual([
    [7, 'Мария Георгиева'],
    [null, 'Мария Георгиева'],
  ]);
});
