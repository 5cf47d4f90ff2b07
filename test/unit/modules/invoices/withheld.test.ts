import { beforeEach, expect, test } from 'vitest';
import { system, systemFor, type Actor } from '#kernel/actor.ts';
import { NotAllowed } from '#kernel/failure.ts';
import { RateLimited } from '#kernel/input-failures.ts';
import { Money } from '#kernel/money.ts';
import { noRateLimits } from '#kernel/rate-limits.ts';
import { CreditDocument } from '#modules/invoices/application/corrections/credit-document.ts';
import { WriteCreditNote } from '#modules/invoices/application/corrections/write-credit-note.ts';
import { InvoiceLimits } from '#modules/invoices/application/invoice-limits.ts';
import { MailReceipt } from '#modules/invoices/application/mail-receipt.ts';
import { RenewLink } from '#modules/invoices/application/renew-link.ts';
import { WriteInvoice, type WriteInvoiceCommand } from '#modules/invoices/application/write-invoice.ts';
import type { CreditChoice } from '#modules/invoices/domain/corrections/credit-lines.ts';
import { sampleDraft } from './sample-draft.ts';
import { createContext, owner, type Context } from './use-case-context.ts';

const billing = systemFor('billing', 3);
const euro = (minor: number) => Money.ofMinor(minor, 'EUR');

let context: Context;
beforeEach(() => {
  context = createContext();
  context.addMerchant(3);
});

/** An invoice over 24 euro by the product. */
const write = (about: Partial<WriteInvoiceCommand> = {}): Promise<number> =>
  new WriteInvoice(context.deps).execute({ actor: billing, draft: sampleDraft(), ...about });
const recordOf = (id: number) => context.deps.invoices.all.find((one) => one.id === id)!;
const creditNotes = () => {
  const creditDocument = new CreditDocument({ ...context.deps, renewLink: new RenewLink(context.deps) });
  return new WriteCreditNote({ ...context.deps, creditDocument });
};
const credit = (invoiceId: number, choice: CreditChoice, actor: Actor = billing): Promise<number> =>
  creditNotes().execute({
    actor,
    invoiceId,
    choose: () => choice,
    kind: 'OTHER',
    reason: 'Върнати такси',
    send: true,
  });

test('an invoice whose whole total is withheld is PAID at once, names it and has no payment link', async () => {
  const { document, lifecycle, payments } = recordOf(await write({ withheld: euro(2_400) }));
  expect(document).toMatchObject({ paymentMethod: 'WITHHELD', paymentLinkId: null });
  expect(lifecycle).toMatchObject({ status: 'PAID', paid: euro(2_400), paidAt: document.issuedAt });
  expect(payments).toMatchObject([
    { kind: 'WITHHELD', amount: euro(2_400), paymentId: null, note: null, recordedBy: 'system:billing' },
  ]);
  expect(payments[0]?.paidOn).toBe(document.issueDate);
  expect(context.links.open.size).toBe(0);
});

test('an invoice with a part withheld is PENDING, and its link asks for the open sum', async () => {
  const { document, lifecycle } = recordOf(await write({ withheld: euro(900) }));
  expect(document.paymentMethod).toBe('CARD');
  expect(lifecycle).toMatchObject({ status: 'PENDING', paid: euro(900), paidAt: null });
  expect(context.links.created).toEqual([euro(1_500)]);
});

test('an invoice with less open than a card can pay has no link', async () => {
  expect(recordOf(await write({ withheld: euro(2_360) })).document.paymentLinkId).toBeNull();
  const line = { ...sampleDraft().lines[0]!, unitPrice: euro(30) };
  expect(recordOf(await write({ draft: sampleDraft({ lines: [line] }) })).lifecycle.status).toBe('PENDING');
  expect(context.links.created).toEqual([]);
});

test.each([
  ['more than the total', euro(2_401)],
  ['nothing', euro(0)],
  ['less than nothing', euro(-1)],
  ['another currency', Money.ofMinor(100, 'USD')],
])('to withhold %s is refused and takes no number', async (_, withheld) => {
  await expect(write({ withheld })).rejects.toMatchObject({
    fields: [{ field: 'withheld', code: 'fields.withheld' }],
  });
  expect(context.deps.numbers.headOf(3, 'LEGAL').nextNumber).toBe(1);
});

test('no person withholds, and the product writes only for a merchant', async () => {
  await expect(write({ actor: owner(3), withheld: euro(100) })).rejects.toThrow(NotAllowed);
  await expect(write({ actor: system('billing'), withheld: euro(100) })).rejects.toThrow(NotAllowed);
  expect(context.deps.invoices.all).toEqual([]);
});

test('the product has no limits of written invoices and of asked mails', async () => {
  for (let count = 0; count < 31; count += 1) await write({ send: true });
  expect(context.deps.invoices.all).toHaveLength(31);
  expect(context.deps.deliveries.all).toHaveLength(31);
});

test('the product mails no document of a merchant that it does not act for', async () => {
  const invoiceId = await write();
  context.addMerchant(4);
  const actor = systemFor('billing', 4);
  const sent = context.deps.sendInvoice.execute({ actor, invoiceId, recipient: 'ivan@example.com' });
  await expect(sent).rejects.toMatchObject({ code: 'invoices.not-found' });
  expect(context.deps.deliveries.all).toEqual([]);
});

test('what the product writes stands or falls with the transaction of its caller', async () => {
  const use = new WriteInvoice(context.deps);
  const prepared = await use.prepare({ actor: billing, draft: sampleDraft(), send: true, withheld: euro(1) });
  const failing = context.deps.work.transact(async () => {
    await use.write(prepared);
    throw new Error('later');
  });
  await expect(failing).rejects.toThrow('later');
  expect(context.deps.invoices.all).toEqual([]);
  expect(context.deps.deliveries.all).toEqual([]);
  expect(context.queuedJobs).toEqual([]);
});

test('the mail of a document of the product is queued with it and waits for the limit of the installation', async () => {
  await write({ withheld: euro(2_400), send: true });
  expect(context.deps.deliveries.all).toMatchObject([
    { kind: 'SENT_BY_MERCHANT', recipient: 'ivan@example.com', requestedBy: 'system:billing' },
  ]);
  const counts = {
    ...noRateLimits,
    take: async () => {
      throw new RateLimited(60);
    },
  };
  const limits = new InvoiceLimits({ counts, mailsPerHour: 1 });
  await new MailReceipt({ ...context.deps, limits }).execute({ deliveryId: 1 });
  expect(context.deps.deliveries.all).toMatchObject([{ status: 'QUEUED' }]);
  expect(context.letters.sent).toEqual([]);
});

test('an invoice without an e-mail is not mailed by the product', async () => {
  const draft = sampleDraft();
  const customer = { ...draft.customer, email: null };
  await expect(write({ draft: { ...draft, customer }, send: true })).rejects.toMatchObject({
    fields: [{ field: 'customer.email' }],
  });
});

test('a sum with VAT is credited off a PAID withheld invoice without a refund, and mailed', async () => {
  const id = await write({ withheld: euro(2_400) });
  const note = recordOf(await credit(id, { kind: 'DISCOUNT', amount: euro(600), lines: [1] })).document;
  expect(note).toMatchObject({ subtotal: euro(500), tax: euro(100), refundId: null });
  expect(note.correctionReason).toBe('Върнати такси');
  expect(recordOf(id).lifecycle).toMatchObject({ status: 'PAID', credited: euro(600) });
  expect(context.deps.deliveries.all).toMatchObject([{ kind: 'RECEIPT', requestedBy: 'system:billing' }]);
});

test('what is left to be credited is known, and no more is credited', async () => {
  const id = await write({ withheld: euro(2_400) });
  await credit(id, { kind: 'DISCOUNT', amount: euro(2_000), lines: null });
  const of = { actor: billing, invoiceId: id };
  expect(await creditNotes().left({ ...of, lines: [1] })).toEqual(euro(400));
  expect(await creditNotes().left({ ...of, lines: [2] })).toEqual(euro(0));
  await expect(credit(id, { kind: 'DISCOUNT', amount: euro(401), lines: [1] })).rejects.toMatchObject({
    fields: [{ field: 'discount.amount', code: 'fields.credit-sum-above-left' }],
  });
  expect(context.deps.invoices.all).toHaveLength(2);
});

test('the product credits nothing of a merchant that it does not act for', async () => {
  const id = await write();
  context.addMerchant(4);
  const asked = credit(id, { kind: 'WHOLE' }, systemFor('billing', 4));
  await expect(asked).rejects.toMatchObject({ code: 'invoices.not-found' });
});
