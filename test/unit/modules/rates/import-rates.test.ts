import { describe, expect, it } from 'vitest';
import { anonymous, system, type Actor } from '#kernel/actor.ts';
import { businessDate } from '#kernel/business-date.ts';
import { NotAllowed, SignInNeeded } from '#kernel/failure.ts';
import { ImportRates } from '#modules/rates/application/import-rates.ts';
import { RatesUnreadable } from '#modules/rates/domain/failures.ts';
import { admin, userWith } from '../payments/actors.ts';
import { ratesFixture } from './rates-fixture.ts';

type Command = Parameters<ImportRates['execute']>[0];

const text = [
  'Date,USD,JPY',
  '2026-11-20,1.1602,160.1',
  '2026-11-19,1.1571,159.9',
  '2026-11-18,N/A,159',
].join('\n');
const operator: Actor = { kind: 'operator', name: 'ada' };

const opened = () => {
  const context = ratesFixture();
  const importRates = new ImportRates(context);
  const execute = (about: Partial<Command> = {}) =>
    importRates.execute({ actor: admin, text, from: businessDate('2026-01-01'), ...about });
  const stored = () => context.exchangeRates.all.map(({ day, perEuro }) => [day, perEuro]);
  return { ...context, execute, stored };
};

describe('importing rates of the European Central Bank', () => {
  it.each([
    ['an administrator', admin],
    ['an operator', operator],
  ])('rates imported by %s are stored by day and audited', async (_, actor) => {
    const { execute, stored, exchangeRates, actions } = opened();
    expect(await execute({ actor })).toEqual({ days: 2, first: '2026-11-19', last: '2026-11-20' });
    expect(stored()).toEqual([
      ['2026-11-19', '1.1571'],
      ['2026-11-20', '1.1602'],
    ]);
    expect(exchangeRates.all[0]).toMatchObject({ currency: 'USD', source: 'ECB' });
    expect(actions()).toEqual(['rates.imported']);
  });

  it('rates before the first requested day are not changed', async () => {
    const { execute, stored } = opened();
    expect(await execute({ from: businessDate('2026-11-20') })).toMatchObject({ days: 1 });
    expect(stored()).toEqual([['2026-11-20', '1.1602']]);
  });

  it('a rate of a stored day is replaced', async () => {
    const { execute, stored } = opened();
    await execute();
    await execute({ text: text.replace('1.1602', '1.1700') });
    expect(stored()).toEqual([
      ['2026-11-19', '1.1571'],
      ['2026-11-20', '1.1700'],
    ]);
  });

  it('a file with older rates only stores and audits nothing', async () => {
    const { execute, stored, actions } = opened();
    const nothing = { days: 0, first: null, last: null };
    expect(await execute({ from: businessDate('2026-11-21') })).toEqual(nothing);
    expect([stored(), actions()]).toEqual([[], []]);
  });

  it.each([
    ['of another kind', 'hello'],
    ['without the dollar', 'Date,JPY\n2026-11-20,160.1'],
    ['with one damaged rate', `${text}\n2026-11-17,1.1.5,160`],
    ['with a rate of zero', `${text}\n2026-11-17,0.0,160`],
    ['with a day that the calendar does not have', `${text}\n2026-13-17,1.15,160`],
    ['without any day', 'Date,USD'],
  ])('a file %s is refused whole', async (_, damaged) => {
    const { execute, stored, actions } = opened();
    await expect(execute({ text: damaged })).rejects.toThrow(RatesUnreadable);
    expect([stored(), actions()]).toEqual([[], []]);
  });

  it.each([
    ['without a sign-in', anonymous, SignInNeeded],
    ['by a merchant', userWith('MERCHANT', 3), NotAllowed],
    ['by the role SUPPORT', userWith('SUPPORT'), NotAllowed],
    ['by the role ACCOUNTANT', userWith('ACCOUNTANT', 3), NotAllowed],
    ['by the product itself', system('tests'), NotAllowed],
  ])('rates are not imported %s', async (_, actor, failure) => {
    const { execute, stored, actions } = opened();
    await expect(execute({ actor })).rejects.toThrow(failure);
    await expect(execute({ actor, text: 'hello' })).rejects.toThrow(failure);
    expect([stored(), actions()]).toEqual([[], []]);
  });
});
