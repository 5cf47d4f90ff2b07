import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PasskeyTaken } from '#src/modules/users/domain/failures.ts';
import type { PasskeyFactor, TotpFactor } from '#src/modules/users/domain/second-factor.ts';
import type { SecondFactors } from '#src/modules/users/ports/second-factors.ts';

type Opened = Readonly<{ factors: SecondFactors; addUser(): Promise<number>; close(): Promise<void> }>;

const now = new Date('2026-11-20T10:00:00Z');
const common = { name: 'Телефон', createdAt: now, confirmedAt: now, lastUsedAt: null };
const secret = Buffer.from('a sealed secret');

/** The contract of `SecondFactors`: every implementation passes it. */
export const describeSecondFactors = (name: string, open: () => Promise<Opened>): void => {
  describe(`second factors in ${name}`, () => {
    let opened: Opened;
    let factors: SecondFactors;
    beforeAll(async () => {
      opened = await open();
      factors = opened.factors;
    });
    afterAll(() => opened.close());

    const addTotp = async (userId: number): Promise<TotpFactor> => {
      const id = await factors.nextId();
      const factor = { ...common, id, userId, kind: 'TOTP', sealedSecret: secret, lastStep: null } as const;
      await factors.save(factor);
      return factor;
    };
    const passkey = async (userId: number, credentialId: string): Promise<PasskeyFactor> => ({
      ...common,
      id: await factors.nextId(),
      userId,
      kind: 'PASSKEY',
      credentialId,
      publicKey: Buffer.from('a key'),
      signCount: 0,
      transports: ['internal', 'hybrid'],
      isBackedUp: true,
    });

    test('factors are read back as stored, the oldest first, and of their user only', async () => {
      const [userId, other] = [await opened.addUser(), await opened.addUser()];
      const app = await addTotp(userId);
      const key = await passkey(userId, 'one');
      await factors.save(key);
      await addTotp(other);
      expect(await factors.ofUser(userId)).toEqual([app, key]);
      expect(await factors.withCredential('one')).toEqual(key);
      expect(await factors.withCredential('unknown')).toBeNull();
      const withApps = await factors.usersWithTotp();
      expect(withApps).toEqual(expect.arrayContaining([userId, other]));
    });

    test('a saved factor is read back as changed', async () => {
      const userId = await opened.addUser();
      const app = await addTotp(userId);
      const changed = { ...app, lastStep: 7, lastUsedAt: new Date(now.getTime() + 1_000) };
      await factors.save(changed);
      expect(await factors.ofUser(userId)).toEqual([changed]);
      const key = await passkey(userId, 'two');
      await factors.save(key);
      await factors.save({ ...key, signCount: 5, isBackedUp: false });
      expect(await factors.withCredential('two')).toMatchObject({ signCount: 5, isBackedUp: false });
    });

    test('a credential belongs to one factor', async () => {
      const userId = await opened.addUser();
      await factors.save(await passkey(userId, 'three'));
      await expect(factors.save(await passkey(await opened.addUser(), 'three'))).rejects.toThrow(
        PasskeyTaken,
      );
    });

    test('removed factors are gone, others stay', async () => {
      const userId = await opened.addUser();
      const [one, two] = [await addTotp(userId), await addTotp(userId)];
      await factors.remove([one.id]);
      expect(await factors.ofUser(userId)).toEqual([two]);
    });

    test('a recovery code is used once, and by its user only', async () => {
      const [userId, other] = [await opened.addUser(), await opened.addUser()];
      await factors.replaceCodes(userId, ['one', 'two'], now);
      expect(await factors.useCode(other, 'one', now)).toBe(false);
      expect(await factors.useCode(userId, 'unknown', now)).toBe(false);
      expect([await factors.useCode(userId, 'one', now), await factors.useCode(userId, 'one', now)]).toEqual([
        true,
        false,
      ]);
      expect([await factors.countCodes(userId), await factors.countCodes(other)]).toEqual([1, 0]);
    });

    test('new recovery codes end the earlier ones, and an empty list removes all', async () => {
      const userId = await opened.addUser();
      await factors.replaceCodes(userId, ['one'], now);
      await factors.replaceCodes(userId, ['two', 'three'], now);
      expect([await factors.useCode(userId, 'one', now), await factors.countCodes(userId)]).toEqual([
        false,
        2,
      ]);
      await factors.replaceCodes(userId, [], now);
      expect(await factors.countCodes(userId)).toBe(0);
    });
  });
};
