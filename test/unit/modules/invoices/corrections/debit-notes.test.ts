import { beforeEach, expect, test } from 'vitest';
import { anonymous } from '#kernel/actor.ts';
import { NotAllowed, SignInNeeded } from '#kernel/failure.ts';
import { Money } from '#kernel/money.ts';
import { AnnulInvoice } from '#modules/invoices/application/corrections/annul-invoice.ts';
import { WriteDebitNote } from '#modules/invoices/application/corrections/write-debit-note.ts';
import { WriteInvoice } from '#modules/invoices/application/write-invoice.ts';
import type { DebitNoteDraft } from '#modules/invoices/domain/corrections/debit-note.ts';
import { payByBank } from '#test/support/pay-by-bank.ts';
import { sampleDraft } from '../sample-draft.ts';
import { createContext, owner, support, type Context } from '../use-case-context.ts';

let context: Context;
let invoiceId: number;
const sent: object[] = [];
beforeEach(async () => {
  context = createContext();
  sent.length = 0;
  context.addMerchant(3);
  context.addMerchant(4);
  invoiceId = await new WriteInvoice(context.deps).execute({ actor: owner(3), draft: sampleDraft() });
});

type Command = Parameters<WriteDebitNote['execute']>[0];
/** 12 euro, VAT included. */
const draftOf = (about: Partial<DebitNoteDraft> = {}): DebitNoteDraft => ({
  lines: [
    {
      description: 'Доплащане',
      quantity: '1',
      unit: 'бр.',
      unitPrice: Money.ofMinor(1_000, 'EUR'),
      taxRate: 20,
    },
  ],
  zeroRateGround: null,
  reason: 'Промяна на цената',
  dueDate: null,
  taxEventDate: null,
  ...about,
});
const debit = (about: Partial<Command> = {}) =>
  new WriteDebitNote({
    ...context.deps,
    sendInvoice: { execute: async (command) => void sent.push(command) },
  }).execute({ actor: owner(3), invoiceId, draftIn: () => draftOf(), isSent: false, ...about });
const recordOf = (id: number) => context.deps.invoices.all.find((one) => one.id === id)!;
const annul = (id: number) =>
  new AnnulInvoice(context.deps).execute({ actor: owner(3), invoiceId: id, reason: 'Грешка' });

test('a debit note follows its invoice in the series, is PENDING and audited on the invoice', async () => {
  const id = await debit();
  const { document, lifecycle } = recordOf(id);
  expect([document.type, document.number, document.correctsInvoiceId, lifecycle.status]).toEqual([
    'DEBIT_NOTE',
    2,
    invoiceId,
    'PENDING',
  ]);
  expect(document.total).toEqual(Money.ofMinor(1_200, 'EUR'));
  expect(document.buyer).toEqual(recordOf(invoiceId).document.buyer);
  expect(context.audit.at(-1)).toMatchObject({
    action: 'invoice.debited',
    subject: { type: 'invoice', id: invoiceId },
    data: { debitNoteId: id },
  });
  expect(context.links.open.size).toBe(2);
});

test.each([
  ['an anonymous caller', anonymous, SignInNeeded],
  ['SUPPORT', support, NotAllowed],
] as const)('%s cannot issue a debit note', async (_, actor, refusal) => {
  await expect(debit({ actor })).rejects.toThrow(refusal);
});

test('the invoice of another merchant is not found, and a SUSPENDED merchant issues nothing', async () => {
  await expect(debit({ actor: owner(4) })).rejects.toMatchObject({ code: 'invoices.not-found' });
  context.addMerchant(3, { status: 'SUSPENDED' });
  await expect(debit()).rejects.toMatchObject({ code: 'invoices.merchant-may-not-act' });
});

test('with `isSent` it is mailed to the e-mail of the invoice', async () => {
  const id = await debit({ isSent: true });
  expect(sent).toEqual([{ actor: owner(3), invoiceId: id, recipient: 'ivan@example.com' }]);
});

test('a refused mail leaves no debit note and no gap', async () => {
  const refused = new WriteDebitNote({
    ...context.deps,
    sendInvoice: { execute: () => Promise.reject(new NotAllowed()) },
  }).execute({ actor: owner(3), invoiceId, draftIn: () => draftOf(), isSent: true });
  await expect(refused).rejects.toThrow(NotAllowed);
  expect(context.deps.numbers.headOf(3, 'LEGAL').nextNumber).toBe(2);
});

test('a paid debit note is PAID, and a debit note of a debit note is refused', async () => {
  const id = await debit();
  await context.deps.invoices.change({ id }, (note) => payByBank(note, context.deps.clock.now()));
  expect(recordOf(id).lifecycle.status).toBe('PAID');
  await expect(debit({ invoiceId: id })).rejects.toMatchObject({ code: 'invoices.not-debitable' });
});

test('an invoice with a debit note is annulled after the note', async () => {
  const id = await debit();
  await expect(annul(invoiceId)).rejects.toMatchObject({ code: 'invoices.has-debit-notes' });
  expect(recordOf(invoiceId).lifecycle.annulledAt).toBeNull();
  await annul(id);
  await annul(invoiceId);
  await expect(debit()).rejects.toMatchObject({ code: 'invoices.not-debitable' });
});

test('the VAT number of a buyer who owes the tax is checked and stored beside the debit note', async () => {
  const german = { kind: 'COMPANY', name: 'Müller GmbH', address: 'Berlin', taxId: null } as const;
  const customer = { ...german, vatNumber: 'DE123456781', country: 'DE', email: null };
  const lines = [{ ...draftOf().lines[0]!, taxRate: 0, vatGround: 'ART_53' } as const];
  const draft = sampleDraft({ customer, lines });
  const original = await new WriteInvoice(context.deps).execute({ actor: owner(3), draft });
  const id = await debit({ invoiceId: original, draftIn: () => draftOf({ lines }) });
  expect(context.deps.vatNumbers.stored.map((one) => [one.invoiceId, one.number])).toEqual([
    [original, 'DE123456781'],
    [id, 'DE123456781'],
  ]);
});

test('the kinds of buyers decide about its grounds, at the line', async () => {
  const lines = [{ ...draftOf().lines[0]!, taxRate: 0, vatGround: 'ART_28' } as const];
  await expect(debit({ draftIn: () => draftOf({ lines }) })).rejects.toMatchObject({
    fields: [{ field: 'items.0.vatGround', code: 'fields.vat-ground-outside' }],
  });
});
