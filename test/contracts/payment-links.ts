import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Money } from '#kernel/money.ts';
import { PaymentLink, type LinkDraft } from '#modules/links/domain/payment-link.ts';
import type { PaymentLinks } from '#modules/links/ports/payment-links.ts';

type Opened = Readonly<{
  links: PaymentLinks;
  merchantId: number;
  otherMerchantId: number;
  close(): Promise<void>;
}>;

const created = new Date('2026-11-20T10:00:00.000Z');
const later = new Date('2027-06-01T10:00:00.000Z');

/** Contract of `PaymentLinks`. */
export const describePaymentLinks = (name: string, open: () => Promise<Opened>): void => {
  describe(`${name} as PaymentLinks`, () => {
    let opened: Opened;
    let tokens = 0;
    beforeAll(async () => {
      opened = await open();
    });
    afterAll(() => opened.close());

    const make = (about: Partial<LinkDraft> = {}): PaymentLink =>
      PaymentLink.create(
        {
          merchantId: opened.merchantId,
          createdBy: null,
          amount: Money.ofMinor(4_900, 'EUR'),
          description: 'Ваза',
          usage: 'SINGLE',
          expiresInDays: 30,
          customerName: 'Иван',
          customerEmail: null,
          ...about,
        },
        `contract-token-${(tokens += 1)}-AAAAAAAAAAAA`,
        created,
      );

    it('a stored payment link is found unchanged by id and by token', async () => {
      const link = make();
      const id = await opened.links.add(link);
      const stored = { ...link.toRecord(), id };
      expect((await opened.links.find({ id }))?.toRecord()).toEqual(stored);
      expect((await opened.links.find({ token: stored.token }))?.toRecord()).toEqual(stored);
    });

    it('an unknown id or token of a payment link finds null', async () => {
      expect(await opened.links.find({ id: 999_999_999 })).toBeNull();
      expect(await opened.links.find({ token: 'missing' })).toBeNull();
      expect(await opened.links.change(999_999_999, () => 1)).toBeNull();
    });

    it('a change of a payment link is stored with the next version; no change keeps the version', async () => {
      const id = await opened.links.add(make());
      expect(await opened.links.change(id, (link) => link.toRecord().version)).toBe(1);
      expect((await opened.links.find({ id }))?.toRecord().version).toBe(1);
      await opened.links.change(id, (link) => link.cancel(created));
      expect((await opened.links.find({ id }))?.toRecord()).toMatchObject({
        status: 'CANCELLED',
        cancelledAt: created,
        version: 2,
      });
    });

    it('a change of a payment link that throws is not stored', async () => {
      const id = await opened.links.add(make());
      const failing = opened.links.change(id, (link) => {
        link.cancel(created);
        throw new Error('refused');
      });
      await expect(failing).rejects.toThrow('refused');
      expect((await opened.links.find({ id }))?.toRecord()).toMatchObject({ status: 'ACTIVE', version: 1 });
    });

    it('a change is not applied to a payment link of another merchant', async () => {
      const id = await opened.links.add(make());
      const apply = (link: PaymentLink) => link.cancel(created);
      expect(await opened.links.change(id, apply, opened.otherMerchantId)).toBeNull();
      expect((await opened.links.find({ id }))?.toRecord().status).toBe('ACTIVE');
    });

    it('a change is applied only to a payment link among the visible records', async () => {
      const id = await opened.links.add(make({ createdBy: 11 }));
      const after = (ms: number): Date => new Date(created.getTime() + ms);
      const visible = { createdBy: 11, from: created, until: after(1) };
      const seen = (records: typeof visible): Promise<string | null> =>
        opened.links.change(id, () => 'seen', opened.merchantId, records);
      expect(await seen(visible)).toBe('seen');
      expect(await seen({ ...visible, createdBy: 12 })).toBeNull();
      expect(await seen({ ...visible, from: after(1) })).toBeNull();
      expect(await seen({ ...visible, until: created })).toBeNull();
    });

    it('concurrent changes of one payment link are applied one after another', async () => {
      const id = await opened.links.add(make());
      const cancel = () => opened.links.change(id, (link) => link.cancel(created));
      const outcomes = await Promise.allSettled([cancel(), cancel(), cancel()]);
      expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    });

    it('expired ACTIVE links are selected oldest first, and open links by merchant', async () => {
      const merchantId = opened.otherMerchantId;
      const second = await opened.links.add(make({ merchantId, expiresInDays: 100 }));
      const first = await opened.links.add(make({ merchantId, expiresInDays: 90 }));
      const endless = await opened.links.add(make({ merchantId, usage: 'REUSABLE', expiresInDays: null }));
      const cancelled = await opened.links.add(make({ merchantId, expiresInDays: 95 }));
      await opened.links.change(cancelled, (link) => link.cancel(created));
      const due = await opened.links.idsOf({ dueAt: later, limit: 500 });
      expect(due.filter((id) => [first, second, endless, cancelled].includes(id))).toEqual([first, second]);
      expect(await opened.links.idsOf({ dueAt: later, limit: 1 })).toHaveLength(1);
      expect(await opened.links.idsOf({ dueAt: created, limit: 500 })).toEqual([]);
      expect(await opened.links.idsOf({ openOfMerchant: merchantId })).toEqual([second, first, endless]);
    });

    it('the ACTIVE links of a public page are listed with the network that made them, until they end', async () => {
      const merchantId = opened.otherMerchantId;
      const ofPage = {
        merchantId,
        origin: 'PUBLIC_PAGE',
        expiresInDays: null,
        expiresInMinutes: 60,
      } as const;
      const [first, second] = [make({ ...ofPage, openedFrom: 'network' }), make(ofPage)];
      const ids = [await opened.links.add(first), await opened.links.add(second)];
      await opened.links.add(make({ merchantId }));
      expect(await opened.links.openOfPage(merchantId, created)).toEqual([
        { id: ids[0], openedFrom: 'network' },
        { id: ids[1], openedFrom: null },
      ]);
      await opened.links.change(ids[0]!, (link) => link.giveWay(created));
      expect((await opened.links.find({ id: ids[0]! }))?.toRecord()).toMatchObject({
        status: 'EXPIRED',
        expiresAt: created,
        openedFrom: null,
      });
      expect(await opened.links.openOfPage(merchantId, created)).toEqual([{ id: ids[1], openedFrom: null }]);
      expect(await opened.links.openOfPage(merchantId, later)).toEqual([]);
      expect(await opened.links.openOfPage(opened.merchantId, created)).toEqual([]);
    });
  });
};
