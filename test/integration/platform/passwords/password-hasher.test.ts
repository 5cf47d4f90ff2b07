import { afterEach, describe, expect, test } from 'vitest';
import { RateLimited } from '#kernel/input-failures.ts';
import { CallerLeft } from '#platform/fair-share/fair-queue.ts';
import { PasswordHasher } from '#platform/passwords/password-hasher.ts';

const opened: PasswordHasher[] = [];
const turn = { lane: 'known', key: 'a person' } as const;
const hasher = (about: { cost?: number; pepper?: string; previousPepper?: string } = {}): PasswordHasher => {
  const one = new PasswordHasher({ pepper: 'a pepper', cost: 4, waitMs: 120_000, ...about });
  opened.push(one);
  return one;
};
afterEach(async () => {
  for (const one of opened.splice(0)) await one.close();
});

describe('hashing passwords', () => {
  test('each hash of a password is different, and each is recognized', async () => {
    const one = hasher();
    const [first, second] = [await one.hash('тайна', turn), await one.hash('тайна', turn)];
    expect(first).not.toBe(second);
    expect(await one.matches('тайна', first, turn)).toBe(true);
    expect(await one.matches('тайна', second, turn)).toBe(true);
    expect(await one.matches('Тайна', first, turn)).toBe(false);
  });

  test('a password hash is recognized with the installation’s pepper only', async () => {
    const hash = await hasher().hash('тайна', turn);
    expect(await hasher({ pepper: 'another' }).matches('тайна', hash, turn)).toBe(false);
  });

  test('a hash of the previous pepper is recognized and outdated, and no longer recognized once that pepper is removed', async () => {
    const old = await hasher({ pepper: 'first' }).hash('тайна', turn);
    const rotating = hasher({ pepper: 'second', previousPepper: 'first' });
    expect(await rotating.matches('тайна', old, turn)).toBe(true);
    expect(await rotating.matches('Тайна', old, turn)).toBe(false);
    expect(rotating.isOutdated(old)).toBe(true);
    const renewed = await rotating.hash('тайна', turn);
    expect(await rotating.matches('тайна', renewed, turn)).toBe(true);
    expect(rotating.isOutdated(renewed)).toBe(false);
    const rotated = hasher({ pepper: 'second' });
    expect(await rotated.matches('тайна', renewed, turn)).toBe(true);
    expect(await rotated.matches('тайна', old, turn)).toBe(false);
  });

  test('a hash without a version belongs to the first pepper: the previous one while two are configured', async () => {
    const unversioned = (await hasher({ pepper: 'first' }).hash('тайна', turn)).replace(/^pepper=[^$]+/, '');
    expect(unversioned).toMatch(/^\$2b\$04\$/);
    const single = hasher({ pepper: 'first' });
    expect(await single.matches('тайна', unversioned, turn)).toBe(true);
    expect(single.isOutdated(unversioned)).toBe(false);
    const rotating = hasher({ pepper: 'second', previousPepper: 'first' });
    expect(await rotating.matches('тайна', unversioned, turn)).toBe(true);
    expect(rotating.isOutdated(unversioned)).toBe(true);
  });

  test('a stored hash names the version of its pepper and not the pepper', async () => {
    const hash = await hasher({ pepper: 'a readable pepper' }).hash('тайна', turn);
    expect(hash).toMatch(/^pepper=[\w-]{8}\$2b\$04\$/);
    expect(hash).not.toContain('readable');
  });

  test('comparing a password of an unknown user takes the same work and fails', async () => {
    expect(await hasher().matches('тайна', null, turn)).toBe(false);
  });

  test('a password is hashed with cost 12 by default, and cheaper hashes are outdated', async () => {
    const usual = new PasswordHasher({ pepper: 'a pepper' });
    opened.push(usual);
    expect(await usual.hash('тайна', turn)).toMatch(/^pepper=[\w-]{8}\$2b\$12\$/);
    expect(usual.isOutdated(await hasher().hash('тайна', turn))).toBe(true);
    expect(usual.isOutdated(await usual.hash('тайна', turn))).toBe(false);
  });

  test('one running and two waiting password hashes of a network are allowed; more are refused with a short Retry-After', async () => {
    const one = hasher();
    const hashFrom = (ip: string) => one.hash('тайна', { lane: 'strangers', ip });
    const results = await Promise.allSettled([
      ...['192.0.2.1', '192.0.2.1', '192.0.2.1', '192.0.2.1'].map(hashFrom),
      ...['2001:db8::1', '2001:db8::2', '2001:db8::3', '2001:db8::4'].map(hashFrom),
    ]);
    const of = (from: number) => results.slice(from, from + 4).map(({ status }) => status);
    expect(of(0)).toEqual(['fulfilled', 'fulfilled', 'fulfilled', 'rejected']);
    expect(of(4)).toEqual(['fulfilled', 'fulfilled', 'fulfilled', 'rejected']);
    const { reason } = results[3] as PromiseRejectedResult;
    expect(reason).toBeInstanceOf(RateLimited);
    expect((reason as RateLimited).retryAfterSeconds).toBeLessThanOrEqual(5);
  });

  test('a password whose caller has left is not hashed', async () => {
    const one = hasher({ cost: 8 });
    const caller = new AbortController();
    const first = one.hash('тайна', { lane: 'strangers', ip: '192.0.2.1' });
    const left = one.hash('тайна', { lane: 'strangers', ip: '192.0.2.1', signal: caller.signal });
    caller.abort();
    await expect(left).rejects.toBeInstanceOf(CallerLeft);
    await first;
  });

  test('two passwords are hashed at the same time, and a known caller waits for no queue of strangers', async () => {
    const one = hasher({ cost: 8 });
    const order: string[] = [];
    const strangers = Array.from({ length: 20 }, (_, host) =>
      one
        .hash('тайна', { lane: 'strangers', ip: `192.0.2.${host}` })
        .then(() => order.push(`stranger ${host}`)),
    );
    const known = one.hash('тайна', turn).then(() => order.push('known'));
    await Promise.all([...strangers, known]);
    // In queue order it would be last; on a busy machine the other thread may finish several meanwhile.
    expect(order.indexOf('known')).toBeLessThan(strangers.length - 5);
  });

  test('a network without failures is served before networks with a recent wrong password', async () => {
    const one = hasher({ cost: 8 });
    const tryFrom = (ip: string) => one.matches('тайна', null, { lane: 'strangers', ip });
    const guessing = Array.from({ length: 8 }, (_, host) => `192.0.2.${host}`);
    await Promise.all(guessing.map(tryFrom));
    const order: string[] = [];
    const attempts = [...guessing, ...guessing].map((ip) => tryFrom(ip).then(() => order.push(ip)));
    const clean = tryFrom('198.51.100.7').then(() => order.push('clean'));
    await Promise.all([...attempts, clean]);
    // As above: without the preference it would be the last.
    expect(order.indexOf('clean')).toBeLessThan(attempts.length - 5);
  });

  test('hashing a password does not block the main thread', async () => {
    const one = hasher({ cost: 10 });
    await one.hash('warm', turn);
    let turns = 0;
    const turning = setInterval(() => (turns += 1), 1);
    await one.hash('тайна', turn);
    clearInterval(turning);
    expect(turns).toBeGreaterThan(0);
  });

  test('hashing continues on a new thread after the old one has ended', async () => {
    const one = hasher();
    const [waiting] = await Promise.allSettled([one.hash('тайна', turn), one.close()]);
    expect(waiting).toMatchObject({
      status: 'rejected',
      reason: { message: 'the hashing thread has ended' },
    });
    await expect(one.hash('тайна', turn)).resolves.toMatch(/^pepper=/);
  });
});
