import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ProviderAway } from '#kernel/provider-failures.ts';
import type { FraudWarnings } from '#modules/payments/ports/fraud-warnings.ts';

/** A warning that was made, with the payment intent that it is about. */
type Made = Readonly<{ warningId: string; intentId: string }>;
type OpenedFraudWarnings = Readonly<{
  warnings: FraudWarnings;
  /** A connected account. */
  account: string;
  /** A warning of the type about a new payment of the account; null: the platform's own. */
  warn: (type: string, account: string | null) => Promise<Made>;
  /** Refunds the payment of a warning whole. */
  refund: (made: Made) => Promise<void>;
  /** The next call is not answered. */
  fail: () => Promise<void>;
  close?: () => Promise<void>;
}>;

/** Contract of early fraud warnings at the provider. */
export const describeFraudWarnings = (name: string, open: () => Promise<OpenedFraudWarnings>): void => {
  describe(`early fraud warnings at ${name}`, () => {
    let opened: OpenedFraudWarnings;
    beforeAll(async () => {
      opened = await open();
    });
    afterAll(() => opened.close?.());

    it.each(['unauthorized_use_of_card', 'made_with_stolen_card', 'made_with_lost_card'])(
      'a warning of the type %s names its payment intent, its type and its instant, and can be answered',
      async (type) => {
        const { warnings, warn } = opened;
        const { warningId, intentId } = await warn(type, null);
        const seen = await warnings.fetch(warningId, null);
        expect(seen).toEqual({
          intentId,
          warning: { warningId, type, isActionable: true, warnedAt: expect.any(String) },
        });
        const { warnedAt } = seen!.warning;
        expect(new Date(warnedAt).toISOString()).toBe(warnedAt);
      },
    );

    it('a warning about a payment that is refunded whole cannot be answered', async () => {
      const { warnings, warn, refund } = opened;
      const refunded = await warn('made_with_stolen_card', null);
      const other = await warn('made_with_stolen_card', null);
      await refund(refunded);
      expect(await warnings.fetch(refunded.warningId, null)).toMatchObject({
        intentId: refunded.intentId,
        warning: { isActionable: false },
      });
      expect(await warnings.fetch(other.warningId, null)).toMatchObject({ warning: { isActionable: true } });
    });

    it('a warning is fetched only on its own account', async () => {
      const { warnings, warn, account } = opened;
      const own = await warn('made_with_lost_card', null);
      const connected = await warn('made_with_lost_card', account);
      expect(await warnings.fetch(connected.warningId, account)).toMatchObject({
        intentId: connected.intentId,
        warning: { warningId: connected.warningId },
      });
      expect(await warnings.fetch(connected.warningId, null)).toBeNull();
      expect(await warnings.fetch(own.warningId, account)).toBeNull();
    });

    it.each(['issfr_missing', 'issfr_1Nothing', 'ch_1'])('there is no warning %s', async (warningId) => {
      expect(await opened.warnings.fetch(warningId, null)).toBeNull();
    });

    it('a provider that does not answer is away, and the warning is fetched later', async () => {
      const { warnings, warn, fail } = opened;
      const { warningId } = await warn('unauthorized_use_of_card', null);
      await fail();
      await expect(warnings.fetch(warningId, null)).rejects.toThrow(ProviderAway);
      expect(await warnings.fetch(warningId, null)).toMatchObject({ warning: { warningId } });
    });
  });
};
