import { describe, expect, it } from 'vitest';
import { FetchUndelivered } from '#modules/payments/application/fetch-undelivered.ts';
import { ProviderAway } from '#kernel/provider-failures.ts';
import { openContext } from './checkout-context.ts';

const opened = (accounts: string[] = []) => {
  const context = openContext();
  const { clock, inbox, webhookEvents } = context;
  for (const [place, accountId] of accounts.entries())
    context.accounts.set({ merchantId: 100 + place, accountId });
  const fetch = new FetchUndelivered({ ...context, callsPerMinute: 14 });
  const storedUntil = async (last: number) =>
    Promise.all(Array.from({ length: last }, (_, place) => inbox.get(place + 1)));
  const lose = (count: number, account: string | null = null): void => {
    for (let place = 1; place <= count; place += 1) {
      webhookEvents.lose({ eventId: `evt_${account ?? 'own'}_${place}`, account });
    }
  };
  const due = () => inbox.claimDue({ now: clock.now(), leaseEndsAt: clock.now(), limit: 10 });
  const execute = (ms = 60_000) => fetch.execute(new Date(clock.now().getTime() + ms));
  return { ...context, execute, lose, storedUntil, due };
};

describe('undelivered webhook events', () => {
  it('undelivered events are stored NEW to the last page, each once', async () => {
    const { execute, lose, storedUntil, due } = opened();
    lose(5);
    expect(await execute()).toBe(5);
    expect(await execute()).toBe(0);
    expect(await storedUntil(6)).toMatchObject([
      ...Array.from({ length: 5 }, () => ({ state: 'NEW' })),
      null,
    ]);
    expect(await due()).toHaveLength(5);
  });

  it('undelivered events that were delivered meanwhile are not stored again', async () => {
    const { execute, lose, inbox, webhookEvents, clock, due } = opened();
    await inbox.add('fake', await webhookEvents.read({ eventId: 'evt_own_1' }), clock.now());
    lose(2);
    await execute();
    expect(await due()).toHaveLength(2);
  });

  it('undelivered events of each connected account have a cursor of their own', async () => {
    const { execute, lose, cursors } = opened(['acct_1']);
    lose(3);
    lose(1, 'acct_1');
    expect(await execute()).toBe(4);
    expect([await cursors.get('fake'), await cursors.get('fake:acct_1')]).toEqual(['3', '1']);
  });

  it('an account that refuses the call is skipped, and the other accounts are read', async () => {
    const { execute, lose, webhookEvents } = opened(['acct_gone', 'acct_1']);
    webhookEvents.failures.set('acct_gone', new ProviderAway(new Error('no such account')));
    lose(1, 'acct_1');
    expect(await execute()).toBe(1);
  });

  it('undelivered events left at the end of a run are read by the next run from the next page', async () => {
    const { execute, lose } = opened();
    lose(5);
    expect(await execute(0)).toBe(0);
    expect(await execute()).toBe(5);
  });

  it('a cursor is unchanged when its page cannot be fetched', async () => {
    const { execute, lose, webhookEvents, cursors } = opened();
    lose(2);
    await execute();
    webhookEvents.failures.set(null, new ProviderAway(new Error('timeout')));
    expect(await execute()).toBe(0);
    expect(await cursors.get('fake')).toBe('2');
  });

  it('a defect while undelivered events are fetched is thrown', async () => {
    const { execute, webhookEvents } = opened();
    webhookEvents.failures.set(null, new TypeError('broken'));
    await expect(execute()).rejects.toThrow('broken');
  });

  it('undelivered events of an ignored type or mode are stored IGNORED', async () => {
    const { execute, webhookEvents, inbox } = opened();
    webhookEvents.lose({ eventId: 'evt_live', liveMode: true });
    await execute();
    expect(await inbox.get(1)).toMatchObject({ state: 'IGNORED', reason: 'MODE' });
  });

  it('of 500 accounts a run asks 28, least recently read first, and every account is reached', async () => {
    const accounts = Array.from({ length: 500 }, (_, place) => `acct_${String(place).padStart(3, '0')}`);
    const { execute, lose, webhookEvents, clock } = opened(accounts);
    webhookEvents.failures.set('acct_000', new ProviderAway(new Error('no such account')));
    // More pages than one run reads of an account.
    lose(14, 'acct_001');
    for (const account of accounts.slice(2)) lose(1, account);
    const asked: (string | null)[] = [];
    const { undelivered } = webhookEvents;
    webhookEvents.undelivered = (account, cursor) => {
      asked.push(account);
      return undelivered.call(webhookEvents, account, cursor);
    };
    let fetched = 0;
    for (let run = 1; run <= 20; run += 1) {
      const before = asked.length;
      fetched += await execute();
      expect(asked.length - before).toBeLessThanOrEqual(28);
      expect(asked[before]).toBeNull();
      clock.advance(120_000);
    }
    expect(new Set(asked).size).toBe(501);
    expect(fetched).toBe(498 + 14);
  });
});
