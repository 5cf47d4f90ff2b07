import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { EventCursors } from '#modules/payments/ports/event-cursors.ts';

type Opened = Readonly<{ cursors: EventCursors; close?: () => Promise<void> }>;

const now = new Date('2026-11-20T10:00:00Z');

/** Contract of event cursors. */
export const describeEventCursors = (name: string, open: () => Promise<Opened>): void => {
  describe(`event cursors in ${name}`, () => {
    let opened: Opened;
    beforeAll(async () => {
      opened = await open();
    });
    afterAll(() => opened.close?.());

    it('a list has no cursor before the first move', async () => {
      expect(await opened.cursors.get('unread')).toBeNull();
    });

    it('a list has its last cursor, independent of other lists', async () => {
      const { cursors } = opened;
      await cursors.move('stripe', '1', now);
      await cursors.move('stripe:acct_1', '9', now);
      await cursors.move('stripe', '2', now);
      expect([await cursors.get('stripe'), await cursors.get('stripe:acct_1')]).toEqual(['2', '9']);
    });
  });
};
