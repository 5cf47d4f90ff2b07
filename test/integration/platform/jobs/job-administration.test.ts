import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Job } from '#contract/jobs.ts';
import { en } from '#web/admin/kit/messages/en.ts';
import { startApplication, type TestApplication } from '#test/support/application.ts';
import { accepted } from '#test/support/application/api-client.ts';

type Paged = { content: Job[]; totalElements: number };

let shop: TestApplication;
beforeAll(async () => {
  shop = await startApplication({ isWorking: false });
});
afterAll(() => shop.stop());

const list = async (query: string) => accepted(await shop.admin.get<Paged>(`/jobs?size=50&${query}`));

/** The job that checks a new checkout's payment, changed by the given SQL. */
const jobThat = async (change: string): Promise<Job> => {
  const { paymentId } = await shop.openCheckout(await shop.createLink(await shop.addMerchant()));
  const [row] = await shop.database.rows<{ id: string }>(
    `update pgboss.job set ${change} where name = 'payments.look' and data->>'paymentId' = '${paymentId}' returning id`,
  );
  const job = accepted(await shop.admin.get<Job>(`/jobs/${row!.id}`));
  expect(job).toMatchObject({ name: 'payments.look', data: { paymentId } });
  return job;
};
const failed = () =>
  jobThat(`state = 'failed', retry_count = 20, completed_on = now(), output = '{"message":"no answer"}'`);

it('jobs are listed with their subject and status', async () => {
  const waiting = await jobThat(`start_after = now() + interval '1 hour'`);
  const overdue = await jobThat(`start_after = now() - interval '6 minutes'`);
  const given = await failed();
  expect([waiting.state, overdue.state, given.state]).toEqual(['WAITING', 'OVERDUE', 'FAILED']);
  expect(given).toMatchObject({ error: 'no answer', retries: 20, retryLimit: 20 });
  for (const job of [waiting, overdue, given]) {
    const { content, totalElements } = await list(`state=${job.state}&search=payments&sortBy=dueAt`);
    expect(content).toContainEqual(job);
    expect(totalElements).toBe(content.length);
  }
  expect((await list('search=nothing-of-this-name')).content).toEqual([]);
});

it('pages of jobs follow each other', async () => {
  const all = (await list('sortBy=createdAt')).content.map(({ id }) => id);
  const first = accepted(await shop.admin.get<Paged>('/jobs?page=0&size=2&sortBy=createdAt'));
  const second = accepted(await shop.admin.get<Paged>('/jobs?page=1&size=2&sortBy=createdAt'));
  expect([...first.content, ...second.content].map(({ id }) => id)).toEqual(all.slice(0, 4));
});

it('a failed job gets one more attempt, and the audit log records the action', async () => {
  const { id } = await failed();
  const retried = accepted(await shop.admin.post<Job>(`/jobs/${id}/retry`));
  expect(retried).toMatchObject({ id, retryLimit: 21, endedAt: null });
  expect(['WAITING', 'OVERDUE']).toContain(retried.state);
  const audited = await shop.database.rows(
    `select subject_id from audit_log where action = 'job.retried' and subject_id = '${id}'`,
  );
  expect(audited).toHaveLength(1);
});

it('a job that will be retried automatically cannot be retried by hand', async () => {
  const { id, dueAt } = await jobThat(`start_after = now() + interval '1 hour'`);
  const { status, body } = await shop.admin.post<object>(`/jobs/${id}/retry`);
  expect([status, body.code]).toEqual([409, 'jobs.not-failed']);
  expect(accepted(await shop.admin.get<Job>(`/jobs/${id}`))).toMatchObject({ state: 'WAITING', dueAt });
});

it('pg-boss’s internal jobs are not listed', async () => {
  const { id } = await failed();
  await shop.database.rows(`select pgboss.create_queue('__pgboss__send-it', '{"policy":"standard"}')`);
  await shop.database.rows(
    `insert into pgboss.job (id, name, state, completed_on) values ('${crypto.randomUUID()}', '__pgboss__send-it', 'failed', now())`,
  );
  expect((await list('search=pgboss')).content).toEqual([]);
  expect((await list('state=FAILED')).content.map((job) => job.id)).toContain(id);
});

it('every job type has a display name', async () => {
  const queues = await shop.database.rows<{ name: string }>(
    `select name from pgboss.queue where name not like '%pgboss%'`,
  );
  expect(queues.map(({ name }) => name).toSorted()).toEqual(Object.keys(en.admin.jobs.names).toSorted());
});
