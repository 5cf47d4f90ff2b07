import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Money } from '#kernel/money.ts';
import type { LedgerTransaction } from '#modules/payments/domain/ledger.ts';
import type { Ledger } from '#modules/payments/ports/ledger.ts';

/** An empty ledger and a payment to book. */
type Opened = Readonly<{
  ledger: Ledger;
  merchantId: number;
  paymentId: number;
  close?: () => Promise<void>;
}>;

const now = new Date('2026-11-20T10:00:00Z');

/** Contract of ledgers. */
export const describeLedger = (name: string, open: () => Promise<Opened>): void => {
  describe(`the ledger in ${name}`, () => {
    let opened: Opened;
    beforeEach(async () => {
      opened = await open();
    });
    afterEach(() => opened.close?.());

    const sale = (about: Partial<LedgerTransaction> = {}, payableMinor = -10_000): LedgerTransaction => ({
      kind: 'PAYMENT',
      source: 'payment:1',
      paymentId: opened.paymentId,
      entries: [
        { account: 'PROVIDER_RECEIVABLE', merchantId: null, amount: Money.ofMinor(10_000, 'EUR') },
        {
          account: 'MERCHANT_PAYABLE',
          merchantId: opened.merchantId,
          amount: Money.ofMinor(payableMinor, 'EUR'),
        },
      ],
      ...about,
    });

    it('entries that sum to zero are booked', async () => {
      await expect(opened.ledger.book(sale(), now)).resolves.toBeUndefined();
    });

    it('a second booking of the same kind and source is refused', async () => {
      await opened.ledger.book(sale(), now);
      await expect(opened.ledger.book(sale(), now)).rejects.toThrow('duplicate');
      await opened.ledger.book(sale({ kind: 'REFUND' }), now);
      await opened.ledger.book(sale({ source: 'payment:2' }), now);
    });

    it('entries that do not sum to zero are refused', async () => {
      await expect(opened.ledger.book(sale({}, -9_999), now)).rejects.toThrow('does not sum to zero');
    });
  });
};
