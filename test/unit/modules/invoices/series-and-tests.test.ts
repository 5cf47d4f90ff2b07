import { beforeEach, expect, test } from 'vitest';
import { anonymous, type Actor } from '#kernel/actor.ts';
import { businessDate } from '#kernel/business-date.ts';
import { NotAllowed, SignInNeeded } from '#kernel/failure.ts';
import { CreateTestInvoice } from '#modules/invoices/application/create-test-invoice.ts';
import { StartSeries } from '#modules/invoices/application/numbers/start-series.ts';
import { validateDraft } from '#modules/invoices/application/validate-draft.ts';
import { WriteInvoice } from '#modules/invoices/application/write-invoice.ts';
import { sampleDraft } from './sample-draft.ts';
import { createContext, owner, support, type Context } from './use-case-context.ts';

let context: Context;
beforeEach(() => {
  context = createContext();
  context.addMerchant(3);
  context.addMerchant(4);
});

const createTest = (actor: Actor = owner(3)) => new CreateTestInvoice(context.deps).execute({ actor });
const start = (startNumber: number, actor: Actor = owner(3)) =>
  new StartSeries(context.deps).execute({ actor, startNumber });
const validate = (actor: Actor = owner(3)) =>
  validateDraft(context.deps, actor, { dueDate: businessDate('2026-11-19') });
const write = () => new WriteInvoice(context.deps).execute({ actor: owner(3), draft: sampleDraft() });
const nextNumber = (series: 'LEGAL' | 'TEST') => context.deps.numbers.headOf(3, series).nextNumber;

test.each([
  ['the creation of a test document', createTest],
  ['the start of a series', (actor: Actor) => start(500, actor)],
  ['the validation of a draft', validate],
] as const)('%s is for a merchant that may issue documents', async (_, execute) => {
  await expect(execute(anonymous)).rejects.toThrow(SignInNeeded);
  await expect(execute(support)).rejects.toThrow(NotAllowed);
  for (const status of ['SUSPENDED', 'INACTIVE'] as const) {
    context.addMerchant(3, { status });
    await expect(execute(owner(3))).rejects.toMatchObject({ code: 'invoices.merchant-may-not-act' });
  }
  expect([context.deps.invoices.all, context.audit]).toEqual([[], []]);
  expect([nextNumber('LEGAL'), nextNumber('TEST')]).toEqual([1, 1]);
});

test('a test document is paid, marked and numbered in the TEST series', async () => {
  await write();
  const id = await createTest();
  const stored = context.deps.invoices.all.find((one) => one.id === id);
  expect(stored?.document).toMatchObject({ series: 'TEST', number: 1, paymentLinkId: null });
  expect(stored?.document.total.minor).toBe(10_000n);
  expect(stored?.lifecycle.status).toBe('PAID');
  expect(context.audit.at(-1)).toMatchObject({ action: 'invoice.test-issued', subject: { id } });
  expect(nextNumber('LEGAL')).toBe(2);
});

test('a test document of a merchant without VAT registration has no VAT', async () => {
  context.addMerchant(3, { vatRegistration: 'NONE', vatNumber: null });
  await createTest();
  expect(context.deps.invoices.all[0]?.document.tax.minor).toBe(0n);
});

test('the twenty-first test document within an hour is refused and takes no number', async () => {
  for (let count = 0; count < 20; count += 1) await createTest();
  await expect(createTest()).rejects.toMatchObject({ kind: 'limited' });
  expect(nextNumber('TEST')).toBe(21);
  await createTest(owner(4));
});

test('the first document gets the start number of its series', async () => {
  await start(500);
  await write();
  expect(context.deps.invoices.all[0]?.document.number).toBe(500);
  expect(context.audit.map(({ action }) => action)).toEqual(['invoice.series-started', 'invoice.written']);
});

test('the start of a series can be changed until its first document, and never after it', async () => {
  await start(500);
  await start(700);
  await write();
  await expect(start(900)).rejects.toMatchObject({ code: 'invoices.series-has-begun' });
  await write();
  expect(context.deps.invoices.all.map(({ document }) => document.number)).toEqual([700, 701]);
});

test('starting a series while a document is issued happens before the issue or is refused', async () => {
  const [started, written] = await Promise.allSettled([start(500), write()]);
  expect([started.status, written.status]).toEqual(['fulfilled', 'fulfilled']);
  expect(context.deps.invoices.all[0]?.document.number).toBe(500);
  const late = await Promise.allSettled([write(), start(900)]);
  expect(late.map(({ status }) => status)).toEqual(['fulfilled', 'rejected']);
});

test('validating a draft takes no number and counts against no limit', async () => {
  for (let count = 0; count < 31; count += 1) await validate();
  expect(await validate()).toMatchObject([{ field: 'dueDate' }]);
  expect(nextNumber('LEGAL')).toBe(1);
});
