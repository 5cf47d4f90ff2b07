import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { MailFact, MerchantMailLog } from '#modules/merchants/ports/merchant-mail-log.ts';

type Opened = Readonly<{ log: MerchantMailLog; merchantId: number; close(): Promise<void> }>;

const now = new Date('2026-11-20T10:00:00.000Z');
const until = new Date('2026-11-20T10:02:00.000Z');
const later = new Date('2026-11-20T10:04:00.000Z');

/** The contract of `MerchantMailLog`: every implementation passes it. */
export const describeMerchantMailLog = (name: string, open: () => Promise<Opened>): void => {
  describe(`${name} as MerchantMailLog`, () => {
    let opened: Opened;
    let facts = 0;
    beforeAll(async () => {
      opened = await open();
    });
    afterAll(() => opened.close());

    const newFact = (): MailFact => ({
      merchantId: opened.merchantId,
      kind: 'PLAN_CHANGED',
      fact: `plan-${(facts += 1)}`,
    });

    it('MerchantMailLog: of several concurrent workers one claims a mail', async () => {
      const fact = newFact();
      const claim = () => opened.log.claim(fact, now, until);
      const claims = await Promise.all([claim(), claim(), claim()]);
      expect(claims.toSorted()).toEqual(['BUSY', 'BUSY', 'CLAIMED']);
    });

    it('MerchantMailLog claims mails of other facts and other kinds separately', async () => {
      const fact = newFact();
      expect(await opened.log.claim(fact, now, until)).toBe('CLAIMED');
      expect(await opened.log.claim(newFact(), now, until)).toBe('CLAIMED');
      expect(await opened.log.claim({ ...fact, kind: 'SUSPENDED' }, now, until)).toBe('CLAIMED');
    });

    it('MerchantMailLog: a mail can be claimed again when the claim has expired', async () => {
      const fact = newFact();
      await opened.log.claim(fact, now, until);
      expect(await opened.log.claim(fact, new Date(until.getTime() - 1), later)).toBe('BUSY');
      expect(await opened.log.claim(fact, until, later)).toBe('CLAIMED');
      expect(await opened.log.claim(fact, until, later)).toBe('BUSY');
    });

    it('MerchantMailLog: a mail can be claimed again as soon as it is released', async () => {
      const fact = newFact();
      await opened.log.claim(fact, now, until);
      await opened.log.release(fact, now);
      expect(await opened.log.claim(fact, now, until)).toBe('CLAIMED');
    });

    it('MerchantMailLog: a sent mail cannot be claimed, not even after a late release', async () => {
      const fact = newFact();
      await opened.log.claim(fact, now, until);
      await opened.log.markSent(fact, now);
      await opened.log.release(fact, now);
      expect(await opened.log.claim(fact, later, later)).toBe('SENT');
    });
  });
};
