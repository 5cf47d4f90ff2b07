import pg from 'pg';
import { vi } from 'vitest';
import { Log } from '#platform/log.ts';
import { createCallers } from '#test/integration/rights/callers.ts';
import { accountSamples } from './one-key/account-samples.ts';
import type { Sample } from './one-key/further-samples.ts';

type Answer = Readonly<{ status: number; retryAfter: number }>;
/** One of two equal calls, while rows are locked and when they are free. */
export type Twice = Readonly<{ name: string; locked: readonly Answer[]; free: readonly Answer[] }>;

/** An installation whose rows a test locks from a connection of its own, and whose error lines it reads. */
export const openLockedRows = async () => {
  const callers = await createCallers({ isWorking: false });
  const { shop } = callers;
  const errors: unknown[] = [];
  const spy = vi
    .spyOn(shop.application.resolve(Log), 'error')
    .mockImplementation((found: unknown) => void errors.push(found));
  // A connection without a limit for idle transactions.
  const holder = new pg.Client({ connectionString: shop.testDatabase.migratorUrl });
  holder.on('error', () => undefined);
  await holder.connect();

  const send = async (name: string, { path, body, token }: Sample): Promise<Answer> => {
    const { status, headers } = await fetch(`${shop.url}/api${path}`, {
      method: name.split(' ')[0]!,
      headers: {
        'content-type': 'application/json',
        ...(token !== '' && { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify(body),
    });
    return { status, retryAfter: Number(headers.get('retry-after')) };
  };

  /** Sends calls with a one-time code or token twice at once: while the rows of users are locked, and again after it. */
  const twiceAtOnce = async (names: readonly string[]): Promise<Twice[]> => {
    const samples = await Promise.all(names.map((name) => accountSamples[name]!(callers)));
    const twice = () =>
      Promise.all(names.map((name, place) => Promise.all([0, 1].map(() => send(name, samples[place]!)))));
    await holder.query('begin');
    await holder.query('select from users for update');
    await holder.query('select from invitations for update');
    const locked = await twice();
    await holder.query('rollback');
    const free = await twice();
    return names.map((name, place) => ({ name, locked: locked[place]!, free: free[place]! }));
  };

  return {
    callers,
    holder,
    errors,
    twiceAtOnce,
    stop: async (): Promise<void> => {
      spy.mockRestore();
      await holder.end();
      await shop.stop();
    },
  };
};

/** What is wrong with two equal calls at once. */
export const wrongOf = ({ name, locked, free }: Twice): string[] => {
  const isRefusedWithTime = locked.every(({ status, retryAfter }) => status === 429 && retryAfter > 0);
  const done = free.filter(({ status }) => status < 300);
  const isRefused = free.every(({ status }) => status < 500);
  const isRight = isRefusedWithTime && isRefused && done.length === 1;
  return isRight ? [] : [`${name}: ${JSON.stringify({ locked, free })}`];
};
