import { describe, expect, it } from 'vitest';
import { anonymous, system } from '#kernel/actor.ts';
import { businessDate } from '#kernel/business-date.ts';
import { NotAllowed, SignInNeeded } from '#kernel/failure.ts';
import { FetchRates } from '#modules/rates/application/fetch-rates.ts';
import { RatesAway, RatesUnreadable, RatesUrlMissing } from '#modules/rates/domain/failures.ts';
import { FixedClock } from '#test/fakes/fixed-clock.ts';
import { InMemoryRatesFile } from '#test/fakes/in-memory-rates-file.ts';
import { admin, userWith } from '../payments/actors.ts';
import { ratesFixture } from './rates-fixture.ts';

const file = ['Date,USD', '2026-11-20,1.1712', '2026-11-19,1.1571', '2026-11-18,1.1502'].join('\n');
/** Friday, 18:00 in Sofia. */
const friday = '2026-11-20T16:00:00Z';

type Given = Readonly<{ text?: string | RatesAway | null; now?: string; stored?: readonly string[] }>;

const opened = async ({ text = file, now = friday, stored = [] }: Given = {}) => {
  const context = ratesFixture();
  for (const day of stored)
    await context.exchangeRates.add({
      currency: 'USD',
      day: businessDate(day),
      perEuro: '1.1',
      source: 'tests',
    });
  const ratesFile = new InMemoryRatesFile(text);
  const fetchRates = new FetchRates({ ...context, ratesFile, clock: new FixedClock(new Date(now)) });
  const rates = () => context.exchangeRates.all.map(({ day, perEuro }) => [day, perEuro]);
  return { ...context, ratesFile, fetchRates, rates };
};

describe('the job of exchange rates', () => {
  it('the file is read and all its days are stored while no rate is known', async () => {
    const { fetchRates, rates, actions } = await opened();
    await fetchRates.executeIfDue();
    expect(rates()).toEqual([
      ['2026-11-18', '1.1502'],
      ['2026-11-19', '1.1571'],
      ['2026-11-20', '1.1712'],
    ]);
    expect(actions()).toEqual(['rates.imported']);
  });

  it('only days after the last stored one are added', async () => {
    const { fetchRates, rates } = await opened({ stored: ['2026-11-19'] });
    await fetchRates.executeIfDue();
    expect(rates()).toEqual([
      ['2026-11-19', '1.1'],
      ['2026-11-20', '1.1712'],
    ]);
  });

  it('a file without a later day stores and audits nothing, and is read again at the next run', async () => {
    const { fetchRates, ratesFile, actions } = await opened({
      stored: ['2026-11-20'],
      now: '2026-11-23T15:00:00Z',
    });
    await fetchRates.executeIfDue();
    await fetchRates.executeIfDue();
    expect([ratesFile.reads, actions()]).toEqual([2, []]);
  });

  it.each([
    ['the rate of the newest working day is stored', { stored: ['2026-11-20'] }],
    ['today’s rate cannot be expected yet', { stored: ['2026-11-19'], now: '2026-11-20T14:00:00Z' }],
    ['it is Sunday', { stored: ['2026-11-20'], now: '2026-11-22T15:00:00Z' }],
    ['no file is configured', { text: null }],
  ])('nothing is asked when %s', async (_, given) => {
    const { fetchRates, ratesFile } = await opened(given);
    await fetchRates.executeIfDue();
    expect(ratesFile.reads).toBe(0);
  });

  it.each([
    ['no answer', new RatesAway('ETIMEDOUT'), RatesAway],
    ['a page without rates', '<html></html>', RatesUnreadable],
  ])('%s fails the job, which the queue repeats, and stores nothing', async (_, text, failure) => {
    const { fetchRates, rates } = await opened({ text });
    await expect(fetchRates.executeIfDue()).rejects.toThrow(failure);
    expect(rates()).toEqual([]);
  });
});

describe('fetching exchange rates by hand', () => {
  it('all days of the file are stored and replace those that are stored', async () => {
    const { fetchRates, rates } = await opened({ stored: ['2026-11-20', '2026-11-17'] });
    const actor = { kind: 'operator', name: 'ada' } as const;
    expect(await fetchRates.execute({ actor })).toEqual({
      days: 3,
      first: '2026-11-18',
      last: '2026-11-20',
    });
    expect(rates()).toHaveLength(4);
    expect(rates().at(-1)).toEqual(['2026-11-20', '1.1712']);
  });

  it('without a configured file it is refused', async () => {
    const { fetchRates } = await opened({ text: null });
    await expect(fetchRates.execute({ actor: admin })).rejects.toThrow(RatesUrlMissing);
  });

  it.each([
    ['without a sign-in', anonymous, SignInNeeded],
    ['by a merchant', userWith('MERCHANT', 3), NotAllowed],
    ['by the role SUPPORT', userWith('SUPPORT'), NotAllowed],
    ['by the product itself', system('tests'), NotAllowed],
  ])('rates are not fetched %s', async (_, actor, failure) => {
    const { fetchRates, ratesFile } = await opened();
    await expect(fetchRates.execute({ actor })).rejects.toThrow(failure);
    expect(ratesFile.reads).toBe(0);
  });
});
