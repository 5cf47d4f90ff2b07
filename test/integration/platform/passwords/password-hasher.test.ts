import { execFile } from 'node:child_process';
import { getPriority } from 'node:os';
import { promisify } from 'node:util';
import { afterEach, describe, expect, test } from 'vitest';
import { RateLimited } from '#kernel/input-failures.ts';
import { PasswordHasher } from '#platform/passwords/password-hasher.ts';

const opened: PasswordHasher[] = [];
const hasher = (about: { cost?: number; line?: number; pepper?: string } = {}): PasswordHasher => {
  const one = new PasswordHasher({ pepper: 'a pepper', cost: 4, ...about });
  opened.push(one);
  return one;
};
afterEach(async () => {
  for (const one of opened.splice(0)) await one.close();
});

describe('hashing passwords', () => {
  test('gives another hash each time, and each is recognised', async () => {
    const one = hasher();
    const [first, second] = [await one.hash('тайна'), await one.hash('тайна')];
    expect(first).not.toBe(second);
    expect(await one.matches('тайна', first)).toBe(true);
    expect(await one.matches('тайна', second)).toBe(true);
    expect(await one.matches('Тайна', first)).toBe(false);
  });

  test('needs the pepper of the installation to recognise anything', async () => {
    const hash = await hasher().hash('тайна');
    expect(await hasher({ pepper: 'another' }).matches('тайна', hash)).toBe(false);
  });

  test('does the work of a comparison for somebody who does not exist, and says no', async () => {
    expect(await hasher().matches('тайна', null)).toBe(false);
  });

  test('uses cost 12 unless it is told otherwise, and knows hashes that cost less', async () => {
    const usual = new PasswordHasher({ pepper: 'a pepper' });
    opened.push(usual);
    expect(await usual.hash('тайна')).toMatch(/^\$2b\$12\$/);
    expect(usual.isOutdated(await hasher().hash('тайна'))).toBe(true);
    expect(usual.isOutdated(await usual.hash('тайна'))).toBe(false);
  });

  test('turns away who finds the line full, and serves those who stand in it', async () => {
    const one = hasher({ line: 3 });
    const results = await Promise.allSettled(Array.from({ length: 5 }, () => one.hash('тайна')));
    expect(results.map(({ status }) => status)).toEqual([
      'fulfilled',
      'fulfilled',
      'fulfilled',
      'rejected',
      'rejected',
    ]);
    expect((results[3] as PromiseRejectedResult).reason).toBeInstanceOf(RateLimited);
    await expect(one.hash('тайна')).resolves.toMatch(/^\$2b\$/);
  });

  test('leaves the main thread free', async () => {
    const one = hasher({ cost: 10 });
    await one.hash('warm');
    let turns = 0;
    const turning = setInterval(() => (turns += 1), 1);
    await one.hash('тайна');
    clearInterval(turning);
    expect(turns).toBeGreaterThan(0);
  });

  test.runIf(process.platform === 'linux')('gives way even to a server that gives way itself', async () => {
    const script = new URL('./niceness-of-threads.ts', import.meta.url).pathname;
    const { stdout } = await promisify(execFile)('nice', ['-n', '15', process.execPath, script]);
    expect(JSON.parse(stdout)).toEqual({ server: Math.min(getPriority() + 15, 19), lowest: 19 });
  });

  test('goes on with a new thread after the old one has ended', async () => {
    const one = hasher();
    const [waiting] = await Promise.allSettled([one.hash('тайна'), one.close()]);
    expect(waiting).toMatchObject({
      status: 'rejected',
      reason: { message: 'the hashing thread has ended' },
    });
    await expect(one.hash('тайна')).resolves.toMatch(/^\$2b\$/);
  });
});
