import { expect, test } from 'vitest';
import { keepReceiptSent, recallReceiptSent } from '#web/pay/return/receipt-sent.ts';

const shelf = () => {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
};

test('where the receipt of a payment went is remembered, and not of another one', () => {
  const own = shelf();
  keepReceiptSent('cs_1', 'ana@example.com', own);
  expect(recallReceiptSent('cs_1', own)).toBe('ana@example.com');
  expect(recallReceiptSent('cs_2', own)).toBeNull();
});

test('a browser that forbids storage only forgets', () => {
  const refuse = (): never => {
    throw new Error('not allowed');
  };
  const forbidden = { getItem: refuse, setItem: refuse };
  keepReceiptSent('cs_1', 'ana@example.com', forbidden);
  expect(recallReceiptSent('cs_1', forbidden)).toBeNull();
});
