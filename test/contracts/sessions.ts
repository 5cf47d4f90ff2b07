import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Session, type SessionRecord } from '#src/modules/users/domain/session.ts';
import type { Sessions } from '#src/modules/users/ports/sessions.ts';

type Opened = Readonly<{ sessions: Sessions; addUser(): Promise<number>; close(): Promise<void> }>;

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

    const add = async (userId: number): Promise<SessionRecord> => {
      const id = randomUUID();
      const session = Session.create({ id, userId, ip: '192.0.2.1', userAgent: 'a browser' }, now);
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
      changed.prove(later);
      changed.end('SIGNED_OUT', later);
      await sessions.save(changed);
      expect(await read(session)).toEqual({
        ...session,
        provedAt: later,
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
  });
};
