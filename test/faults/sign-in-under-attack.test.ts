import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { createUser, password } from '#test/integration/modules/users/test-users.ts';
import { createFixture, type Fixture } from '#test/integration/modules/users/users-fixture.ts';

const connections = 40;
/** The capacity of a lane: with fair turns by network no caller waits for so many hashes. */
const queueLength = 24;
let fixture: Fixture;

beforeAll(async () => {
  // Limits are on as in production. The rules count hashes: cost 10 takes a quarter of the time of 12, and a hash takes
  // longer than a request needs to reach the queue on a loaded machine.
  fixture = await createFixture({ rateLimits: true, hashCost: 10 });
  for (const username of ['regular', 'traveller']) await createUser(fixture, { username, role: 'SUPPORT' });
}, 600_000);
afterAll(() => fixture.close());

/** Counts of hashed wrong passwords and of all responses. */
let attack: Readonly<{ hashed: () => number; answered: () => number; end(): Promise<void> }>;
afterEach(() => attack.end(), 600_000);

const login = (username: string, given: string, from: string) =>
  fixture.ask('POST', '/auth/login', { body: { username, password: given }, from });

const send = async (body: object, from: string, signal: AbortSignal): Promise<number> => {
  const headers = { 'Content-Type': 'application/json', 'X-Forwarded-For': from };
  const request = { method: 'POST', headers, body: JSON.stringify(body), signal };
  const response = await fetch(`${fixture.origin}/api/auth/login`, request);
  await response.arrayBuffer();
  return response.status;
};

/** Forty connections that try unknown names without a pause, distributed over a number of networks. */
const startAttack = (networks: number, prefix: string): typeof attack => {
  let [hashed, answered] = [0, 0];
  // A caller that disconnects is removed from the queue.
  const over = new AbortController();
  const attackFrom = async (connection: number): Promise<void> => {
    for (let time = 0; !over.signal.aborted; time += 1) {
      const from = `${prefix}.${connection % networks}.1`;
      const body = { username: `unknown-${connection}-${time}`, password: 'wrong' };
      const status = await send(body, from, over.signal).catch(() => undefined);
      if (status === 401) hashed += 1;
      if (status !== undefined) answered += 1;
    }
  };
  const attackers = Array.from({ length: connections }, (_, connection) => attackFrom(connection));
  return {
    hashed: () => hashed,
    answered: () => answered,
    end: async () => {
      over.abort();
      await Promise.all(attackers);
    },
  };
};

/** Signs in once the queue is full. */
const signInBesideAttack = async (username: string, from: string) => {
  await expect
    .poll(attack.answered, { timeout: 600_000, interval: 10 })
    .toBeGreaterThanOrEqual(connections / 2);
  const [before, started] = [attack.hashed(), performance.now()];
  const { status } = await login(username, password, from);
  const seconds = (performance.now() - started) / 1_000;
  process.stdout.write(
    `right sign-in beside ${connections} wrong ones: ${seconds.toFixed(2)} s, ${attack.hashed() - before} hashed before it\n`,
  );
  return { status, hashedBefore: attack.hashed() - before };
};

describe('sign-ins beside forty connections of wrong ones', { timeout: 900_000 }, () => {
  test('under attack a sign-in from another network than the attacker’s succeeds before a queue’s length of hashes', async () => {
    attack = startAttack(1, '198.18');
    const { status, hashedBefore } = await signInBesideAttack('traveller', '203.0.113.1');
    expect(status).toBe(200);
    expect(hashedBefore).toBeLessThan(queueLength);
  });

  test('under attack from eight networks a sign-in from a new network succeeds before a queue’s length of hashes', async () => {
    attack = startAttack(8, '198.19');
    const { status, hashedBefore } = await signInBesideAttack('traveller', '203.0.113.2');
    expect(status).toBe(200);
    expect(hashedBefore).toBeLessThan(queueLength);
  });

  test('under attack from forty networks an account that signed in from its network before succeeds beside attackers of that network', async () => {
    expect((await login('regular', password, '198.20.0.1')).status).toBe(200);
    attack = startAttack(connections, '198.20');
    const { status, hashedBefore } = await signInBesideAttack('regular', '198.20.0.1');
    expect(status).toBe(200);
    expect(hashedBefore).toBeLessThan(queueLength);
  });
});
