import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Customer } from '#contract/customers/customers.ts';
import type { Schedule } from '#contract/schedules/schedules.ts';
import { accepted } from '#test/support/application/api-client.ts';
import type { TestApplication } from '#test/support/application.ts';
import { sharedApplication } from '#test/support/application/shared-application.ts';
import { inDays } from '#test/support/in-days.ts';
import { scheduleSteps, type Seller } from './schedules-fixture.ts';

let shop: TestApplication;
let steps: ReturnType<typeof scheduleSteps>;
let seller: Seller;
beforeAll(async () => {
  shop = await sharedApplication('working');
  steps = scheduleSteps(shop);
  seller = await steps.addSeller();
});
afterAll(() => shop.stop());

const documentsOf = async ({ id }: Pick<Seller, 'id'>): Promise<number> => {
  const [row] = await shop.database.rows<{ count: number }>(
    'select count(*)::bigint as count from invoices where merchant_id = :id',
    { id },
  );
  return row!.count;
};
const addCustomer = async ({ api }: Seller): Promise<Customer> =>
  accepted(await api.post<Customer>('/customers/me', { kind: 'PERSON', name: 'Мария Георгиева' }));

/** A due schedule that is run. @returns its periods, and how many documents came of it */
const ranIn = async (own: Seller, schedule: Schedule) => {
  const before = await documentsOf(own);
  await steps.makeDue(schedule);
  await steps.run();
  const { runs, openRuns } = await steps.read(own, schedule);
  return { runs, openRuns, documents: (await documentsOf(own)) - before };
};

/** What a period without a document looks like. */
const failedBy = (problem: string) => ({
  runs: [{ state: 'FAILED', problem, invoiceId: null }],
  openRuns: 1,
  documents: 0,
});

test('a customer that is archived fails the period, and after it is restored a person issues the document', async () => {
  const customer = await addCustomer(seller);
  const schedule = await steps.write(seller, { customerId: customer.id });
  accepted(await seller.api.post(`/customers/${customer.id}/archive`, {}));
  expect(await ranIn(seller, schedule)).toMatchObject(failedBy('CUSTOMER_ARCHIVED'));
  const { runs } = await steps.read(seller, schedule);
  expect(await seller.api.post(`/schedule-runs/${runs[0]!.id}/issue`, {})).toMatchObject({ status: 422 });
  accepted(await seller.api.post(`/customers/${customer.id}/archive`, { isArchived: false }));
  const issued = accepted(await seller.api.post<Schedule>(`/schedule-runs/${runs[0]!.id}/issue`, {}));
  expect(issued).toMatchObject({ openRuns: 0, runs: [{ state: 'ISSUED', problem: null }] });
});

test('a merchant that is not active gets no document', async () => {
  const own = await steps.addSeller();
  const schedule = await steps.write(own);
  await shop.database.rows(`update merchants set status = 'SUSPENDED' where id = :id returning id`, own);
  expect(await ranIn(own, schedule)).toMatchObject(failedBy('MERCHANT_NOT_ACTIVE'));
});

test('a month that is closed gets no document', async () => {
  const own = await steps.addSeller();
  const schedule = await steps.write(own);
  await shop.database.rows(
    `insert into month_closes (merchant_id, month, revision, status, problems, totals, fingerprint, closed_by, closed_at)
     values (:id, :month, 1, 'CLOSED', '[]', '{}', 'test', 'user:1', now()) returning merchant_id`,
    { id: own.id, month: `${inDays(0).slice(0, 7)}-01` },
  );
  expect(await ranIn(own, schedule)).toMatchObject(failedBy('MONTH_CLOSED'));
  await shop.database.rows('delete from month_closes where merchant_id = :id returning merchant_id', own);
});

test('a plan without schedules makes no document, and none is written in it', async () => {
  const own = await steps.addSeller();
  const schedule = await steps.write(own);
  await shop.database.rows(`update merchants set plan = 'STARTER' where id = :id returning id`, own);
  expect(await ranIn(own, schedule)).toMatchObject(failedBy('NOT_IN_PLAN'));
  expect(await steps.ask(own)).toMatchObject({ status: 403, body: { code: 'plans.not-in-plan' } });
});

test('a last day and a number of documents together are refused, and so is a last day before the first document', async () => {
  const both = await steps.ask(seller, { endsOn: inDays(90), times: 3 });
  expect(both).toMatchObject({ status: 422, body: { fields: { times: expect.any(String) } } });
  const never = await steps.ask(seller, { startsOn: inDays(5), endsOn: inDays(4) });
  expect(never).toMatchObject({ status: 422, body: { fields: { endsOn: expect.any(String) } } });
});

test('the last of its periods ends a schedule', async () => {
  const schedule = await steps.write(seller, { times: 1 });
  await steps.makeDue(schedule);
  await steps.run();
  expect(await steps.read(seller, schedule)).toMatchObject({
    state: 'ENDED',
    nextOn: null,
    runs: [{ state: 'ISSUED' }],
  });
});

test('a period that is issued or skipped is not decided again, and one of another merchant is not found', async () => {
  const schedule = await steps.write(seller);
  await steps.makeDue(schedule);
  await steps.run();
  const { runs } = await steps.read(seller, schedule);
  const path = `/schedule-runs/${runs[0]!.id}`;
  for (const decision of ['issue', 'skip'])
    expect(await seller.api.post(`${path}/${decision}`, {})).toMatchObject({ status: 409 });
  const other = await steps.addSeller();
  for (const decision of ['issue', 'skip'])
    expect(await other.api.post(`${path}/${decision}`, {})).toMatchObject({ status: 404 });
  expect(await other.api.get(path)).toMatchObject({ status: 404 });
});

test('a document made early is not made again, also after the schedule is changed', async () => {
  const early = steps.body({ startsOn: inDays(2), day: 1 });
  const schedule = await steps.write(seller, early);
  const run = accepted(await seller.api.post<Schedule>(`/schedules/${schedule.id}/run`, {}));
  expect(run.runs).toMatchObject([{ state: 'ISSUED', period: schedule.nextOn }]);
  const changed = accepted(
    await seller.api.put<Schedule>(`/schedules/${schedule.id}`, {
      ...early,
      dueDays: 7,
      version: run.version,
    }),
  );
  expect(changed.nextOn! > schedule.nextOn!).toBe(true);
});

test('a change of an older version is refused', async () => {
  const schedule = await steps.write(seller);
  const change = { ...steps.body(), dueDays: 7, version: schedule.version };
  accepted(await seller.api.put(`/schedules/${schedule.id}`, change));
  expect(await seller.api.put(`/schedules/${schedule.id}`, change)).toMatchObject({
    status: 409,
    body: { code: 'schedules.changed' },
  });
});

test('what a dry run says, it does not do', async () => {
  const schedule = await steps.write(seller);
  const period = await steps.makeDue(schedule);
  const { body } = await steps.run(true);
  expect(body['schedules']).toContainEqual(
    expect.objectContaining({ scheduleId: schedule.id, period, outcome: 'DOCUMENT' }),
  );
  expect((await steps.read(seller, schedule)).runs).toEqual([]);
});
