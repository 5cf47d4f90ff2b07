import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { KnownNetworks } from '#src/modules/users/ports/known-networks.ts';

type Opened = Readonly<{ networks: KnownNetworks; addUser(): Promise<number>; close(): Promise<void> }>;

const now = new Date('2026-11-20T10:00:00Z');

/** The contract of `KnownNetworks`: every implementation passes it. */
export const describeKnownNetworks = (name: string, open: () => Promise<Opened>): void => {
  describe(`known networks in ${name}`, () => {
    let opened: Opened;
    let networks: KnownNetworks;
    beforeAll(async () => {
      opened = await open();
      networks = opened.networks;
    });
    afterAll(() => opened.close());

    test('a network is known to the user who signed in from it, and to no other', async () => {
      const [userId, otherUserId] = [await opened.addUser(), await opened.addUser()];
      expect(await networks.isKnown(userId, '192.0.2.1')).toBe(false);
      await networks.remember(userId, '192.0.2.1', now);
      expect(await networks.isKnown(userId, '192.0.2.1')).toBe(true);
      expect(await networks.isKnown(userId, '192.0.2.2')).toBe(false);
      expect(await networks.isKnown(otherUserId, '192.0.2.1')).toBe(false);
      expect(await networks.isKnown(null, '192.0.2.1')).toBe(false);
    });

    test('an IPv6 address is known by its network of 64 bits', async () => {
      const userId = await opened.addUser();
      await networks.remember(userId, '2001:db8::1', now);
      expect(await networks.isKnown(userId, '2001:db8::ffff')).toBe(true);
      expect(await networks.isKnown(userId, '2001:db8:0:1::1')).toBe(false);
    });
  });
};
