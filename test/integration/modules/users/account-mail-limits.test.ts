import { afterAll, beforeAll, expect, test } from 'vitest';
import { passwordResetRequest } from '#src/modules/users/application/request-password-reset.ts';
import { accountMail } from '#src/modules/users/application/send-account-mail.ts';
import { createUser, password, signIn } from './test-users.ts';
import { createFixture, type Fixture } from './users-fixture.ts';

let fixture: Fixture;
beforeAll(async () => {
  fixture = await createFixture({ rateLimits: true });
});
afterAll(() => fixture.close());

const forgot = (email: string, from: string) =>
  fixture.ask('POST', '/auth/forgot', { body: { email }, from });
const enqueued = (name: string) => fixture.enqueued.filter((job) => job.name === name);
/** Runs the jobs of the requests; jobs of this fixture do not run by themselves. */
const handleRequests = async (): Promise<void> => {
  const handler = fixture.contributions.jobs.find(({ name }) => name === passwordResetRequest.name)!;
  for (const { data } of enqueued(passwordResetRequest.name)) await handler.handle(data);
};

test('known, unknown and LOCKED addresses get the same answer: status, body and headers', async () => {
  await createUser(fixture, { username: 'known', role: 'SUPPORT' });
  await createUser(fixture, { username: 'locked', role: 'SUPPORT' });
  await fixture.database.rows(`update users set status = 'LOCKED' where username = 'locked'`);
  const answers = [];
  for (const name of ['known', 'unknown', 'locked']) {
    const { status, body, headers } = await forgot(`${name}@example.bg`, '192.0.2.1');
    const own = ['date', 'x-request-id'];
    answers.push({ status, body, headers: [...headers].filter(([header]) => !own.includes(header)) });
  }
  expect(answers[0]!.status).toBe(202);
  expect(answers).toEqual(Array(3).fill(answers[0]));
});

test('the eleventh reset of an hour from one network is refused for any address, another network goes on', async () => {
  for (let time = 0; time < 10; time += 1)
    expect((await forgot(`unknown-${time}@example.bg`, '198.51.100.7')).status).toBe(202);
  const refused = await forgot('known@example.bg', '198.51.100.7');
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await forgot('unknown@example.bg', '198.51.100.8')).status).toBe(202);
});

test('the fourth reset of an account within the hour is accepted and sends nothing', async () => {
  await createUser(fixture, { username: 'pestered', role: 'SUPPORT' });
  fixture.enqueued.length = 0;
  for (let time = 0; time < 4; time += 1)
    expect((await forgot('pestered@example.bg', `203.0.113.${time}`)).status).toBe(202);
  await handleRequests();
  expect(enqueued(accountMail.name)).toHaveLength(3);
});

test('a change of the e-mail needs the password and at most three an hour are mailed', async () => {
  await createUser(fixture, { username: 'mover', role: 'SUPPORT' });
  const token = await signIn(fixture, 'mover');
  const change = (given: string) =>
    fixture.ask('PUT', '/auth/email', { token, body: { email: 'moved@example.bg', password: given } });
  expect((await change('wrong')).status).toBe(422);
  for (let time = 0; time < 3; time += 1) expect((await change(password)).status).toBe(202);
  expect((await change(password)).status).toBe(429);
});

test('a change of the e-mail is refused fifteen minutes after the last proof', async () => {
  await createUser(fixture, { username: 'idle', role: 'SUPPORT' });
  const token = await signIn(fixture, 'idle');
  fixture.clock.advance(16);
  const body = { email: 'elsewhere@example.bg', password };
  expect(await fixture.ask('PUT', '/auth/email', { token, body })).toMatchObject({
    status: 403,
    body: { code: 'access.proof-needed' },
  });
});
