import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Invitation, type NewInvitation } from '#modules/team/domain/invitation.ts';
import type { Invitations } from '#modules/team/ports/invitations.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';

type Opened = Readonly<{
  invitations: Invitations;
  work: UnitOfWork;
  merchantId: number;
  close(): Promise<void>;
}>;

const now = new Date('2026-11-20T10:00:00Z');
const later = new Date('2026-11-21T10:00:00Z');

/** The contract of `Invitations`: every implementation passes it. */
export const describeInvitations = (name: string, open: () => Promise<Opened>): void => {
  describe(`${name} as Invitations`, () => {
    let opened: Opened;
    let invitations: Invitations;
    beforeAll(async () => {
      opened = await open();
      invitations = opened.invitations;
    });
    afterAll(() => opened.close());

    const team = { kind: 'TEAM', role: 'MANAGER', refundLimitMinor: 20_000 } as const;
    const newInvitation = (email: string, about: Partial<NewInvitation> = {}): NewInvitation => {
      const { merchantId } = opened;
      const request = { merchantId, email, ...team, invitedBy: 'user:5', language: 'bg', ...about } as const;
      return Invitation.create(request, now);
    };

    it('an added invitation is found by its id and by its latest secret', async () => {
      const given = newInvitation('one@example.bg');
      const { id } = (await invitations.add(given)).toRecord();
      const first = await invitations.issueSecret(id);
      const second = await invitations.issueSecret(id);
      expect(await invitations.find({ secret: first })).toBeNull();
      for (const key of [{ id }, { secret: second }]) {
        expect((await invitations.find(key))!.toRecord()).toEqual({ ...given, id });
        expect((await opened.work.transact(() => invitations.lock(key)))!.toRecord()).toEqual({
          ...given,
          id,
        });
      }
      expect(await invitations.find({ id: 999_999_999 })).toBeNull();
      expect(await invitations.find({ secret: 'unknown' })).toBeNull();
    });

    it('one invitation of a kind is open for an address, in any case of its letters', async () => {
      const { merchantId } = opened;
      await invitations.add(newInvitation('two@example.bg'));
      await expect(invitations.add(newInvitation('TWO@example.bg'))).rejects.toThrow(Error);
      const of = { merchantId, email: 'Two@example.bg' };
      expect(await invitations.sentTo({ ...of, kind: 'ACCOUNTANT' })).toBeNull();
      const accountant = { kind: 'ACCOUNTANT', role: null, refundLimitMinor: null } as const;
      await invitations.add(newInvitation('two@example.bg', accountant));
      expect((await invitations.sentTo({ ...of, kind: 'TEAM' }))!.toRecord()).toMatchObject(team);
      expect((await invitations.sentTo({ ...of, kind: 'ACCOUNTANT' }))!.toRecord()).toMatchObject(accountant);
    });

    it('a settled invitation stays so and makes way for another', async () => {
      const invitation = await invitations.add(newInvitation('three@example.bg'));
      invitation.accept(7, later);
      await invitations.save(invitation);
      const { id } = invitation.toRecord();
      expect((await invitations.find({ id }))!.toRecord()).toMatchObject({
        state: 'ACCEPTED',
        acceptedBy: 7,
        settledAt: later,
      });
      const of = { merchantId: opened.merchantId, email: 'three@example.bg', kind: 'TEAM' } as const;
      expect(await invitations.sentTo(of)).toBeNull();
      await opened.work.transact(() => invitations.lockMerchant(opened.merchantId));
      expect((await invitations.add(newInvitation('three@example.bg'))).toRecord().id).not.toBe(id);
    });
  });
};
