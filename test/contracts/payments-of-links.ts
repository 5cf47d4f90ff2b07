import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PaymentsOfLinks } from '#modules/links/index.ts';

type Opened = Readonly<{
  paymentsOfLinks: PaymentsOfLinks;
  links: Readonly<{
    /** With a payment whose captured amount waits for a decision. */
    held: number;
    /** Without any payment. */
    fresh: number;
    /** The payment is refunded in part, in full and not at all. */
    partial: number;
    full: number;
    kept: number;
    /** With a payment that is not refunded and a later one that is, as a duplicate. */
    paidTwice: number;
    /** With the two attempts. */
    tried: number;
  }>;
  /** Key of an attempt by a payer who typed name, e-mail and a company without a VAT number. */
  key: string;
  /** Key of an attempt which has paid. */
  paidKey: string;
  close(): Promise<void>;
}>;

/** What the payer of the attempt typed. */
export const typedBefore = {
  customerName: 'Мария Георгиева',
  customerEmail: 'maria@example.com',
  forCompany: 'on',
  'buyer.name': 'Тест ЕООД',
  'buyer.taxId': '175074752',
  'buyer.address': 'София',
  'buyer.country': 'BG',
} as const;

const unknownId = 999_999_999;

/** Contract of `PaymentsOfLinks`. */
export const describePaymentsOfLinks = (name: string, open: () => Promise<Opened>): void => {
  describe(`${name} as PaymentsOfLinks`, () => {
    let opened: Opened;
    let paymentsOfLinks: PaymentsOfLinks;
    beforeAll(async () => {
      opened = await open();
      ({ paymentsOfLinks } = opened);
    });
    afterAll(() => opened.close());

    it('a link is held only while its captured money waits for a decision', async () => {
      const { held, kept } = opened.links;
      expect(await paymentsOfLinks.isHeld(held)).toBe(true);
      expect(await paymentsOfLinks.isHeld(kept)).toBe(false);
      expect(await paymentsOfLinks.isHeld(unknownId)).toBe(false);
    });

    it('the links for which a payment was begun are listed, whatever became of it', async () => {
      const { held, fresh } = opened.links;
      expect(await paymentsOfLinks.withPayments([held, fresh, unknownId])).toEqual([held]);
      expect(await paymentsOfLinks.withPayments([])).toEqual([]);
    });

    it('a link has the refund status of its first payment; links without a refund are left out', async () => {
      const { partial, full, kept, paidTwice } = opened.links;
      const refunds = await paymentsOfLinks.refundsOf([partial, full, kept, paidTwice, unknownId]);
      expect(new Map(refunds)).toEqual(
        new Map([
          [partial, 'PARTIAL'],
          [full, 'FULL'],
        ]),
      );
      expect((await paymentsOfLinks.refundsOf([kept])).size).toBe(0);
      expect((await paymentsOfLinks.refundsOf([])).size).toBe(0);
    });

    it('the key of an attempt gives what its payer typed, for its link only', async () => {
      const { links, key } = opened;
      expect(await paymentsOfLinks.typedIn(links.tried, key)).toEqual(typedBefore);
      expect(await paymentsOfLinks.typedIn(links.tried + 1_000_000, key)).toBeNull();
    });

    it('a key that is unknown, wrong or of an attempt that has paid gives nothing', async () => {
      const { links, key, paidKey } = opened;
      for (const other of ['', 'x', `${key}0`, crypto.randomUUID(), paidKey])
        expect(await paymentsOfLinks.typedIn(links.tried, other)).toBeNull();
    });
  });
};
