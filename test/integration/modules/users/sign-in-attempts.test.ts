import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PostgresRateLimits } from '#platform/rate-limits/postgres-rate-limits.ts';
import { SignInAttempts } from '#modules/users/application/sign-in-attempts.ts';
import { createUser, password } from './test-users.ts';
import { createFixture, type Fixture } from './users-fixture.ts';

let fixture: Fixture;
beforeAll(async () => {
  fixture = await createFixture({ rateLimits: true });
});
afterAll(() => fixture.close());

const login = (username: string, given: string, from: string) =>
  fixture.ask('POST', '/auth/login', { body: { username, password: given }, from });

const fail = async (username: string, from: string, times: number): Promise<number[]> => {
  const statuses: number[] = [];
  for (let time = 0; time < times; time += 1) statuses.push((await login(username, 'wrong', from)).status);
  return statuses;
};

describe('failed sign-ins', () => {
  test('the fifth failed sign-in starts a pause of fifteen minutes, for the right password, too', async () => {
    await createUser(fixture, { username: 'guessed', role: 'SUPPORT' });
    expect(await fail('guessed', '192.0.2.1', 6)).toEqual([401, 401, 401, 401, 401, 429]);
    const { status, headers, body } = await login('guessed', password, '192.0.2.1');
    expect(status).toBe(429);
    expect(body.code).toBe('input.rate-limited');
    const wait = Number(headers.get('retry-after'));
    expect(wait).toBeGreaterThan(14 * 60);
    expect(wait).toBeLessThanOrEqual(15 * 60);
  });

  test('failed sign-ins from one network do not affect another network', async () => {
    await createUser(fixture, { username: 'pestered', role: 'SUPPORT' });
    expect((await fail('pestered', '192.0.2.2', 7)).at(-1)).toBe(429);
    expect((await login('pestered', password, '198.51.100.1')).status).toBe(200);
  });

  test('failed sign-ins count for the account under each of its names, and for a whole IPv6 network', async () => {
    await createUser(fixture, { username: 'two-names', role: 'SUPPORT' });
    await fail('two-names', '2001:db8::1', 3);
    await fail('TWO-NAMES@example.bg', '2001:db8::2', 2);
    expect((await login('two-names', password, '2001:db8::3')).status).toBe(401);
    expect((await login('two-names', password, '2001:db8:0:1::3')).status).toBe(200);
  });

  test('failed sign-ins with unknown names count, too, so that the pause reveals nothing', async () => {
    expect(await fail('unknown-user', '192.0.2.3', 6)).toEqual([401, 401, 401, 401, 401, 429]);
  });

  test('a successful sign-in resets the counters of failed sign-ins', async () => {
    await createUser(fixture, { username: 'forgetful', role: 'SUPPORT' });
    await fail('forgetful', '192.0.2.4', 4);
    expect((await login('forgetful', password, '192.0.2.4')).status).toBe(200);
    expect(await fail('forgetful', '192.0.2.4', 5)).toEqual([401, 401, 401, 401, 401]);
  });

  test('a sign-in succeeds after the pause', async () => {
    await createUser(fixture, { username: 'patient', role: 'SUPPORT' });
    await fail('patient', '192.0.2.5', 6);
    await fixture.database.rows('update rate_limits set expire = 1');
    expect((await login('patient', password, '192.0.2.5')).status).toBe(200);
  });

  test('concurrent failed sign-ins do not exceed the limit', async () => {
    await createUser(fixture, { username: 'raced', role: 'SUPPORT' });
    const answers = await Promise.all(Array.from({ length: 20 }, () => login('raced', 'wrong', '192.0.2.6')));
    const count = (wanted: number) => answers.filter(({ status }) => status === wanted).length;
    // The hashing queue refuses some of the five counted attempts.
    expect(count(401)).toBeLessThanOrEqual(5);
    expect(count(401) + count(429)).toBe(20);
  });

  test('failed sign-ins leave no name and no IP address in the database', async () => {
    await fail('secretive', '192.0.2.77', 1);
    const rows = await fixture.database.rows('select * from rate_limits');
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toMatch(/secretive|192\.0\.2/);
  });

  test('failed sign-ins do not reveal that a username and an e-mail belong to one account', async () => {
    await createUser(fixture, { username: 'one-account', role: 'SUPPORT' });
    const answersTo = async (names: readonly string[], from: string): Promise<unknown[]> => {
      const answers: unknown[] = [];
      for (const name of names) {
        for (let time = 0; time < 6; time += 1) {
          const { status, body } = await login(name, 'wrong', from);
          answers.push([status, body.code]);
        }
      }
      return answers;
    };
    const ofOne = await answersTo(['one-account@example.bg', 'one-account'], '192.0.2.7');
    const ofNone = await answersTo(['no-account@example.bg', 'no-account'], '192.0.2.8');
    expect(ofOne).toEqual(ofNone);
  });

  test('failed sign-ins with many names from one network are limited to twenty a minute', async () => {
    const statuses: number[] = [];
    for (let name = 0; name < 25; name += 1) {
      statuses.push((await login(`sprayed-${name}`, 'Summer2026', `2001:db8:7::${name}`)).status);
    }
    expect(statuses).toEqual([...Array<number>(20).fill(401), ...Array<number>(5).fill(429)]);
    const { headers } = await login('sprayed-99', 'Summer2026', '2001:db8:7::99');
    expect(Number(headers.get('retry-after'))).toBeLessThanOrEqual(60);
  });

  test('failed sign-ins of other callers do not refuse an account that signed in from the network before', async () => {
    for (const username of ['regular', 'newcomer']) await createUser(fixture, { username, role: 'SUPPORT' });
    expect((await login('regular', password, '192.0.2.9')).status).toBe(200);
    for (let name = 0; name < 21; name += 1) await login(`stranger-${name}`, 'wrong', '192.0.2.9');
    expect((await login('newcomer', password, '192.0.2.9')).status).toBe(429);
    expect((await login('regular', password, '192.0.2.9')).status).toBe(200);
    expect((await login('newcomer', password, '192.0.2.10')).status).toBe(200);
  });

  test('successful sign-ins do not count: an office signs in from one network', async () => {
    await createUser(fixture, { username: 'colleague', role: 'SUPPORT' });
    const statuses = new Set<number>();
    for (let time = 0; time < 25; time += 1) {
      statuses.add((await login('colleague', password, '192.0.2.11')).status);
    }
    expect([...statuses]).toEqual([200]);
  });

  test('failed sign-ins count for all processes together', async () => {
    const another = new PostgresRateLimits({ transactions: fixture.transactions });
    const attempts = new SignInAttempts({ limits: another });
    const attempt = { name: 'shared', accountId: null, ip: '192.0.2.12', isKnown: false };
    for (let time = 0; time < 5; time += 1) await attempts.begin(attempt);
    expect((await login('shared', 'wrong', '192.0.2.12')).status).toBe(429);
  });

  test('the metric of refused sign-ins counts networks, not addresses', async () => {
    const gauge = fixture.contributions.metrics.find(
      ({ name }) => name === 'plateno_sign_ins_refused_networks',
    )!;
    const since = (await gauge.read()) as number;
    await fail('counted', '203.0.113.7', 1);
    await fail('counted', '203.0.113.200', 1);
    await fail('counted', '2001:db8:9:1::1', 1);
    await fail('counted', '2001:db8:9:2::1', 1);
    expect(await gauge.read()).toBe(since + 2);
    fixture.clock.advance(11);
    expect(await gauge.read()).toBe(0);
  });

  const gaugeOf = (name: string) => fixture.contributions.metrics.find((metric) => metric.name === name)!;

  test('the metric of spraying counts the existing accounts refused from one network within an hour', async () => {
    fixture.clock.advance(61);
    const gauge = gaugeOf('plateno_sign_ins_refused_accounts_of_network');
    expect(await gauge.read()).toBe(0);
    for (const username of ['sprayed-1', 'sprayed-2', 'sprayed-3'])
      await createUser(fixture, { username, role: 'SUPPORT' });
    for (const [place, name] of ['sprayed-1', 'sprayed-2', 'sprayed-3', 'no-account', 'sprayed-1'].entries())
      await fail(name, `203.0.114.${place}`, 1);
    await fail('sprayed-3', '203.0.115.1', 1);
    expect(await gauge.read()).toBe(3);
    fixture.clock.advance(61);
    expect(await gauge.read()).toBe(0);
  });

  test('the metric of an attacked account counts the networks refused on one account within an hour', async () => {
    const gauge = gaugeOf('plateno_sign_ins_refused_networks_of_account');
    expect(await gauge.read()).toBe(0);
    await createUser(fixture, { username: 'attacked', role: 'SUPPORT' });
    for (const from of ['203.0.120.1', '203.0.120.2', '203.0.121.1', '2001:db8:77::1'])
      await fail('attacked', from, 1);
    await fail('no-account', '203.0.122.1', 1);
    expect(await gauge.read()).toBe(3);
  });
});
