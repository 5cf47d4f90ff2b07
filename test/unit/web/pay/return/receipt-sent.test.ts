import { expect, test } from 'vitest';
import { storeReceiptSent, readReceiptSent } from '#web/pay/return/receipt-sent.ts';

const shelf = () => {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
};

test('the e-mail of a receipt is stored per checkout session', () => {
  const own = shelf();
  storeReceiptSent('cs_1', 'ana@example.com', own);
  expect(readReceiptSent('cs_1', own)).toBe('ana@example.com');
  expect(readReceiptSent('cs_2', own)).toBeNull();
});
