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

test('the eleventh reset of a minute from one network is refused for any address, another network goes on', async () => {
  for (let time = 0; time < 10; time += 1)
    expect((await forgot(`unknown-${time}@example.bg`, '198.51.100.7')).status).toBe(202);
  const refused = await forgot('known@example.bg', '198.51.100.7');
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(60);
  expect((await forgot('unknown@example.bg', '198.51.100.8')).status).toBe(202);
});

test('resets by a stranger bring two mails in ten minutes, and the owner’s own reset is mailed still', async () => {
  await createUser(fixture, { username: 'pestered', role: 'SUPPORT' });
  fixture.enqueued.length = 0;
  const pester = async (from: string, times: number) => {
    for (let time = 0; time < times; time += 1)
      expect((await forgot('pestered@example.bg', from)).status).toBe(202);
  };
  await pester('203.0.113.1', 6);
  await handleRequests();
  expect(enqueued(accountMail.name)).toHaveLength(2);
  fixture.enqueued.length = 0;
  await pester('203.0.113.2', 1);
  await handleRequests();
  expect(enqueued(accountMail.name)).toHaveLength(1);
});

test('five resets of an account in ten minutes are mailed, from however many networks', async () => {
  await createUser(fixture, { username: 'besieged', role: 'SUPPORT' });
  fixture.enqueued.length = 0;
  for (let network = 1; network <= 8; network += 1)
    await forgot('besieged@example.bg', `192.0.2.${network}0`);
  await handleRequests();
  expect(enqueued(accountMail.name)).toHaveLength(5);
});

test('a reset from a network that the account has signed in from is mailed, however many strangers asked', async () => {
  await createUser(fixture, { username: 'settled', role: 'SUPPORT' });
  const from = '198.51.100.77';
  const body = { username: 'settled', password };
  expect((await fixture.ask('POST', '/auth/login', { body, from })).status).toBe(200);
  for (let network = 1; network <= 8; network += 1)
    await forgot('settled@example.bg', `192.0.2.20${network}`);
  await handleRequests();
  fixture.enqueued.length = 0;
  await forgot('settled@example.bg', from);
  await handleRequests();
  expect(enqueued(accountMail.name)).toHaveLength(1);
});

test('requests of strangers refuse no mail that the signed-in owner asks for; purposes are counted apart', async () => {
  await createUser(fixture, { username: 'owner', role: 'SUPPORT' });
  await fixture.database.rows(`update users set email_verified_at = null where username = 'owner'`);
  const token = await signIn(fixture, 'owner');
  fixture.enqueued.length = 0;
  for (let network = 1; network <= 8; network += 1) await forgot('owner@example.bg', `192.0.2.10${network}`);
  await handleRequests();
  const resend = () =>
    fixture.ask<{ code: string; message: string }>('POST', '/auth/verify/resend', { token });
  for (let time = 0; time < 3; time += 1) expect((await resend()).status).toBe(202);
  const refused = await resend();
  expect(refused).toMatchObject({ status: 429, body: { code: 'accounts.mail-sent' } });
  expect(refused.body.message).toMatch(/mailbox|пощата/);
  const body = { email: 'owner-moved@example.bg', password };
  expect((await fixture.ask('PUT', '/auth/email', { token, body })).status).toBe(202);
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
