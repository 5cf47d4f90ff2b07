import { expect, it } from 'vitest';
import { isExplained } from '#modules/payouts/domain/is-explained.ts';

const euros = (...minors: readonly number[]) => minors.map((minor) => ({ currency: 'EUR', minor }));

it.each([
  ['one amount', 3_219, euros(9_545, 3_219)],
  ['two amounts', 9_545 - 1_250, euros(9_545, -1_250, 700)],
  ['money that is missing here', -2_000, euros(-2_000)],
])('a difference of %s is explained', (_, minor, amounts) => {
  expect(isExplained({ currency: 'EUR', minor }, amounts)).toBe(true);
});

it.each([
  ['of one cent more', 3_220, euros(9_545, 3_219)],
  ['in the other direction', -3_219, euros(3_219)],
  ['in another currency', 3_219, [{ currency: 'USD', minor: 3_219 }]],
  ['that only the seventeenth amount explains', 17, euros(...Array.from({ length: 16 }, () => 1_000), 17)],
])('a difference %s is not explained', (_, minor, amounts) => {
  expect(isExplained({ currency: 'EUR', minor }, amounts)).toBe(false);
});
