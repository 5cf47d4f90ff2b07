import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ProviderRefused } from '#kernel/provider-failures.ts';
import type { AccountProvider } from '#modules/accounts/ports/account-provider.ts';

type Opened = Readonly<{
  provider: AccountProvider;
  /** Leads an account through the provider's form to the end. */
  verify: (accountId: string) => Promise<void>;
  /** The merchant disconnects the account. */
  leave: (accountId: string) => Promise<void>;
  /** The provider keeps an error for the key of the next order. */
  keepError: (key: string) => Promise<void>;
  close?: () => Promise<void>;
}>;

const request = {
  email: 'office@agro.example',
  businessName: 'Агро ЕООД',
  url: 'https://pay.example.bg/m/agro',
};
const urls = { returnUrl: 'https://pay.example.bg/return', refreshUrl: 'https://pay.example.bg/refresh' };

/** Contract of accounts at card providers. */
export const describeAccountProvider = (name: string, open: () => Promise<Opened>): void => {
  describe(`accounts at the card provider ${name}`, () => {
    let opened: Opened;
    let made = 0;
    beforeAll(async () => {
      opened = await open();
    });
    afterAll(() => opened.close?.());
    const hourAgo = new Date(Date.now() - 3_600_000);
    const created = async () => {
      made += 1;
      const order = { merchantId: made, key: `account:${made}`, request };
      return { ...order, id: await opened.provider.create(order) };
    };

    it('the same key brings the same account', async () => {
      const { id, ...order } = await created();
      expect(await opened.provider.create(order)).toBe(id);
      expect((await created()).id).not.toBe(id);
    });

    it('an account is found by its merchant; a merchant without one has none', async () => {
      const { id, merchantId } = await created();
      expect(await opened.provider.findByMerchant(merchantId, hourAgo)).toBe(id);
      expect(await opened.provider.findByMerchant(999_999, hourAgo)).toBeNull();
    });

    it('all accounts name their merchant, and one that was disconnected is not among them', async () => {
      const { id, merchantId } = await created();
      const { id: left } = await created();
      await opened.leave(left);
      const owners = await opened.provider.owners();
      expect(owners.get(id)).toBe(String(merchantId));
      expect(owners.has(left)).toBe(false);
    });

    it('a new account waits for its data and can neither be charged nor paid out', async () => {
      const { id } = await created();
      const facts = (await opened.provider.fetch(id))!;
      expect(facts).toMatchObject({ isSubmitted: false, areChargesEnabled: false, arePayoutsEnabled: false });
      expect(facts.due).toContain('external_account');
      expect(facts.due.filter((code, place) => facts.due.indexOf(code) !== place)).toEqual([]);
    });

    it('a link leads to the provider’s form', async () => {
      const { id } = await created();
      expect(await opened.provider.link(id, urls)).toMatch(/^https?:\/\//);
    });

    it('a verified account can be charged and paid out, and names the end of its bank account', async () => {
      const { id } = await created();
      await opened.verify(id);
      expect(await opened.provider.fetch(id)).toMatchObject({
        isSubmitted: true,
        areChargesEnabled: true,
        arePayoutsEnabled: true,
        pastDue: [],
        disabledReason: null,
        bankLast4: '5678',
        bankCurrency: 'EUR',
      });
    });

    it('an account that the merchant has disconnected, or of another platform, gives no access', async () => {
      const { id } = await created();
      await opened.leave(id);
      expect(await opened.provider.fetch(id)).toBeNull();
    });

    it('an error that is kept for a key is a refusal of that key', async () => {
      made += 1;
      const order = { merchantId: made, key: `account:${made}`, request };
      await opened.keepError(order.key);
      const refusal: unknown = await opened.provider.create(order).catch((error: unknown) => error);
      expect(refusal).toBeInstanceOf(ProviderRefused);
      expect(refusal).toMatchObject({ reason: 'kept_error' });
    });
  });
};
