import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { PaymentChecks } from '#modules/payments/ports/payment-checks.ts';

/** Three unchecked payments opened at `openedAt`, lowest id first. */
type Opened = Readonly<{ checks: PaymentChecks; open: readonly number[]; close?: () => Promise<void> }>;

const openedAt = new Date('2026-11-20T10:00:00Z');
const afterMs = 120_000;
const after = (seconds: number): Date => new Date(openedAt.getTime() + seconds * 1_000);

/** Contract of payment checks. */
export const describePaymentChecks = (name: string, open: (at: Date) => Promise<Opened>): void => {
  describe(`payment checks in ${name}`, () => {
    let opened: Opened;
    beforeEach(async () => {
      opened = await open(openedAt);
    });
    afterEach(() => opened.close?.());
    const claim = async (now: Date, limit = 10): Promise<number[]> =>
      (await opened.checks.claimDue({ now, afterMs, limit })).toSorted((one, other) => one - other);

    it('an open payment is claimed once, and again after the pause', async () => {
      const { open: ids } = opened;
      expect(await claim(after(200))).toEqual(ids);
      expect(await claim(after(200))).toEqual([]);
      expect(await claim(after(310))).toEqual([]);
      expect(await claim(after(330))).toEqual(ids);
    });

    it('unchecked payments are claimed before checked ones, in batches', async () => {
      const [first, second, third] = opened.open as [number, number, number];
      await opened.checks.markChecked(first, after(10));
      expect(await claim(after(300), 2)).toEqual([second, third]);
      expect(await claim(after(300), 2)).toEqual([first]);
    });

    it('a released payment is claimed first by the next run', async () => {
      const [, second] = opened.open;
      await claim(after(200));
      await opened.checks.release([second!]);
      expect(await claim(after(201))).toEqual([second]);
    });

    it('one of several concurrent calls may fetch a payment, and the next one after the pause', async () => {
      const { checks, open: ids } = opened;
      const fetches = (now: Date, pauseMs: number) =>
        checks.claim(ids[0]!, new Date(now.getTime() - pauseMs), now);
      const claimed = await Promise.all([1, 2, 3].map(() => fetches(after(200), 2_000)));
      expect(claimed.filter(Boolean)).toHaveLength(1);
      expect(await fetches(after(201), 2_000)).toBe(false);
      expect(await fetches(after(202), 2_000)).toBe(true);
    });

    it('a payment that a clock an hour ahead has checked is fetched and claimed when the clock is right again', async () => {
      const { checks, open: ids } = opened;
      for (const id of ids) await checks.markChecked(id, after(3_600));
      expect(await checks.claim(ids[0]!, after(198), after(200))).toBe(true);
      expect(await checks.claim(ids[0]!, after(199), after(201))).toBe(false);
      expect(await claim(after(200))).toEqual(ids.slice(1));
    });

    it('a payment marked as checked is not claimed', async () => {
      const { checks, open: ids } = opened;
      await checks.markChecked(ids[0]!, after(200));
      expect(await checks.claim(ids[0]!, after(199), after(201))).toBe(false);
    });
  });
};
