import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApplication, type TestApplication } from '#test/support/application.ts';
import { jobsOfGoneRows, jobsWithoutInput } from '#test/support/deletions/jobs-of-gone-rows.ts';

let shop: TestApplication;
beforeAll(async () => {
  shop = await startApplication({ isWorking: false, writesToMerchants: true, writesToUsers: true });
});
afterAll(() => shop.stop());

const handlers = () => shop.application.contributions.jobs;
const waiting = () => shop.database.rows('select id from pgboss.job order by id');

test('each kind of job with an input has a row in the list of jobs whose rows are gone', () => {
  const withInput = handlers().filter(
    ({ name, schedule }) => schedule === undefined && !jobsWithoutInput.includes(name),
  );
  expect(withInput.map(({ name }) => name).toSorted()).toEqual(Object.keys(jobsOfGoneRows).toSorted());
});

test.each(Object.entries(jobsOfGoneRows))(
  'a job %s ends at its first attempt when what it names is gone, sends no mail and enqueues nothing',
  async (name, { data, mails = 0 }) => {
    const handler = handlers().find((one) => one.name === name)!;
    const before = { mails: shop.mailbox.conversations(), jobs: await waiting() };
    await expect(handler.handle(data)).resolves.toBeUndefined();
    expect(shop.mailbox.conversations() - before.mails).toBe(mails);
    expect(await waiting()).toEqual(before.jobs);
  },
);
