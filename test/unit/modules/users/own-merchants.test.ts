import { beforeEach, describe, expect, test } from 'vitest';
import { anonymous, type SignedIn } from '#kernel/actor.ts';
import { SecondFactorRequired, SignInNeeded } from '#kernel/failure.ts';
import { listOwnMerchants } from '#modules/users/application/list-own-merchants.ts';
import { NoMembership, SessionNotFound } from '#modules/users/domain/failures.ts';
import type { UserRecord } from '#modules/users/domain/user.ts';
import { merchantId, otherMerchantId, teamFixture, type TeamFixture } from './team-fixture.ts';

let fixture: TeamFixture;
let vera: UserRecord;
let actor: SignedIn;
beforeEach(async () => {
  fixture = teamFixture();
  vera = await fixture.addMember('vera', 'OWNER');
  await fixture.join(vera, 'VIEWER', otherMerchantId);
  actor = await fixture.actorWith(vera, 'OWNER');
});

const merchantOfSession = ({ sessionId }: SignedIn) =>
  fixture.sessions.all.find(({ id }) => id === sessionId)?.merchantId;

describe('listOwnMerchants', () => {
  test('the open merchants of a user are listed by name with the role and the current one', async () => {
    expect(await listOwnMerchants(fixture, actor)).toEqual([
      { merchantId: otherMerchantId, businessName: 'Ателие', role: 'VIEWER', isCurrent: false },
      { merchantId, businessName: 'Ягода', role: 'OWNER', isCurrent: true },
    ]);
  });

  test('a closed merchant is not listed', async () => {
    fixture.merchants.close(otherMerchantId);
    expect((await listOwnMerchants(fixture, actor)).map(({ businessName }) => businessName)).toEqual([
      'Ягода',
    ]);
  });

  test('a user without memberships has no merchants', async () => {
    expect(await listOwnMerchants(fixture, await fixture.actorOf('ACCOUNTANT'))).toEqual([]);
  });
});

describe('SwitchMerchant', () => {
  test('the session and the next sign-in act for the chosen merchant, and other sessions for theirs', async () => {
    const elsewhere = await fixture.actorWith(vera, 'OWNER');
    await fixture.switchTo(actor, otherMerchantId);
    expect(merchantOfSession(actor)).toBe(otherMerchantId);
    expect(merchantOfSession(elsewhere)).toBe(merchantId);
    expect(fixture.merchantOf(vera)).toBe(otherMerchantId);
    expect(fixture.entries).toMatchObject([
      {
        action: 'user.merchant-switched',
        subject: { type: 'user', id: vera.id },
        data: { from: merchantId, to: otherMerchantId },
      },
    ]);
  });

  test('a switch to the merchant of the session changes nothing', async () => {
    await fixture.switchTo(actor, merchantId);
    expect(fixture.entries).toEqual([]);
  });

  test('a switch to a merchant of others, an unknown one or a closed one is refused alike', async () => {
    fixture.merchants.open(9);
    fixture.merchants.close(otherMerchantId);
    for (const foreign of [9, 999, otherMerchantId])
      await expect(fixture.switchTo(actor, foreign)).rejects.toThrow(NoMembership);
    expect(merchantOfSession(actor)).toBe(merchantId);
  });

  test('an ended session does not switch', async () => {
    await fixture.sessions.endAllOf(vera.id, { reason: 'SIGNED_OUT', at: fixture.clock.at });
    await expect(fixture.switchTo(actor, otherMerchantId)).rejects.toThrow(SessionNotFound);
  });
});

test('own merchants need a session with its rights', async () => {
  const refused = [
    [anonymous as never, SignInNeeded],
    [{ ...actor, needsSecondFactor: true }, SecondFactorRequired],
  ] as const;
  for (const [caller, failure] of refused) {
    await expect(listOwnMerchants(fixture, caller)).rejects.toThrow(failure);
    await expect(fixture.switchTo(caller, otherMerchantId)).rejects.toThrow(failure);
  }
});
