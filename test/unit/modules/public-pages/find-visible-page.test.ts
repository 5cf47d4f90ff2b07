import { expect, it } from 'vitest';
import type { MerchantRecord } from '#modules/merchants/index.ts';
import { findVisiblePage } from '#modules/public-pages/application/find-visible-page.ts';
import { firstPublicPage } from '#modules/public-pages/domain/public-page.ts';
import { InMemoryProviderAccounts } from '#test/fakes/in-memory-provider-accounts.ts';
import { InMemoryPublicPages } from '#test/fakes/in-memory-public-pages.ts';

type Status = MerchantRecord['status'] | 'CLOSED';
type Account = 'NONE' | 'ORDERED' | 'STARTED' | 'ACTIVE' | 'ENDED';
type Case = Readonly<{
  routing?: 'direct' | 'platform';
  status?: Status;
  account: Account;
  page: 'NEVER_SET' | 'OFF' | 'ON';
}>;

const sold = ['Ваза', 'Чиния', 'Чаша'].map((bg) => ({ bg, en: `${bg} (en)` }));
const text = 'Ръчно изработени вази.';

/** What a visitor reads of one merchant: the payments of its page with its items, or the code of the refusal. */
const seenOf = async ({ routing = 'direct', status = 'ACTIVE', account, page }: Case, saved = {}) => {
  const publicPages = new InMemoryPublicPages();
  publicPages.addSlug('pekarna', 7);
  if (page !== 'NEVER_SET') await publicPages.save(7, { ...firstPublicPage, isOn: page === 'ON', ...saved });
  const known = new InMemoryProviderAccounts();
  // An ordered account has no id yet; one that was rejected or left is not chargeable.
  if (account !== 'NONE' && account !== 'ORDERED')
    known.set({ merchantId: 7, accountId: 'acct_1', isChargeable: account === 'ACTIVE' });
  const merchant = { id: 7, status, isAccepting: status === 'ACTIVE' } as MerchantRecord;
  const reads = {
    publicPages,
    merchants: { byId: async () => merchant, openById: async () => (status === 'CLOSED' ? null : merchant) },
    accounts: {
      ofMerchant: (id: number) => known.ofMerchant(id),
      isBegun: async () => account !== 'NONE' && account !== 'ENDED',
    },
    priceLists: { namesOf: async (_: number, limit: number) => sold.slice(0, limit) },
    config: { stripe: { routing } },
  };
  return findVisiblePage(reads, 'pekarna').then(
    ({ payments, items }) => ({ payments, items: items.length }),
    (error: { code: string }) => error.code,
  );
};

it.each<[Case, unknown]>([
  // As long as no account was ordered, and after it was rejected or left.
  [{ account: 'NONE', page: 'NEVER_SET' }, 'public-pages.not-found'],
  [{ account: 'NONE', page: 'OFF' }, 'public-pages.not-found'],
  [{ account: 'NONE', page: 'ON' }, 'public-pages.not-accepting'],
  [{ account: 'ENDED', page: 'OFF' }, 'public-pages.not-found'],
  [{ account: 'ENDED', page: 'ON' }, 'public-pages.not-accepting'],
  // From the order of the account on, also of a merchant that waits for its approval.
  [
    { account: 'ORDERED', page: 'NEVER_SET' },
    { payments: 'NOT_YET', items: 3 },
  ],
  [
    { account: 'ORDERED', page: 'ON' },
    { payments: 'NOT_YET', items: 3 },
  ],
  [
    { account: 'STARTED', page: 'OFF' },
    { payments: 'NOT_YET', items: 3 },
  ],
  [
    { account: 'STARTED', page: 'ON', status: 'PENDING' },
    { payments: 'NOT_YET', items: 3 },
  ],
  [
    { account: 'ACTIVE', page: 'ON', status: 'PENDING' },
    { payments: 'NOT_YET', items: 3 },
  ],
  // An account that may charge, with the page on or off.
  [
    { account: 'ACTIVE', page: 'ON' },
    { payments: 'TAKEN', items: 0 },
  ],
  [
    { account: 'ACTIVE', page: 'OFF' },
    { payments: 'NOT_HERE', items: 3 },
  ],
  [
    { account: 'ACTIVE', page: 'NEVER_SET' },
    { payments: 'NOT_HERE', items: 3 },
  ],
  // Suspended, inactive and closed merchants, whatever their account.
  [{ account: 'ACTIVE', page: 'ON', status: 'SUSPENDED' }, 'public-pages.not-accepting'],
  [{ account: 'STARTED', page: 'OFF', status: 'SUSPENDED' }, 'public-pages.not-found'],
  [{ account: 'ACTIVE', page: 'ON', status: 'INACTIVE' }, 'public-pages.not-accepting'],
  [{ account: 'ACTIVE', page: 'ON', status: 'CLOSED' }, 'public-pages.not-accepting'],
  [{ account: 'STARTED', page: 'NEVER_SET', status: 'CLOSED' }, 'public-pages.not-found'],
  // Without accounts of merchants the page alone decides.
  [
    { routing: 'platform', account: 'NONE', page: 'ON' },
    { payments: 'TAKEN', items: 0 },
  ],
  [{ routing: 'platform', account: 'NONE', page: 'OFF' }, 'public-pages.not-found'],
])('the public page of a merchant with %j shows %j', async (given, seen) => {
  expect(await seenOf(given)).toEqual(seen);
});

it('a page with a text of its own says what is sold, and lists no items', async () => {
  expect(await seenOf({ account: 'STARTED', page: 'OFF' }, { text })).toEqual({
    payments: 'NOT_YET',
    items: 0,
  });
});
