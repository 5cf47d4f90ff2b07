import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BuyerRequests } from '#modules/invoices/ports/buyer-requests.ts';

type Place = Readonly<{ paymentId: number; invoiceId: number; merchantId: number }>;
type Opened = Readonly<{
  requests: BuyerRequests;
  /** A new payment with a document; the e-mail of the payment is `maria@example.com`. */
  addDocument(): Promise<Place>;
  close(): Promise<void>;
}>;

/** The contract of `BuyerRequests`: every implementation passes it. */
export const describeBuyerRequests = (name: string, open: () => Promise<Opened>): void => {
  describe(`${name} as BuyerRequests`, () => {
    let opened: Opened;
    beforeAll(async () => {
      opened = await open();
    });
    afterAll(() => opened.close());

    const buyer = {
      name: 'Тест ЕООД',
      taxId: '175074752',
      vatNumber: null,
      address: 'гр. София, ул. „Шипка“ № 1',
      country: 'BG',
    };
    const createdAt = new Date('2026-11-20T10:00:00.000Z');
    const answer = {
      state: 'REFUSED',
      reason: 'Късно',
      answeredAt: new Date('2026-11-21T10:00:00.000Z'),
      answeredBy: 'user:1',
    } as const;
    const add = async (place: Place) =>
      opened.requests.add({ ...place, buyer, obstacle: 'TOO_LATE', createdAt });

    it('a stored request is OPEN and found by its payment and by its merchant', async () => {
      const place = await opened.addDocument();
      const id = await add(place);
      const stored = {
        ...place,
        id,
        buyer,
        obstacle: 'TOO_LATE',
        state: 'OPEN',
        reason: null,
        payerEmail: 'maria@example.com',
        createdAt,
      };
      expect(await opened.requests.openOf(place.paymentId)).toEqual(stored);
      expect(await opened.requests.find({ id, ofMerchant: place.merchantId })).toEqual(stored);
    });

    it('a request of another merchant is not found', async () => {
      const place = await opened.addDocument();
      const id = await add(place);
      expect(await opened.requests.find({ id, ofMerchant: place.merchantId + 1_000 })).toBeNull();
    });

    it('a payment has one OPEN request at most', async () => {
      const place = await opened.addDocument();
      await add(place);
      await expect(add(place)).rejects.toBeInstanceOf(Error);
    });

    it('a request is answered once; afterwards the payment may have another one', async () => {
      const place = await opened.addDocument();
      const id = await add(place);
      expect(await opened.requests.answer(id, answer)).toBe(true);
      expect(await opened.requests.answer(id, { ...answer, state: 'DONE', reason: null })).toBe(false);
      const found = await opened.requests.find({ id, ofMerchant: place.merchantId });
      expect(found).toMatchObject({ state: 'REFUSED', reason: 'Късно' });
      expect(await opened.requests.openOf(place.paymentId)).toBeNull();
      expect(await add(place)).not.toBe(id);
    });
  });
};
