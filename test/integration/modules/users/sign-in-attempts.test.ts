import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createPerson, password } from './people.ts';
import { createGround, type Ground } from './users-ground.ts';

let ground: Ground;
beforeAll(async () => {
  ground = await createGround({ rateLimits: true });
});
afterAll(() => ground.close());

const login = (username: string, given: string, from: string) =>
  ground.ask('POST', '/auth/login', { body: { username, password: given }, from });

const fail = async (username: string, from: string, times: number): Promise<number[]> => {
  const statuses: number[] = [];
  for (let time = 0; time < times; time += 1) statuses.push((await login(username, 'wrong', from)).status);
  return statuses;
};

describe('failed sign-ins', () => {
  test('bring a pause of fifteen minutes after the fifth, with the right password too', async () => {
    await createPerson(ground, { username: 'guessed', role: 'SUPPORT' });
    expect(await fail('guessed', '192.0.2.1', 6)).toEqual([401, 401, 401, 401, 401, 429]);
    const { status, headers, body } = await login('guessed', password, '192.0.2.1');
    expect(status).toBe(429);
    expect(body.code).toBe('input.rate-limited');
    const wait = Number(headers.get('retry-after'));
    expect(wait).toBeGreaterThan(14 * 60);
    expect(wait).toBeLessThanOrEqual(15 * 60);
  });

  test('of a stranger hold nobody up elsewhere', async () => {
    await createPerson(ground, { username: 'pestered', role: 'SUPPORT' });
    expect((await fail('pestered', '192.0.2.2', 7)).at(-1)).toBe(429);
    expect((await login('pestered', password, '198.51.100.1')).status).toBe(200);
  });

  test('count for the account under each of its names, and for a whole IPv6 network', async () => {
    await createPerson(ground, { username: 'two-names', role: 'SUPPORT' });
    await fail('two-names', '2001:db8::1', 3);
    await fail('TWO-NAMES@example.bg', '2001:db8::2', 2);
    expect((await login('two-names', password, '2001:db8::3')).status).toBe(429);
  });

  test('count for names that nobody has, so that the pause tells nothing', async () => {
    expect(await fail('nobody-at-all', '192.0.2.3', 6)).toEqual([401, 401, 401, 401, 401, 429]);
  });

  test('are forgotten after a success', async () => {
    await createPerson(ground, { username: 'forgetful', role: 'SUPPORT' });
    await fail('forgetful', '192.0.2.4', 4);
    expect((await login('forgetful', password, '192.0.2.4')).status).toBe(200);
    expect(await fail('forgetful', '192.0.2.4', 5)).toEqual([401, 401, 401, 401, 401]);
  });

  test('are over when the pause is', async () => {
    await createPerson(ground, { username: 'patient', role: 'SUPPORT' });
    await fail('patient', '192.0.2.5', 6);
    await ground.database.rows('update rate_limits set expire = 1');
    expect((await login('patient', password, '192.0.2.5')).status).toBe(200);
  });

  test('cannot be had in numbers by asking all at once', async () => {
    await createPerson(ground, { username: 'raced', role: 'SUPPORT' });
    const answers = await Promise.all(Array.from({ length: 20 }, () => login('raced', 'wrong', '192.0.2.6')));
    const count = (wanted: number) => answers.filter(({ status }) => status === wanted).length;
    expect([count(401), count(429)]).toEqual([5, 15]);
  });

  test('leave no name and no address in the database', async () => {
    await fail('secretive', '192.0.2.77', 1);
    const rows = await ground.database.rows('select * from rate_limits');
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toMatch(/secretive|192\.0\.2/);
  });
});
