import { beforeEach, expect, it } from 'vitest';
import { InvalidFields } from '#kernel/failure.ts';
import { Money } from '#kernel/money.ts';
import { MakeRoomOnPage } from '#modules/links/application/make-room-on-page.ts';
import { OfferPayableLinks } from '#modules/links/application/offer-payable-links.ts';
import type { MerchantRecord } from '#modules/merchants/index.ts';
import { StartOpenPayment } from '#modules/public-pages/application/start-open-payment.ts';
import { PublicPageNotAccepting, PublicPageNotFound } from '#modules/public-pages/domain/failures.ts';
import { publicPageProblems } from '#modules/public-pages/application/public-page-problems.ts';
import { firstPublicPage } from '#modules/public-pages/domain/public-page.ts';
import { InMemoryPaymentsOfLinks } from '#test/fakes/in-memory-payments-of-links.ts';
import { InMemoryPublicPages } from '#test/fakes/in-memory-public-pages.ts';
import { InMemoryProviderAccounts } from '#test/fakes/in-memory-provider-accounts.ts';
import { linksFixture } from '#test/unit/modules/links/links-fixture.ts';

const page = {
  ...firstPublicPage,
  isOn: true,
  minAmount: Money.ofMinor(500, 'EUR'),
  maxAmount: Money.ofMinor(30_000, 'EUR'),
};
const slug = 'pekarna';
const euro = (minor: number) => Money.ofMinor(minor, 'EUR');

const open = () => {
  const fixture = linksFixture();
  const publicPages = new InMemoryPublicPages();
  publicPages.addSlug(slug, 7);
  let isAccepting = true;
  const byId = async (id: number) => ({ id, isAccepting, status: 'ACTIVE' }) as MerchantRecord;
  const accounts = new InMemoryProviderAccounts();
  const paymentsOfLinks = new InMemoryPaymentsOfLinks();
  const startOpenPayment = new StartOpenPayment({
    publicPages,
    merchants: { byId, openById: byId },
    accounts,
    priceLists: { namesOf: async () => [] },
    config: { rateLimits: true, stripe: { routing: 'platform' } },
    makeRoomOnPage: new MakeRoomOnPage({ ...fixture, paymentsOfLinks }),
    createLink: fixture.createLink,
    payableLinks: new OfferPayableLinks(fixture),
  });
  return {
    ...fixture,
    publicPages,
    startOpenPayment,
    accounts,
    paymentsOfLinks,
    suspend: () => {
      isAccepting = false;
    },
  };
};
let fixture: ReturnType<typeof open>;
beforeEach(async () => {
  fixture = open();
  await fixture.publicPages.save(7, page);
});
const start = (minor: number, network = 'guest') =>
  fixture.startOpenPayment.execute({ slug, amount: euro(minor), purpose: 'Букет', network });

it('an amount on a public page makes a SINGLE link of that amount for one hour', async () => {
  const token = await start(1_250);
  const record = (await fixture.links.find({ token }))!.toRecord();
  expect(record).toMatchObject({
    merchantId: 7,
    usage: 'SINGLE',
    origin: 'PUBLIC_PAGE',
    description: 'Букет',
    createdBy: null,
    amount: euro(1_250),
  });
  expect(record.expiresAt!.getTime() - record.createdAt.getTime()).toBe(3_600_000);
});

it.each([499, 30_001, 0])(
  'an amount of %d cents outside the limits is refused and makes no link',
  async (minor) => {
    const refused = await start(minor).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(InvalidFields);
    expect((refused as InvalidFields).fields.map(({ field }) => field)).toEqual(['amount']);
    expect(await fixture.links.idsOf({ openOfMerchant: 7 })).toEqual([]);
  },
);

it('the limits themselves are accepted', async () => {
  await start(500);
  await start(30_000);
  expect(await fixture.links.idsOf({ openOfMerchant: 7 })).toHaveLength(2);
});

it('a page that is off, takes no amounts or belongs to a suspended merchant makes no link', async () => {
  await fixture.publicPages.save(7, { ...page, takesAmounts: false });
  await expect(start(1_000)).rejects.toThrow(PublicPageNotFound);
  await fixture.publicPages.save(7, { ...page, isOn: false });
  await expect(start(1_000)).rejects.toThrow(PublicPageNotFound);
  await fixture.publicPages.save(7, page);
  fixture.suspend();
  await expect(start(1_000)).rejects.toThrow(PublicPageNotAccepting);
  expect(await fixture.links.idsOf({ openOfMerchant: 7 })).toEqual([]);
});

it('a page without payments makes no link', async () => {
  fixture.accounts.set({ merchantId: 7, accountId: 'acct_1', isChargeable: false });
  await fixture.publicPages.save(7, { ...page, isOn: false });
  await expect(start(1_000)).rejects.toThrow(PublicPageNotFound);
  await fixture.publicPages.save(7, page);
  fixture.suspend();
  await expect(start(1_000)).rejects.toThrow(PublicPageNotAccepting);
  expect(await fixture.links.idsOf({ openOfMerchant: 7 })).toEqual([]);
});

it('the limits of a page must be chargeable, and the largest not below the smallest', () => {
  const fieldsOf = (min: number, max: number): string[] =>
    publicPageProblems({ minAmount: euro(min), maxAmount: euro(max) }).map(({ field }) => field);
  expect(fieldsOf(50, 50)).toEqual([]);
  expect(fieldsOf(49, 100)).toEqual(['minAmount']);
  expect(fieldsOf(100, 100_000_000)).toEqual(['maxAmount']);
  expect(fieldsOf(200, 199)).toEqual(['maxAmount']);
});

it('130 amounts of strangers end the oldest of theirs; a guest before and a guest after can pay', async () => {
  const before = await start(1_250);
  const begun = (await fixture.links.find({ token: await start(1_300, 'network 0') }))!.toRecord().id!;
  fixture.paymentsOfLinks.begin(begun);
  for (let count = 0; count < 130; count += 1) await start(500, `network ${count % 7}`);
  const after = await start(1_250, 'guest 2');
  const now = fixture.clock.now();
  expect(await fixture.links.openOfPage(7, now)).toHaveLength(120);
  for (const token of [before, after])
    expect((await fixture.links.find({ token }))!.statusAt(now)).toBe('ACTIVE');
  expect((await fixture.recordOf(begun)).status).toBe('ACTIVE');
});
