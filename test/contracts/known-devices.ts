import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { KnownDevices } from '#src/modules/users/ports/known-devices.ts';

type Opened = Readonly<{ devices: KnownDevices; addUser(): Promise<number>; close(): Promise<void> }>;

const now = new Date('2026-11-20T10:00:00Z');
const home = { ip: '192.0.2.1', browser: 'Firefox' };

/** The contract of `KnownDevices`: every implementation passes it. */
export const describeKnownDevices = (name: string, open: () => Promise<Opened>): void => {
  describe(`known devices in ${name}`, () => {
    let opened: Opened;
    beforeAll(async () => {
      opened = await open();
    });
    afterAll(() => opened.close());

    test('a pair of network and browser is FIRST, then KNOWN; another pair is NEW once', async () => {
      const { devices } = opened;
      const userId = await opened.addUser();
      const remember = (device: typeof home) => devices.remember(userId, device, now);
      expect([await remember(home), await remember(home)]).toEqual(['FIRST', 'KNOWN']);
      expect(await remember({ ...home, browser: 'Chrome' })).toBe('NEW');
      expect(await remember({ ...home, ip: '192.0.2.2' })).toBe('NEW');
      expect(await remember({ ...home, browser: 'Chrome' })).toBe('KNOWN');
    });

    test('devices are known by user', async () => {
      const { devices } = opened;
      await devices.remember(await opened.addUser(), home, now);
      expect(await devices.remember(await opened.addUser(), home, now)).toBe('FIRST');
    });
  });
};
