import { expect, it } from 'vitest';
import { anonymous, type Actor } from '#kernel/actor.ts';
import { InvalidFields, NotAllowed, SignInNeeded } from '#kernel/failure.ts';
import { Money } from '#kernel/money.ts';
import { MerchantMayNotAct } from '#modules/links/domain/failures.ts';
import { draft, linksFixture, merchant, actorsWithoutMerchant } from './links-fixture.ts';

it('a created link is ACTIVE for thirty days, has a unique token and one audit row', async () => {
  const { addLink, recordOf, audited } = linksFixture();
  const [one, other] = [await addLink(), await addLink()];
  expect(await recordOf(one)).toMatchObject({
    merchantId: 7,
    status: 'ACTIVE',
    expiresAt: new Date('2026-12-20T10:00:00Z'),
    fxRate: '1.95583',
  });
  expect((await recordOf(one)).token).not.toBe((await recordOf(other)).token);
  expect(audited[0]).toEqual({
    actor: merchant,
    action: 'link.created',
    subject: { type: 'link', id: one },
  });
});

it('a REUSABLE link does not expire unless days are given', async () => {
  const { addLink, recordOf } = linksFixture();
  expect((await recordOf(await addLink({ usage: 'REUSABLE' }))).expiresAt).toBeNull();
  expect((await recordOf(await addLink({ usage: 'REUSABLE', expiresInDays: 1 }))).expiresAt).not.toBeNull();
});

it('a link for a counter expires after the given minutes; days and minutes together are refused', async () => {
  const { addLink, recordOf, audited } = linksFixture();
  const { expiresAt } = await recordOf(await addLink({ expiresInMinutes: 15 }));
  expect(expiresAt).toEqual(new Date('2026-11-20T10:15:00Z'));
  await expect(addLink({ expiresInMinutes: 15, expiresInDays: 1 })).rejects.toMatchObject({
    fields: [{ field: 'expiresInMinutes', code: 'fields.one-expiry' }],
  });
  expect(audited).toHaveLength(1);
});

it('a link stores the user who created it, and none for an operator', async () => {
  const { addLink, recordOf } = linksFixture();
  expect((await recordOf(await addLink())).createdBy).toBe(1);
  const actor: Actor = { kind: 'operator', name: 'root', actsFor: 9 };
  expect((await recordOf(await addLink({ actor }))).createdBy).toBeNull();
});

it('a BOOKKEEPER creates no link but that of a written invoice', async () => {
  const { addLink, recordOf } = linksFixture();
  const actor = { ...merchant, merchantRole: 'BOOKKEEPER' } as Actor;
  await expect(addLink({ actor })).rejects.toThrow(NotAllowed);
  expect((await recordOf(await addLink({ actor, right: 'WRITE_DOCUMENTS' }))).createdBy).toBe(1);
});

it('an operator creates a link for the merchant that it acts for', async () => {
  const { addLink, recordOf } = linksFixture();
  const actor: Actor = { kind: 'operator', name: 'root', actsFor: 9 };
  expect((await recordOf(await addLink({ actor }))).merchantId).toBe(9);
});

it('an anonymous caller and users without a merchant cannot create links', async () => {
  const { createLink, links } = linksFixture();
  await expect(createLink.execute({ actor: anonymous, ...draft })).rejects.toThrow(SignInNeeded);
  for (const actor of actorsWithoutMerchant)
    await expect(createLink.execute({ actor, ...draft })).rejects.toThrow(NotAllowed);
  expect(await links.idsOf({ openOfMerchant: 7 })).toEqual([]);
});

it('a PENDING merchant creates links; a SUSPENDED or INACTIVE one cannot', async () => {
  const { addLink, statuses, audited } = linksFixture();
  statuses.set(7, 'PENDING');
  await addLink();
  for (const status of ['SUSPENDED', 'INACTIVE'] as const) {
    statuses.set(7, status);
    await expect(addLink()).rejects.toThrow(MerchantMayNotAct);
  }
  expect(audited).toHaveLength(1);
});

it('an amount out of range and a missing expiry of a SINGLE link are reported together', async () => {
  const { addLink, audited } = linksFixture();
  const wrong = addLink({ amount: Money.ofMinor(10, 'EUR'), expiresInDays: null });
  await expect(wrong).rejects.toThrow(InvalidFields);
  await expect(wrong).rejects.toMatchObject({ fields: [{ field: 'amount' }, { field: 'expiresInDays' }] });
  expect(audited).toEqual([]);
});
