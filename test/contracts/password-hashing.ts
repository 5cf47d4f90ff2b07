import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { PasswordHashing } from '#src/modules/users/ports/password-hashing.ts';

type Opened = Readonly<{ passwords: PasswordHashing; close(): Promise<void> }>;

const turn = { lane: 'known', key: 'tests' } as const;

/** The contract of `PasswordHashing`: every implementation passes it. */
export const describePasswordHashing = (name: string, open: () => Promise<Opened>): void => {
  describe(`password hashing by ${name}`, () => {
    let opened: Opened;
    let passwords: PasswordHashing;
    beforeAll(async () => {
      opened = await open();
      passwords = opened.passwords;
    });
    afterAll(() => opened.close());

    test('a hash matches its own password only', async () => {
      const hash = await passwords.hash('тайна', turn);
      expect(await passwords.matches('тайна', hash, turn)).toBe(true);
      expect(await passwords.matches('Тайна', hash, turn)).toBe(false);
      expect(await passwords.matches('тайна ', hash, turn)).toBe(false);
    });

    test('a password in another Unicode normal form matches', async () => {
      const hash = await passwords.hash('й'.normalize('NFC').repeat(6), turn);
      expect(await passwords.matches('й'.normalize('NFD').repeat(6), hash, turn)).toBe(true);
    });

    test('without a hash no password matches', async () => {
      expect(await passwords.matches('тайна', null, turn)).toBe(false);
    });

    test('a new hash is not outdated', async () => {
      expect(passwords.isOutdated(await passwords.hash('тайна', turn))).toBe(false);
    });

    test('a digest is the same for the same text and does not contain it', () => {
      expect(passwords.digest('mara')).toBe(passwords.digest('mara'));
      expect(passwords.digest('mara')).not.toBe(passwords.digest('ivan'));
      expect(passwords.digest('mara')).not.toContain('mara');
    });
  });
};
