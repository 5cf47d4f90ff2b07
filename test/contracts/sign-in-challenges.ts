import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openChallenge } from '#src/modules/users/domain/sign-in-challenge.ts';
import type { SignInChallenges } from '#src/modules/users/ports/sign-in-challenges.ts';

type Opened = Readonly<{ challenges: SignInChallenges; addUser(): Promise<number>; close(): Promise<void> }>;

const now = new Date('2026-11-20T10:00:00Z');

/** The contract of `SignInChallenges`: every implementation passes it. */
export const describeSignInChallenges = (name: string, open: () => Promise<Opened>): void => {
  describe(`challenges of sign-ins in ${name}`, () => {
    let opened: Opened;
    let challenges: SignInChallenges;
    beforeAll(async () => {
      opened = await open();
      challenges = opened.challenges;
    });
    afterAll(() => opened.close());

    const challenge = Buffer.from('thirty-two random bytes');

    test('a challenge is read back as stored, with and without a user', async () => {
      const userId = await opened.addUser();
      const own = openChallenge({ id: randomUUID(), userId, purpose: 'SIGN_IN', challenge }, now);
      const nameless = openChallenge(
        { id: randomUUID(), userId: null, purpose: 'PASSKEY_SIGN_IN', challenge },
        now,
      );
      await challenges.add(own);
      await challenges.add(nameless);
      expect([await challenges.find(own.id), await challenges.find(nameless.id)]).toEqual([own, nameless]);
      expect(await challenges.find(randomUUID())).toBeNull();
    });

    test('wrong answers are counted, and a challenge is removed once', async () => {
      const userId = await opened.addUser();
      const own = openChallenge({ id: randomUUID(), userId, purpose: 'ADD_PASSKEY', challenge }, now);
      await challenges.add(own);
      await challenges.countAttempt(own.id);
      await challenges.countAttempt(own.id);
      expect(await challenges.find(own.id)).toMatchObject({ attempts: 2 });
      expect([await challenges.remove(own.id), await challenges.remove(own.id)]).toEqual([true, false]);
      expect(await challenges.find(own.id)).toBeNull();
    });
  });
};
