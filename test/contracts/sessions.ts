import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Session, type SessionRecord } from '#src/modules/users/domain/session.ts';
import type { Sessions } from '#src/modules/users/ports/sessions.ts';

type Opened = Readonly<{
  sessions: Sessions;
  addUser(): Promise<number>;
  addMerchant(): Promise<number>;
  close(): Promise<void>;
}>;

const now = new Date('2026-11-20T10:00:00Z');
const later = new Date('2026-11-20T11:00:00Z');

/** The contract of `Sessions`: every implementation passes it. */
export const describeSessions = (name: string, open: () => Promise<Opened>): void => {
  describe(`sessions in ${name}`, () => {
    let opened: Opened;
    let sessions: Sessions;
    beforeAll(async () => {
      opened = await open();
      sessions = opened.sessions;
    });
    afterAll(() => opened.close());

    const add = async (userId: number, merchantId?: number): Promise<SessionRecord> => {
      const opening = { id: randomUUID(), userId, ip: '192.0.2.1', userAgent: 'a browser' };
      const session = Session.create({ ...opening, merchantId: merchantId ?? null }, now);
      await sessions.add(session);
      return session.toRecord();
    };
    const read = async ({ id }: SessionRecord) => (await sessions.findForUpdate(id))?.toRecord() ?? null;

    test('a session is read back as stored, an unknown id is null', async () => {
      const session = await add(await opened.addUser());
      expect(await read(session)).toEqual(session);
      expect(await sessions.findForUpdate(randomUUID())).toBeNull();
    });

    test('a saved session is read back as changed', async () => {
      const session = await add(await opened.addUser());
      const changed = Session.restore(session);
      const merchantId = await opened.addMerchant();
      changed.prove(later);
      changed.actFor(merchantId);
      changed.end('SIGNED_OUT', later);
      await sessions.save(changed);
      expect(await read(session)).toEqual({
        ...session,
        provedAt: later,
        merchantId,
        endedAt: later,
        endReason: 'SIGNED_OUT',
      });
    });

    test('ending all sessions of a user keeps those of other users, the excepted one and earlier ends', async () => {
      const userId = await opened.addUser();
      const [ended, live, kept] = [await add(userId), await add(userId), await add(userId)];
      const ofOther = await add(await opened.addUser());
      const signedOut = Session.restore(ended);
      signedOut.end('SIGNED_OUT', now);
      await sessions.save(signedOut);
      await sessions.endAllOf(userId, { reason: 'PASSWORD_CHANGED', at: later, exceptId: kept.id });
      expect(await read(ended)).toMatchObject({ endedAt: now, endReason: 'SIGNED_OUT' });
      expect(await read(live)).toMatchObject({ endedAt: later, endReason: 'PASSWORD_CHANGED' });
      expect(await read(kept)).toEqual(kept);
      expect(await read(ofOther)).toEqual(ofOther);
      await sessions.endAllOf(userId, { reason: 'ACCOUNT_LOCKED', at: later });
      expect(await read(kept)).toMatchObject({ endReason: 'ACCOUNT_LOCKED' });
    });

    test('ending the sessions of a user for one merchant keeps those for others and for none', async () => {
      const [userId, merchantId] = [await opened.addUser(), await opened.addMerchant()];
      const ended = await add(userId, merchantId);
      const kept = [await add(userId, await opened.addMerchant()), await add(userId)];
      const ofOther = await add(await opened.addUser(), merchantId);
      await sessions.endAllOf(userId, { reason: 'MEMBERSHIP_ENDED', at: later, merchantId });
      expect(await read(ended)).toMatchObject({ endedAt: later, endReason: 'MEMBERSHIP_ENDED' });
      for (const session of [...kept, ofOther]) expect(await read(session)).toEqual(session);
    });

    test('ending views of a merchant or of a session keeps the other views and the sign-ins', async () => {
      const [userId, merchantId] = [await opened.addUser(), await opened.addMerchant()];
      const signedIn = await add(userId, merchantId);
      const viewFrom = async (of: number, viewedFrom: string): Promise<SessionRecord> => {
        const view = { id: randomUUID(), userId, ip: '192.0.2.1', userAgent: '', merchantId: of, viewedFrom };
        const session = Session.view(view, now);
        await sessions.add(session);
        return session.toRecord();
      };
      const ofMerchant = await viewFrom(merchantId, signedIn.id);
      const other = await viewFrom(await opened.addMerchant(), signedIn.id);
      const kept = await viewFrom(await opened.addMerchant(), randomUUID());
      await sessions.endViews({ merchantId }, { reason: 'ACCOUNT_CLOSED', at: later });
      expect(await read(ofMerchant)).toMatchObject({ endedAt: later, endReason: 'ACCOUNT_CLOSED' });
      expect(await read(other)).toEqual(other);
      await sessions.endViews({ viewedFrom: signedIn.id }, { reason: 'ENDED_BY_USER', at: later });
      expect(await read(other)).toMatchObject({ endedAt: later, endReason: 'ENDED_BY_USER' });
      for (const session of [kept, signedIn]) expect(await read(session)).toEqual(session);
    });
  });
};
