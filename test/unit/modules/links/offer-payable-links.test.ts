import { expect, it } from 'vitest';
import { OfferPayableLinks } from '#modules/links/application/offer-payable-links.ts';
import { LinkGone, LinkNotFound } from '#modules/links/domain/failures.ts';
import { linksFixture } from './links-fixture.ts';

const offered = () => {
  const fixture = linksFixture();
  return { ...fixture, offer: new OfferPayableLinks(fixture) };
};

it('a checkout gets the charge of an ACTIVE link, and not found for a link of another merchant', async () => {
  const { offer, addLink } = offered();
  const id = await addLink();
  const payable = await offer.forCheckout(id, 7);
  expect(payable).toMatchObject({ id, merchantId: 7, isSingle: true, fxRate: '1.95583' });
  expect(payable.chargeAmount.toDecimal()).toBe(25.05);
  await expect(offer.forCheckout(id, 8)).rejects.toThrow(LinkNotFound);
  await expect(offer.forCheckout(99, 7)).rejects.toThrow(LinkNotFound);
});

it('a checkout of a PAID, CANCELLED or expired link is refused', async () => {
  const { offer, addLink, links, clock, setNow } = offered();
  const [paid, cancelled, expired] = [await addLink(), await addLink(), await addLink()];
  await offer.markPaid(paid);
  await links.change(cancelled, (link) => link.cancel(clock.now()));
  setNow('2027-06-01T10:00:00Z');
  for (const id of [paid, cancelled, expired]) {
    await expect(offer.forCheckout(id, 7)).rejects.toThrow(LinkGone);
    expect(await offer.payableToken(id)).toBeNull();
  }
});

it('a succeeded payment marks a SINGLE link PAID, also an EXPIRED one, and does not change a REUSABLE or CANCELLED one', async () => {
  const { offer, addLink, links, clock, recordOf } = offered();
  const ids = [await addLink(), await addLink({ usage: 'REUSABLE' }), await addLink()] as const;
  await links.change(ids[2], (link) => link.cancel(clock.now()));
  const statuses = [];
  for (const id of ids) {
    await offer.markPaid(id);
    statuses.push((await recordOf(id)).status);
  }
  expect(statuses).toEqual(['PAID', 'ACTIVE', 'CANCELLED']);
});

it('a link is found by its token in any status and stores the invoice that it was created for', async () => {
  const { offer, addLink, recordOf } = offered();
  const id = await addLink();
  const { token } = await recordOf(id);
  expect(await offer.payableToken(id)).toBe(token);
  expect(await offer.lock(id)).toMatchObject({ invoiceId: null });
  await offer.assignInvoice(id, 5);
  expect(await offer.lock(id)).toMatchObject({ invoiceId: 5 });
  await offer.markPaid(id);
  expect(await offer.findByToken(token)).toMatchObject({ id, merchantId: 7 });
  await expect(offer.findByToken('missing')).rejects.toThrow(LinkNotFound);
  expect(await offer.lock(99)).toBeNull();
});
