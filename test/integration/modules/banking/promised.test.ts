import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BankLine } from '#contract/banking/bank-lines.ts';
import type { Payment } from '#contract/payments/payments.ts';
import type { Payout } from '#contract/payouts/payouts.ts';
import { addDays } from '#kernel/business-date.ts';
import { isEveryRow } from '#test/support/every-row.ts';
import { accepted } from '#test/support/application/api-client.ts';
import { startApplication, type TestApplication } from '#test/support/application.ts';
import type { Banked } from './banking-fixture.ts';
import { matchingSteps, type MatchingSteps } from './matching-fixture.ts';

let shop: TestApplication;
let steps: MatchingSteps;
let merchant: Banked;

beforeAll(async () => {
  shop = await startApplication();
  steps = matchingSteps(shop);
  merchant = await steps.addSeller();
});
// The doctor looks at the whole installation.
afterAll(() => shop.stop());

const lineOf = async ({ api }: Pick<Banked, 'api'>, { id }: Pick<BankLine, 'id'>): Promise<BankLine> =>
  accepted(await api.get<BankLine>(`/bank/lines/${id}`));
const paymentsOf = async ({ api }: Pick<Banked, 'api'>): Promise<Payment[]> =>
  accepted(await api.get<Payment[]>('/merchants/me/payments'));

describe('a promised transfer', () => {
  it('is paid by its reference alone, with payment, document and link', async () => {
    const own = await steps.addSeller();
    const { reference, paymentLinkId } = await steps.promise(own);
    const { imported, lines } = await steps.read(
      own,
      steps.line({ text: `плащане ${reference.toLowerCase()}`, amount: 20 }),
    );
    expect(imported).toMatchObject({ matched: 1 });
    const [payment] = await paymentsOf(own);
    expect(lines).toMatchObject([
      {
        state: 'MATCHED',
        rest: 0,
        matches: [{ paymentId: payment!.id, amount: 20, reasons: ['REFERENCE', 'AMOUNT'] }],
      },
    ]);
    expect(lines[0]!.matches[0]!.invoiceNumber).not.toBeNull();
    expect(payment).toMatchObject({ status: 'SUCCEEDED', method: 'BANK', amount: 20 });
    expect(accepted(await own.api.get(`/payment-links/${paymentLinkId}`))).toMatchObject({ status: 'PAID' });
    expect(await steps.booked(own)).toBe(2_000);
    expect(await steps.doctor()).toEqual([]);
  });

  it('that is paid by more keeps the rest on the movement, and less is for a person', async () => {
    const own = await steps.addSeller();
    const [more, less] = [await steps.promise(own), await steps.promise(own)];
    const { lines } = await steps.read(
      own,
      steps.line({ text: more.reference, amount: 25 }),
      steps.line({ text: less.reference, amount: 15 }),
    );
    expect(lines).toMatchObject([
      { state: 'MATCHED', rest: 5 },
      {
        state: 'SUGGESTED',
        suggestions: [{ isPart: true, promise: { id: less.id, reference: less.reference } }],
      },
    ]);
    expect(accepted(await steps.say(own, lines[1]!, 'match', { promiseId: less.id }))).toMatchObject({
      state: 'MATCHED',
      matches: [{ amount: 15, reasons: ['REFERENCE'] }],
    });
    expect(await steps.booked(own)).toBe(3_500);
    expect(await steps.doctor()).toEqual([]);
  });

  it('with a mistyped reference is suggested', async () => {
    const own = await steps.addSeller();
    const { reference, id } = await steps.promise(own);
    const typed = reference.slice(0, 4) + (reference[4] === 'A' ? 'B' : 'A') + reference.slice(5);
    const line = await steps.readOne(own, { text: `плащане ${typed}`, amount: 20 });
    expect(line).toMatchObject({ state: 'SUGGESTED', suggestions: [{ promise: { id } }] });
  });

  it('that is paid twice, withdrawn or of a cancelled link goes back to its payer, and ends when it is sent', async () => {
    const own = await steps.addSeller();
    const [twice, withdrawn, cancelled] = [
      await steps.promise(own),
      await steps.promise(own),
      await steps.promise(own),
    ];
    await shop.database.rows('update bank_promises set withdrawn_at = now() where id = :id', {
      id: withdrawn.id,
    });
    accepted(await own.api.post(`/payment-links/${cancelled.paymentLinkId}/cancel`));
    const ofPromise = ({ reference }: { reference: string }) => steps.line({ text: reference, amount: 20 });
    const { imported, lines } = await steps.read(
      own,
      ofPromise(twice),
      ofPromise(twice),
      ofPromise(withdrawn),
      ofPromise(cancelled),
    );
    expect(imported).toMatchObject({ matched: 1, toReturn: 3 });
    expect(lines.map(({ state, toReturn }) => [state, toReturn])).toEqual([
      ['MATCHED', 0],
      ['TO_RETURN', 20],
      ['TO_RETURN', 20],
      ['TO_RETURN', 20],
    ]);
    expect(accepted(await steps.say(own, lines[1]!, 'returned', { returnedOn: steps.today }))).toMatchObject({
      state: 'IGNORED',
      asideReason: 'RETURNED',
    });
    const tomorrow = addDays(steps.today, 1);
    const future = await steps.say(own, lines[2]!, 'returned', { returnedOn: tomorrow });
    expect([future.status, Object.keys(future.body.fields ?? {})]).toEqual([422, ['returnedOn']]);
    // A transfer back to the same account.
    const { lines: sent } = await steps.read(own, steps.line({ amount: -20 }));
    expect(sent).toMatchObject([{ state: 'IGNORED', asideReason: 'RETURNED' }]);
    expect(await lineOf(own, lines[2]!)).toMatchObject({ state: 'IGNORED', asideReason: 'RETURNED' });
    // A person may decide otherwise.
    expect(accepted(await steps.say(own, lines[3]!, 'unmatch'))).toMatchObject({ state: 'NEW', toReturn: 0 });
    await shop.drainLater();
    expect(await lineOf(own, lines[3]!)).toMatchObject({ state: 'NEW' });
    expect(await steps.doctor()).toEqual([]);
  });

  it('is undone by a refund of its payment, with a credit note', async () => {
    const own = await steps.addSeller();
    const { reference } = await steps.promise(own);
    const line = await steps.readOne(own, { text: reference, amount: 20 });
    expect(accepted(await steps.say(own, line, 'unmatch', { reason: 'Друг превод' }))).toMatchObject({
      state: 'NEW',
    });
    await shop.drain();
    expect(await paymentsOf(own)).toMatchObject([{ refundedAmount: 20 }]);
    expect(await steps.booked(own)).toBe(0);
    expect(await steps.doctor()).toEqual([]);
  });

  it('to an account that its merchant has changed is found in the statement of the old one', async () => {
    const own = await steps.addSeller();
    const { reference } = await steps.promise(own);
    await shop.database.rows('update merchants set iban = :iban where id = :id', {
      id: own.id,
      iban: steps.newIban(),
    });
    const line = await steps.readOne(own, { text: reference, amount: 20 });
    expect(line).toMatchObject({ state: 'MATCHED' });
  });

  it('is paid by the call of payments with the movement', async () => {
    const own = await steps.addSeller();
    const { reference } = await steps.promise(own);
    const line = await steps.readOne(own, { text: 'превод', name: 'ДРУГ', amount: 20 });
    const body = { reference, amount: 20, receivedOn: steps.today, bankLineId: line.id };
    expect(accepted(await own.api.post('/payments/bank', body))).toMatchObject({ status: 'SUCCEEDED' });
    expect(await lineOf(own, line)).toMatchObject({ state: 'MATCHED' });
    const foreign = await merchant.api.post('/payments/bank', body);
    expect([foreign.status, Object.keys(foreign.body.fields ?? {})]).toEqual([422, ['bankLineId']]);
  });

  it('that a member has recorded by hand is found by its movement', async () => {
    const own = await steps.addSeller();
    const { reference } = await steps.promise(own);
    accepted(await own.api.post('/payments/bank', { reference, amount: 20, receivedOn: steps.today }));
    const line = await steps.readOne(own, { text: reference, amount: 20 });
    expect(line).toMatchObject({ state: 'MATCHED', matches: [{ amount: 20 }] });
    expect(await steps.booked(own)).toBe(2_000);
    expect(await steps.doctor()).toEqual([]);
  });

  it('of many in one statement is matched by its reference each, none wrong', async () => {
    const own = await steps.addSeller();
    const { id } = await shop.createLink(own, { amount: 20, usage: 'REUSABLE', expiresInDays: null });
    const count = isEveryRow ? 500 : 60;
    const promises = [];
    for (let at = 0; at < count; at += 1) promises.push(await steps.promise(own, 20, { id }));
    const { imported } = await steps.read(
      own,
      ...promises.map(({ reference }, at) =>
        steps.line({
          text: at % 2 === 0 ? reference : `${reference.slice(0, 5)} ${reference.slice(5)}`,
          amount: 20,
        }),
      ),
    );
    expect(imported).toMatchObject({ matched: count, suggested: 0 });
    await shop.drain();
    const paid = await shop.database.rows<{ reference: string; text: string }>(
      `select b.reference, l.text from bank_promises b join bank_line_matches x on x.payment_id = b.payment_id
       join bank_lines l on l.id = x.bank_line_id where b.merchant_id = :id and l.state = 'MATCHED'`,
      { id: own.id },
    );
    expect(paid).toHaveLength(count);
    expect(paid.filter(({ reference, text }) => text.replaceAll(' ', '') !== reference)).toEqual([]);
    expect(await steps.doctor()).toEqual([]);
  });
});

describe('a payout', () => {
  it('arrives with its movement, and not any more when that is undone', async () => {
    const own = await steps.addSeller();
    const [{ id }] = (await shop.database.rows<{ id: number }>(
      `insert into payouts (merchant_id, account_id, provider_payout_id, amount_minor, currency, status, arrival_on,
         automatic, reconciliation, created_at, changed_at)
       values (:id, 'acct_x', 'po_matching_' || :id, 48211, 'EUR', 'IN_TRANSIT', cast(:today as date), true, 'NOT_YET', now(), now())
       returning id`,
      { id: own.id, today: steps.today },
    )) as [{ id: number }];
    const line = await steps.readOne(own, { name: 'STRIPE PAYMENTS EUROPE', text: 'PAYOUT', amount: 482.11 });
    expect(line).toMatchObject({
      state: 'MATCHED',
      matches: [{ payoutId: id, amount: 482.11, reasons: ['PAYOUT'] }],
    });
    const payout = async () => accepted(await own.api.get<Payout>(`/payouts/${id}`)).arrivedOn;
    expect(await payout()).toBe(steps.today);
    expect(await steps.booked(own)).toBe(0);
    accepted(await steps.say(own, line, 'unmatch'));
    expect(await payout()).toBeNull();
    expect(await steps.doctor(/^doctor\.bank-(lines|statements|payments)/)).toEqual([]);
    // The provider knows nothing of it: other tests of this application ask the doctor, too.
    await shop.database.rows('delete from bank_line_matches where payout_id = :id', { id });
    await shop.database.rows('delete from payouts where id = :id', { id });
  });
});
