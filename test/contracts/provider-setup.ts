import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { ProviderSetup } from '#modules/accounts/ports/provider-setup.ts';

type OpenedProviderSetup = Readonly<{
  setup: ProviderSetup;
  /** Registers what `setup.needed` names first, of another API version and for one event type. */
  register: (events: readonly string[], apiVersion: string) => Promise<void>;
  /** The provider refuses the key from now on. */
  refuseKey: () => void;
  /** The key may not list charges, nor read its account and webhook endpoints. */
  restrictKey: () => void;
  /** The key may do everything again. */
  permitAll: () => void;
  /** Makes one event of this type on the platform's own account, which every endpoint has accepted or not. */
  makeEvent: (isAccepted: boolean) => Promise<{ type: string }>;
  close?: () => Promise<void>;
}>;

/** Contract of the settings at card providers. */
export const describeProviderSetup = (name: string, open: () => Promise<OpenedProviderSetup>): void => {
  describe(`the settings at the card provider ${name}`, () => {
    let opened: OpenedProviderSetup;
    beforeAll(async () => {
      opened = await open();
    });
    afterEach(() => opened.permitAll());
    afterAll(() => opened.close?.());

    it('a key that may do everything lacks no permission, and reads its account', async () => {
      expect(await opened.setup.missingPermissions()).toEqual([]);
      const account = await opened.setup.account();
      expect(account).toMatchObject({ country: 'BG', defaultCurrency: 'EUR', isChargeable: true });
      expect(account?.accountId).toMatch(/^acct_/);
      expect(Math.abs(account!.askedAt.getTime() - account!.answeredAt!.getTime())).toBeLessThan(60_000);
    });

    it('a refused key has no list of permissions', async () => {
      opened.refuseKey();
      expect(await opened.setup.missingPermissions()).toBeNull();
    });

    it('a restricted key lacks what it may not do, by name, and its settings cannot be read', async () => {
      opened.restrictKey();
      expect(await opened.setup.missingPermissions()).toContainEqual({
        permission: 'Charges: read',
        name: 'rak_charge_read',
        isOnAccounts: false,
      });
      expect(await opened.setup.account()).toBeNull();
      expect(await opened.setup.registeredEndpoints()).toBeNull();
    });

    it('a registered endpoint is listed with its events and version', async () => {
      const { endpoints } = await opened.setup.needed();
      const [needed] = endpoints;
      await opened.register(['refund.failed'], '2026-09-30.endive');
      const found = (await opened.setup.registeredEndpoints())?.filter(({ url }) => url === needed!.url);
      expect(found).toMatchObject([
        {
          isEnabled: true,
          isForConnected: false,
          events: ['refund.failed'],
          apiVersion: '2026-09-30.endive',
        },
      ]);
    });

    it.each([true, false])('the newest event was accepted by all endpoints: %s', async (isAccepted) => {
      const { type } = await opened.makeEvent(isAccepted);
      const [newest] = (await opened.setup.latestEvents()).filter((event) => event.type === type);
      expect(newest).toMatchObject({ isOfConnected: false, isPending: !isAccepted });
      const { apiVersion } = await opened.setup.needed();
      expect(newest?.apiVersion).toBe(apiVersion);
    });
  });
};
