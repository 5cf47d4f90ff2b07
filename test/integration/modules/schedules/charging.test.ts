import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Schedule, ScheduleRun } from '#contract/schedules/schedules.ts';
import { ChargeRun } from '#modules/schedules/index.ts';
import { accepted } from '#test/support/application/api-client.ts';
import { startApplication, type TestApplication } from '#test/support/application.ts';
import type { TestMerchant } from '#test/support/application/build.ts';
import { keptCards } from '../../main-job/kept-cards-fixture.ts';
import { inDays } from '#test/support/in-days.ts';
import { scheduleSteps } from './schedules-fixture.ts';

let shop: TestApplication;
let merchant: TestMerchant;
let steps: ReturnType<typeof scheduleSteps>;
let cards: ReturnType<typeof keptCards>;
beforeAll(async () => {
  shop = await startApplication();
  merchant = await shop.addMerchant();
  steps = scheduleSteps(shop);
  cards = keptCards(shop, merchant);
});
afterAll(async () => {
  await shop.drain();
  expect((await shop.doctor()).filter((line) => !line.startsWith('left out'))).toEqual([]);
  await shop.stop();
});

const sold = (unitPrice: number) => ({
  items: [{ description: 'Абонамент за {{месец}}', quantity: 1, unitPrice, taxRate: 0 }],
});
/** A schedule that charges the card of a customer 50 euro; the customer agreed to 120 a month and paid 10. */
const repeat = async (card: Parameters<typeof cards.keep>[0] = {}) => {
  const kept = await cards.keep(card);
  const about = { customerId: kept.customerId, chargesCard: true, ...sold(50) };
  return { ...kept, about, schedule: await steps.write(merchant, about) };
};
const charge = (runId: number) => shop.application.resolve(ChargeRun).execute({ runId });
const read = (schedule: Pick<Schedule, 'id'>): Promise<Schedule> => steps.read(merchant, schedule);
const newestOf = async (schedule: Pick<Schedule, 'id'>): Promise<ScheduleRun> =>
  (await read(schedule)).runs[0]!;
/** As if the day of the next try had come. */
const comeDay = async (runId: number): Promise<void> => {
  const at = { runId, today: inDays(0) };
  await shop.database.rows(
    'update schedule_runs set charge_on = cast(:today as date) where id = :runId returning id',
    at,
  );
  await shop.database.rows(
    `update charge_announcements a set charge_on = cast(:today as date) from schedule_runs r
     where r.id = :runId and a.schedule_id = r.schedule_id and a.period = r.period returning 1`,
    at,
  );
};
const issue = async (schedule: Schedule): Promise<ScheduleRun> => {
  await steps.makeDue(schedule);
  await steps.run();
  return newestOf(schedule);
};
const chargesOf = (mandateId: number) =>
  shop.database.rows<{ status: string; minor: number }>(
    'select status, charge_amount_minor as minor from payments where mandate_id = :mandateId order by id',
    { mandateId },
  );

test('two schedules of one card together never charge more a month than was agreed to', async () => {
  const { about, mandate, schedule } = await repeat();
  const other = await steps.write(merchant, { ...about, ...sold(80) });
  const runs = [await issue(schedule), await issue(other)];
  for (const { id } of runs) await comeDay(id);
  await Promise.allSettled(runs.map(({ id }) => charge(id)));
  await shop.drain();
  const charged = await chargesOf(mandate.id);
  expect(charged).toHaveLength(1);
  const states = [await newestOf(schedule), await newestOf(other)].map((run) => run.charge);
  expect(states.toSorted()).toEqual(['CHARGED', 'STOPPED']);
});

test('an invoice that is paid otherwise before its day is not charged', async () => {
  const { schedule, mandate } = await repeat();
  const run = await issue(schedule);
  accepted(
    await merchant.api.post(`/invoices/${run.invoiceId!}/payments`, { amount: 50, paidOn: inDays(0) }),
  );
  await comeDay(run.id);
  await charge(run.id);
  expect(await newestOf(schedule)).toMatchObject({ charge: 'NONE' });
  expect(await chargesOf(mandate.id)).toEqual([]);
});

test('a charge on days on which no payment of the merchant is accepted is tried three times, and ends without one', async () => {
  const { schedule, mandate } = await repeat();
  const run = await issue(schedule);
  const setStatus = (status: 'ACTIVE' | 'SUSPENDED') =>
    shop.database.rows('update merchants set status = :status where id = :id returning id', {
      id: merchant.id,
      status,
    });
  await setStatus('SUSPENDED');
  const found: object[] = [];
  for (let tries = 0; tries < 3; tries += 1) {
    await comeDay(run.id);
    await charge(run.id);
    const [row] = await shop.database.rows<object>(
      'select charge, charge_problem as problem, charge_on::text as "chargeOn" from schedule_runs where id = :id',
      run,
    );
    found.push(row!);
  }
  await setStatus('ACTIVE');
  const problem = 'NOT_ACCEPTED';
  expect(found).toEqual([
    { charge: 'WAITING', problem, chargeOn: inDays(3) },
    { charge: 'WAITING', problem, chargeOn: inDays(2) },
    { charge: 'DECLINED', problem, chargeOn: null },
  ]);
  expect(await newestOf(schedule)).toMatchObject({ charge: 'DECLINED', chargeProblem: problem });
  expect(await chargesOf(mandate.id)).toEqual([]);
});

test('a charge that was not accepted on its day is made on the next one', async () => {
  const { schedule, mandate } = await repeat();
  const run = await issue(schedule);
  await comeDay(run.id);
  await shop.database.rows(`update merchants set status = 'SUSPENDED' where id = :id returning id`, merchant);
  await charge(run.id);
  await shop.database.rows(`update merchants set status = 'ACTIVE' where id = :id returning id`, merchant);
  await comeDay(run.id);
  await charge(run.id);
  await shop.drain();
  expect(await newestOf(schedule)).toMatchObject({ charge: 'CHARGED', chargeProblem: null });
  expect(await chargesOf(mandate.id)).toEqual([{ status: 'SUCCEEDED', minor: 5_000 }]);
});
