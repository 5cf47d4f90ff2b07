import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TypedDetails } from '#modules/links/index.ts';

type Opened = Readonly<{
  typedDetails: TypedDetails;
  paymentLinkId: number;
  /** Key of an attempt to pay that link, by a payer who typed name, e-mail and a company without a VAT number. */
  key: string;
  /** Key of an attempt to pay that link which has paid. */
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

/** Contract of `TypedDetails`. */
export const describeTypedDetails = (name: string, open: () => Promise<Opened>): void => {
  describe(`${name} as TypedDetails`, () => {
    let opened: Opened;
    beforeAll(async () => {
      opened = await open();
    });
    afterAll(() => opened.close());

    it('the key of an attempt gives what its payer typed, for its link only', async () => {
      const { typedDetails, paymentLinkId, key } = opened;
      expect(await typedDetails.ofAttempt(paymentLinkId, key)).toEqual(typedBefore);
      expect(await typedDetails.ofAttempt(paymentLinkId + 1_000_000, key)).toBeNull();
    });

    it('a key that is unknown, wrong or of an attempt that has paid gives nothing', async () => {
      const { typedDetails, paymentLinkId, key, paidKey } = opened;
      for (const other of ['', 'x', `${key}0`, crypto.randomUUID(), paidKey])
        expect(await typedDetails.ofAttempt(paymentLinkId, other)).toBeNull();
    });
  });
};
