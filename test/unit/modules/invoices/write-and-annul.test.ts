import { beforeEach, expect, test } from 'vitest';
import { anonymous } from '#kernel/actor.ts';
import { businessDate } from '#kernel/business-date.ts';
import { NotAllowed, SignInNeeded } from '#kernel/failure.ts';
import { AnnulInvoice } from '#modules/invoices/application/corrections/annul-invoice.ts';
import { WriteInvoice } from '#modules/invoices/application/write-invoice.ts';
import type { InvoiceDraft } from '#modules/invoices/domain/written-invoice.ts';
import { payByBank } from '#test/support/pay-by-bank.ts';
import { sampleDraft } from './sample-draft.ts';
import { createContext, owner, support, type Context } from './use-case-context.ts';

let context: Context;
beforeEach(() => {
  context = createContext();
  context.addMerchant(3);
  context.addMerchant(4);
});

const write = (
  about: Partial<InvoiceDraft> = {},
  actor: Parameters<WriteInvoice['execute']>[0]['actor'] = owner(3),
) => new WriteInvoice(context.deps).execute({ actor, draft: sampleDraft(about) });
const annul = (invoiceId: number, actor = owner(3)) =>
  new AnnulInvoice(context.deps).execute({ actor, invoiceId, reason: 'Грешка' });
const lifecycleOf = (id: number) => context.deps.invoices.all.find((one) => one.id === id)?.lifecycle;

test('a written invoice is numbered, PENDING and audited', async () => {
  const id = await write();
  expect(lifecycleOf(id)).toMatchObject({ status: 'PENDING', annulledAt: null });
  expect(context.audit.map(({ action }) => action)).toEqual(['invoice.written']);
});

test('concurrently written invoices are numbered without a gap', async () => {
  await Promise.all([write(), write(), write()]);
  expect(context.deps.invoices.all.map(({ document }) => document.number)).toEqual([1, 2, 3]);
});

test.each([
  ['an anonymous caller', anonymous, SignInNeeded],
  ['SUPPORT', support, NotAllowed],
] as const)('%s cannot write an invoice', async (_, actor, refusal) => {
  await expect(write({}, actor)).rejects.toThrow(refusal);
  expect(context.deps.invoices.all).toEqual([]);
});

test.each(['SUSPENDED', 'INACTIVE'] as const)(
  'a merchant that is %s writes and annuls nothing',
  async (status) => {
    const id = await write();
    context.addMerchant(3, { status });
    await expect(write()).rejects.toMatchObject({ code: 'invoices.merchant-may-not-act' });
    await expect(annul(id)).rejects.toMatchObject({ code: 'invoices.merchant-may-not-act' });
  },
);

test('a draft with a due date in the past is refused and takes no number', async () => {
  const refused = write({ dueDate: businessDate('2026-11-19') });
  await expect(refused).rejects.toMatchObject({
    fields: [{ field: 'dueDate', code: 'fields.due-date-past' }],
  });
  expect(context.deps.numbers.headOf(3, 'LEGAL').nextNumber).toBe(1);
});

test('the thirty-first written invoice of a merchant within a minute is refused', async () => {
  for (let count = 0; count < 30; count += 1) await write();
  await expect(write()).rejects.toMatchObject({ kind: 'limited' });
  expect(context.deps.invoices.all).toHaveLength(30);
});

test('annulling an invoice cancels its payment link and mails each holder once', async () => {
  const id = await write();
  await context.deps.receipts.execute({
    actor: owner(3),
    invoiceId: id,
    recipient: 'book@example.com',
    kind: 'SENT_BY_MERCHANT',
  });
  await annul(id);
  expect(lifecycleOf(id)).toMatchObject({ annulmentReason: 'Грешка' });
  expect(context.cancelledLinks).toHaveLength(1);
  const annulments = context.deps.deliveries.all.filter(({ kind }) => kind === 'ANNULMENT');
  expect(annulments.map(({ recipient }) => recipient)).toEqual(['book@example.com', 'ivan@example.com']);
});

test('an invoice is annulled once, also by concurrent requests', async () => {
  const id = await write();
  const outcomes = await Promise.allSettled([annul(id), annul(id)]);
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected']);
  await expect(annul(id)).rejects.toMatchObject({ code: 'invoices.already-annulled' });
  expect(context.cancelledLinks).toHaveLength(1);
});

test('a paid invoice cannot be annulled, and its payment link is unchanged', async () => {
  const id = await write();
  await context.deps.invoices.change({ id }, (invoice) => payByBank(invoice, context.deps.clock.now()));
  await expect(annul(id)).rejects.toMatchObject({ code: 'invoices.paid-stays' });
  expect(context.deps.deliveries.all).toEqual([]);
});

test('an invoice cannot be annulled after the month of its issue', async () => {
  const id = await write();
  context.setNow('2026-12-01T00:00:00.000Z');
  await expect(annul(id)).rejects.toMatchObject({ code: 'invoices.annulment-too-late' });
});

test('annulling the invoice of another merchant fails as not found', async () => {
  const id = await write();
  await expect(annul(id, owner(4))).rejects.toMatchObject({ code: 'invoices.not-found' });
  expect(lifecycleOf(id)).toMatchObject({ annulledAt: null });
});
