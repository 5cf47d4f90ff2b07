import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { KnownOrigins } from '#src/modules/users/ports/known-origins.ts';

type Opened = Readonly<{ origins: KnownOrigins; addUser(): Promise<number>; close(): Promise<void> }>;

const now = new Date('2026-11-20T10:00:00Z');
const home = { ip: '192.0.2.1', browser: 'Firefox' };

/** The contract of `KnownOrigins`: every implementation passes it. */
export const describeKnownOrigins = (name: string, open: () => Promise<Opened>): void => {
  describe(`known origins in ${name}`, () => {
    let opened: Opened;
    let origins: KnownOrigins;
    beforeAll(async () => {
      opened = await open();
      ({ origins } = opened);
    });
    afterAll(() => opened.close());

    test('a network is known to the user who signed in from it, and to no other', async () => {
      const [userId, otherUserId] = [await opened.addUser(), await opened.addUser()];
      expect(await origins.isKnownNetwork(userId, '192.0.2.1')).toBe(false);
      await origins.rememberNetwork(userId, '192.0.2.1', now);
      expect(await origins.isKnownNetwork(userId, '192.0.2.1')).toBe(true);
      expect(await origins.isKnownNetwork(userId, '192.0.2.2')).toBe(false);
      expect(await origins.isKnownNetwork(otherUserId, '192.0.2.1')).toBe(false);
      expect(await origins.isKnownNetwork(null, '192.0.2.1')).toBe(false);
    });

    test('an IPv6 address is known by its network of 64 bits', async () => {
      const userId = await opened.addUser();
      await origins.rememberNetwork(userId, '2001:db8::1', now);
      expect(await origins.isKnownNetwork(userId, '2001:db8::ffff')).toBe(true);
      expect(await origins.isKnownNetwork(userId, '2001:db8:0:1::1')).toBe(false);
    });

    test('a pair of network and browser is FIRST, then KNOWN; another pair is NEW once', async () => {
      const userId = await opened.addUser();
      const remember = (device: typeof home) => origins.rememberDevice(userId, device, now);
      expect([await remember(home), await remember(home)]).toEqual(['FIRST', 'KNOWN']);
      expect(await remember({ ...home, browser: 'Chrome' })).toBe('NEW');
      expect(await remember({ ...home, ip: '192.0.2.2' })).toBe('NEW');
      expect(await remember({ ...home, browser: 'Chrome' })).toBe('KNOWN');
    });

    test('devices are known by user', async () => {
      await origins.rememberDevice(await opened.addUser(), home, now);
      expect(await origins.rememberDevice(await opened.addUser(), home, now)).toBe('FIRST');
    });
  });
};
