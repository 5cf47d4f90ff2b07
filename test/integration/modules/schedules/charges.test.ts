import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Invoice } from '#contract/invoices/invoices.ts';
import type { Schedule } from '#contract/schedules/schedules.ts';
import { systemFor } from '#kernel/actor.ts';
import { Money } from '#kernel/money.ts';
import { ChargeKeptCard } from '#modules/payments/index.ts';
import { AnnounceCharges, ChargeRun } from '#modules/schedules/index.ts';
import { startApplication, type TestApplication } from '#test/support/application.ts';
import { accepted } from '#test/support/application/api-client.ts';
import type { TestMerchant } from '#test/support/application/build.ts';
import { keptCards } from '../../main-job/kept-cards-fixture.ts';
import { inDays } from '#test/support/in-days.ts';
import { scheduleSteps } from './schedules-fixture.ts';

let shop: TestApplication;
let merchant: TestMerchant;
let cards: ReturnType<typeof keptCards>;
let steps: ReturnType<typeof scheduleSteps>;
beforeAll(async () => {
  shop = await startApplication();
  merchant = await shop.addMerchant();
  cards = keptCards(shop, merchant);
  steps = scheduleSteps(shop);
});
afterAll(async () => {
  expect((await shop.doctor()).filter((line) => !line.startsWith('left out'))).toEqual([]);
  await shop.stop();
});

const bodyOf = (customerId: number, price: number) =>
  steps.body({
    customerId,
    chargesCard: true,
    items: [{ description: 'Абонамент', quantity: 1, unitPrice: price, taxRate: 0 }],
  });

/** A customer whose card stays, with a schedule of 100 euro that is due today. */
const withCard = async () => {
  const kept = await cards.keep();
  const schedule = await steps.write(merchant, bodyOf(kept.customerId, 100));
  await steps.makeDue(schedule);
  return { kept, schedule };
};
const issued = async (schedule: Pick<Schedule, 'id'>) => {
  await steps.run();
  return (await steps.read(merchant, schedule)).runs[0]!;
};
/** Three days pass for the announced charges of a schedule. */
const announcedLongAgo = async ({ id }: Pick<Schedule, 'id'>): Promise<void> => {
  const on = inDays(0);
  await shop.database.rows(
    'update charge_announcements set charge_on = :on where schedule_id = :id returning schedule_id',
    { id, on },
  );
  await shop.database.rows(
    'update schedule_runs set charge_on = :on where schedule_id = :id and charge_on is not null returning id',
    { id, on },
  );
};
const charge = (runId: number): Promise<void> => shop.application.resolve(ChargeRun).execute({ runId });
const runOf = async (schedule: Pick<Schedule, 'id'>) => (await steps.read(merchant, schedule)).runs[0]!;
const invoiceOf = async (id: number | null): Promise<Invoice> =>
  accepted(await merchant.api.get<Invoice>(`/invoices/${id}`));
const chargesOf = async (mandateId: number): Promise<number[]> => {
  const rows = await shop.database.rows<{ minor: number }>(
    `select charge_amount_minor as minor from payments where mandate_id = :mandateId and request_key is not null
     order by id`,
    { mandateId },
  );
  return rows.map(({ minor }) => minor);
};
const announcedOf = async ({ id }: Pick<Schedule, 'id'>): Promise<number[]> => {
  const rows = await shop.database.rows<{ minor: number }>(
    'select amount_minor as minor from charge_announcements where schedule_id = :id order by sent_at',
    { id },
  );
  return rows.map(({ minor }) => minor);
};

test('a document that the card will pay is not mailed; after three days it is charged once, and paid', async () => {
  const { kept, schedule } = await withCard();
  const run = await issued(schedule);
  expect(run).toMatchObject({ state: 'ISSUED', charge: 'WAITING', chargeOn: inDays(3) });
  expect(await invoiceOf(run.invoiceId)).toMatchObject({ status: 'PENDING', delivery: null });
  await charge(run.id);
  expect(await chargesOf(kept.mandate.id)).toEqual([]);
  await announcedLongAgo(schedule);
  await Promise.all([charge(run.id), charge(run.id)]);
  await charge(run.id);
  expect(await runOf(schedule)).toMatchObject({ charge: 'CHARGED', chargeOn: null, chargeProblem: null });
  expect(await invoiceOf(run.invoiceId)).toMatchObject({ status: 'PAID' });
  expect(await chargesOf(kept.mandate.id)).toEqual([10_000]);
});

test('a worker that dies after the charge leaves it as charged, and no other charge follows', async () => {
  const { kept, schedule } = await withCard();
  const run = await issued(schedule);
  await announcedLongAgo(schedule);
  const [stored] = await shop.database.rows<{ token: string; paymentLinkId: number }>(
    `select s.token, l.id as "paymentLinkId" from schedules s join schedule_runs r on r.schedule_id = s.id
       join payment_links l on l.invoice_id = r.invoice_id where s.id = :id`,
    schedule,
  );
  await shop.application.resolve(ChargeKeptCard).execute({
    actor: systemFor('schedules', merchant.id),
    mandateId: kept.mandate.id,
    paymentLinkId: stored!.paymentLinkId,
    amount: Money.ofMinor(10_000, 'EUR'),
    key: `${stored!.token}:${run.period}:1`,
  });
  expect(await runOf(schedule)).toMatchObject({ charge: 'CHARGED', chargeOn: null });
  await charge(run.id);
  expect(await chargesOf(kept.mandate.id)).toEqual([10_000]);
});

test('a price that changes after the announcement is announced again, and the old sum is never charged', async () => {
  const { kept, schedule } = await withCard();
  await shop.application.resolve(AnnounceCharges).execute();
  await shop.application.resolve(AnnounceCharges).execute();
  expect(await announcedOf(schedule)).toEqual([10_000]);
  await announcedLongAgo(schedule);
  const { version, startsOn, day } = await steps.read(merchant, schedule);
  const body = { ...bodyOf(kept.customerId, 90), startsOn, day, version };
  accepted(await merchant.api.put(`/schedules/${schedule.id}`, body));
  const run = await issued(schedule);
  expect(run).toMatchObject({ total: 90, charge: 'WAITING', chargeOn: inDays(3) });
  expect(await announcedOf(schedule)).toEqual([10_000, 9_000]);
  await announcedLongAgo(schedule);
  await charge(run.id);
  expect(await chargesOf(kept.mandate.id)).toEqual([9_000]);
});

test('a card that is stopped before the charge is not charged, and the buyer gets the ordinary invoice', async () => {
  const { kept, schedule } = await withCard();
  const run = await issued(schedule);
  accepted(await shop.api().post(`/card/${kept.token}/stop`));
  await announcedLongAgo(schedule);
  await charge(run.id);
  await shop.drain();
  expect(await runOf(schedule)).toMatchObject({ charge: 'STOPPED', chargeProblem: 'CARD_ENDED' });
  expect(await invoiceOf(run.invoiceId)).toMatchObject({ status: 'PENDING', delivery: { state: 'SENT' } });
  expect(await chargesOf(kept.mandate.id)).toEqual([]);
});

test('a card that has expired is not charged, and the buyer gets the ordinary invoice once', async () => {
  const { kept, schedule } = await withCard();
  const run = await issued(schedule);
  await announcedLongAgo(schedule);
  await shop.database.rows(
    `update card_mandates set expires_on = '2020-01-31' where id = :id returning id`,
    kept.mandate,
  );
  await charge(run.id);
  await charge(run.id);
  await shop.drain();
  expect(await runOf(schedule)).toMatchObject({ charge: 'STOPPED', chargeOn: null });
  expect(await invoiceOf(run.invoiceId)).toMatchObject({ delivery: { state: 'SENT' } });
  expect(await chargesOf(kept.mandate.id)).toEqual([]);
});

test('a declined card is tried three times with days between them; the ordinary invoice goes out after the first', async () => {
  const kept = await cards.keep({ card: '4000000000000341' });
  const schedule = await steps.write(merchant, bodyOf(kept.customerId, 100));
  await steps.makeDue(schedule);
  const run = await issued(schedule);
  const seen: unknown[] = [];
  for (let attempt = 0; attempt < 4; attempt += 1) {
    await announcedLongAgo(schedule);
    await charge(run.id);
    const { charge: state, chargeOn, chargeProblem } = await runOf(schedule);
    seen.push([state, chargeOn, chargeProblem]);
  }
  await shop.drain();
  expect(seen).toEqual([
    ['DECLINED', inDays(3), 'DECLINED'],
    ['DECLINED', inDays(2), 'DECLINED'],
    ['DECLINED', null, 'DECLINED'],
    ['DECLINED', null, 'DECLINED'],
  ]);
  expect(await chargesOf(kept.mandate.id)).toHaveLength(3);
  const [mails] = await shop.database.rows<{ count: number }>(
    'select count(*)::bigint as count from invoice_deliveries where invoice_id = :invoiceId',
    { invoiceId: run.invoiceId },
  );
  expect(mails!.count).toBe(1);
});

test('a sum above the maximum of the customer is charged to no card', async () => {
  const kept = await cards.keep();
  const schedule = await steps.write(merchant, bodyOf(kept.customerId, 121));
  await steps.makeDue(schedule);
  expect(await issued(schedule)).toMatchObject({ state: 'ISSUED', charge: 'NONE', chargeOn: null });
  expect(await announcedOf(schedule)).toEqual([]);
});
