import { describe, expect, it } from 'vitest';
import { anonymous } from '#kernel/actor.ts';
import { NotAllowed, SignInNeeded } from '#kernel/failure.ts';
import { CancelLinksOfMerchant } from '#modules/links/application/cancel-links-of-merchant.ts';
import { ExpireDueLinks } from '#modules/links/application/expire-due-links.ts';
import {
  LinkIsPaid,
  LinkNotFound,
  LinkStatusRefused,
  MerchantMayNotAct,
} from '#modules/links/domain/failures.ts';
import { linksFixture, merchant as actor, otherMerchant, actorsWithoutMerchant } from './links-fixture.ts';

describe.each([
  ['cancel', 'cancelLink', {}],
  ['extend', 'extendLink', { days: 10 }],
] as const)('the action "%s" of a link', (action, useCase, about) => {
  it(`only the merchant of a link can ${action} it`, async () => {
    const fixture = linksFixture();
    const paymentLinkId = await fixture.addLink();
    const execute = (caller: typeof actor, id = paymentLinkId) =>
      fixture[useCase].execute({ actor: caller, paymentLinkId: id, days: 10, ...about });
    await expect(execute(anonymous)).rejects.toThrow(SignInNeeded);
    for (const other of actorsWithoutMerchant) await expect(execute(other)).rejects.toThrow(NotAllowed);
    await expect(execute(otherMerchant)).rejects.toThrow(LinkNotFound);
    await expect(execute(actor, 99)).rejects.toThrow(LinkNotFound);
    expect(fixture.actions()).toEqual(['link.created']);
    expect((await fixture.recordOf(paymentLinkId)).version).toBe(1);
  });

  it(`a SUSPENDED or INACTIVE merchant cannot ${action} a link`, async () => {
    const fixture = linksFixture();
    const paymentLinkId = await fixture.addLink();
    for (const status of ['SUSPENDED', 'INACTIVE'] as const) {
      fixture.statuses.set(7, status);
      const refused = fixture[useCase].execute({ actor, paymentLinkId, days: 10 });
      await expect(refused).rejects.toThrow(MerchantMayNotAct);
    }
    expect(await fixture.recordOf(paymentLinkId)).toMatchObject({ status: 'ACTIVE', version: 1 });
  });

  it(`${action} is refused for a PAID and for a CANCELLED link`, async () => {
    const fixture = linksFixture();
    const [paid, cancelled] = [await fixture.addLink(), await fixture.addLink()];
    await fixture.links.change(paid, (link) => link.pay(fixture.clock.now()));
    await fixture.links.change(cancelled, (link) => link.cancel(fixture.clock.now()));
    for (const [paymentLinkId, refusal] of [
      [paid, LinkIsPaid],
      [cancelled, LinkStatusRefused],
    ] as const) {
      const refused = fixture[useCase].execute({ actor, paymentLinkId, days: 10 });
      await expect(refused).rejects.toThrow(refusal);
    }
    expect(fixture.published).toEqual([]);
  });
});

it('a cancelled link is published and audited once, also by concurrent requests', async () => {
  const { addLink, cancelLink, recordOf, published, actions } = linksFixture();
  const paymentLinkId = await addLink();
  const outcomes = await Promise.allSettled([
    cancelLink.execute({ actor, paymentLinkId }),
    cancelLink.execute({ actor, paymentLinkId }),
  ]);
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect((await recordOf(paymentLinkId)).status).toBe('CANCELLED');
  expect(published).toEqual([{ type: 'links.LinkClosed', event: { paymentLinkId } }]);
  expect(actions()).toEqual(['link.created', 'link.cancelled']);
});

it('extending a link counts days from today and makes an EXPIRED link ACTIVE', async () => {
  const { addLink, extendLink, recordOf, setNow, audited } = linksFixture();
  const paymentLinkId = await addLink({ expiresInDays: 1 });
  setNow('2026-12-01T10:00:00Z');
  await extendLink.execute({ actor, paymentLinkId, days: 10 });
  expect(await recordOf(paymentLinkId)).toMatchObject({
    status: 'ACTIVE',
    expiresAt: new Date('2026-12-11T10:00:00Z'),
  });
  expect(audited.at(-1)).toMatchObject({ action: 'link.extended', data: { days: 10 } });
});

it('links past their expiry are stored as EXPIRED once; an extended one stays ACTIVE', async () => {
  const fixture = linksFixture();
  const [due, extended, endless] = [
    await fixture.addLink({ expiresInDays: 1 }),
    await fixture.addLink({ expiresInDays: 1 }),
    await fixture.addLink({ usage: 'REUSABLE' }),
  ];
  fixture.setNow('2026-12-01T10:00:00Z');
  await fixture.extendLink.execute({ actor, paymentLinkId: extended, days: 5 });
  const expireDueLinks = new ExpireDueLinks(fixture);
  expect(await expireDueLinks.execute()).toBe(1);
  expect(await expireDueLinks.execute()).toBe(0);
  const statuses = [];
  for (const id of [due, extended, endless]) statuses.push((await fixture.recordOf(id)).status);
  expect(statuses).toEqual(['EXPIRED', 'ACTIVE', 'ACTIVE']);
});

it('all open links of a closed merchant are cancelled and published, and none of another merchant', async () => {
  const fixture = linksFixture();
  const [open, paid, foreign] = [
    await fixture.addLink(),
    await fixture.addLink(),
    await fixture.addLink({ actor: otherMerchant }),
  ];
  await fixture.links.change(paid, (link) => link.pay(fixture.clock.now()));
  await new CancelLinksOfMerchant(fixture).execute({ merchantId: 7 });
  expect(fixture.published).toEqual([{ type: 'links.LinkClosed', event: { paymentLinkId: open } }]);
  expect((await fixture.recordOf(foreign)).status).toBe('ACTIVE');
});
