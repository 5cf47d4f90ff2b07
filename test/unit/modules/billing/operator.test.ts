import { expect, it } from 'vitest';
import type { BusinessDate } from '#kernel/business-date.ts';
import { problemsOfOperator } from '#modules/billing/domain/operator.ts';
import { recurringOf } from '#modules/billing/domain/recurring.ts';

const whole = {
  isAccepting: true,
  taxId: '175074752',
  vatNumber: null,
  address: 'ул. Шипка 3',
  iban: 'BG80',
};

it.each([
  [null, ['UNKNOWN']],
  [whole, []],
  [{ ...whole, isAccepting: false, iban: null }, ['NOT_ACTIVE', 'IBAN']],
  [{ ...whole, taxId: null, address: ' ' }, ['TAX_ID', 'ADDRESS']],
  [{ ...whole, taxId: null, vatNumber: 'BG175074752' }, []],
])('an operator %o lacks %o', (merchant, problems) => {
  expect(problemsOfOperator(merchant)).toEqual(problems);
});

it('what recurs a month is the price of plans that are paid; trials and given plans bring nothing', () => {
  const counts = [
    { plan: 'STARTER', kind: 'PAID', merchants: 100 },
    { plan: 'GROWTH', kind: 'PAID', merchants: 3 },
    { plan: 'PRO', kind: 'PAID', merchants: 2 },
    { plan: 'PRO', kind: 'GIVEN', merchants: 5 },
    { plan: 'GROWTH', kind: 'TRIAL', merchants: 4 },
  ] as const;
  expect(recurringOf(counts, '2026-11-01' as BusinessDate)).toEqual({
    recurringMinor: 3 * 2_505 + 2 * 7_618,
    paying: 5,
    trials: 4,
  });
});
