import { expect, test } from 'vitest';
import { Money } from '#kernel/money.ts';
import { bookTransfer } from '#modules/payments/domain/ledger-of-transfers.ts';

test('a matched movement is booked at the bank of its merchant, and an undone match takes it back', () => {
  const transfer = { matchId: 9, merchantId: 3, amount: Money.ofMinor(2_000, 'EUR') };
  const sumsOf = (isTakenBack: boolean) => {
    const { kind, source, bankMatchId, entries } = bookTransfer({ ...transfer, isTakenBack });
    return [
      kind,
      source,
      bankMatchId,
      entries.map(({ account, merchantId, amount }) => [account, merchantId, amount.minor]),
    ];
  };
  expect(sumsOf(false)).toEqual([
    'BANK_TRANSFER',
    'bank-match:9',
    9,
    [
      ['BANK_SALES', 3, -2_000n],
      ['MERCHANT_BANK', 3, 2_000n],
    ],
  ]);
  expect(sumsOf(true)).toEqual([
    'BANK_TRANSFER_TAKEN_BACK',
    'bank-match:9',
    9,
    [
      ['BANK_SALES', 3, 2_000n],
      ['MERCHANT_BANK', 3, -2_000n],
    ],
  ]);
});
