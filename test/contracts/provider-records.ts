import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { minuteMs, sampleCheckouts, type OpenedCardProvider } from './sample-checkouts.ts';

const all = async <T>(records: AsyncIterable<T>): Promise<T[]> => {
  const found: T[] = [];
  for await (const one of records) found.push(one);
  return found;
};

/** Contract of the records of card providers. */
export const describeProviderRecords = (name: string, open: () => Promise<OpenedCardProvider>): void => {
  describe(`the records of the card provider ${name}`, () => {
    let opened: OpenedCardProvider;
    beforeAll(async () => {
      opened = await open();
    });
    afterAll(() => opened.close?.());
    const { opening, paid, refundOf, kept, charged } = sampleCheckouts(() => opened);
    const hourAgo = new Date(Date.now() - 60 * minuteMs);

    it('records list sessions with our key and succeeded charges', async () => {
      const { session, key } = await opening();
      const sold = await paid();
      const sessions = await all(opened.records.sessions(hourAgo, opened.account));
      expect(sessions).toEqual(
        expect.arrayContaining([
          { sessionId: session.id, key },
          { sessionId: sold.sessionId, key: sold.key },
        ]),
      );
      const charges = await all(opened.records.charges(hourAgo, opened.account));
      expect(charges.filter((charge) => charge.key === key)).toEqual([]);
      expect(charges.find((charge) => charge.key === sold.key)).toMatchObject({
        chargeId: sold.chargeId,
        intentId: sold.intentId,
        capturedMinor: 10_000,
        currency: 'EUR',
      });
    });

    it('records list the charge of a card that stays by its key, and no session of it', async () => {
      const { card } = await kept();
      const { id, key } = await charged(card);
      const { intentId, chargeId } = await opened.cardProvider.fetchCheckoutState(id, opened.account);
      const charges = await all(opened.records.charges(hourAgo, opened.account));
      expect(charges.filter((charge) => charge.key === key)).toMatchObject([
        { chargeId, intentId, capturedMinor: 10_000, currency: 'EUR' },
      ]);
      const sessions = await all(opened.records.sessions(hourAgo, opened.account));
      expect(sessions.filter((session) => session.key === key)).toEqual([]);
    });

    it('records list refunds and disputes with the intent of their charge', async () => {
      const [refunded, disputed] = [await paid(), await paid()];
      const order = refundOf(refunded.intentId);
      await opened.cardProvider.refund(order);
      await opened.dispute(disputed.intentId);
      expect(await all(opened.records.refunds(hourAgo, opened.account))).toContainEqual(
        expect.objectContaining({ intentId: refunded.intentId, key: order.key, amountMinor: 4_000 }),
      );
      expect(await all(opened.records.disputes(hourAgo, opened.account))).toContainEqual(
        expect.objectContaining({ intentId: disputed.intentId, amountMinor: 10_000, status: 'OPEN' }),
      );
    });

    it('records exclude what was created before the instant', async () => {
      await paid();
      const inAnHour = new Date(Date.now() + 60 * minuteMs);
      const { records } = opened;
      expect(await all(records.sessions(inAnHour, opened.account))).toEqual([]);
      expect(await all(records.charges(inAnHour, opened.account))).toEqual([]);
      expect(await all(records.refunds(inAnHour, opened.account))).toEqual([]);
    });
  });
};
