import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { EventCursors } from '#modules/payments/ports/event-cursors.ts';

type Opened = Readonly<{ cursors: EventCursors; close?: () => Promise<void> }>;

const now = new Date('2026-11-20T10:00:00Z');

/** What each store of event cursors keeps. */
export const describeEventCursors = (name: string, open: () => Promise<Opened>): void => {
  describe(`event cursors in ${name}`, () => {
    let opened: Opened;
    beforeAll(async () => {
      opened = await open();
    });
    afterAll(() => opened.close?.());

    it('a list has no cursor until one is moved', async () => {
      expect(await opened.cursors.get('unread')).toBeNull();
    });

    it('a list has the cursor that was moved last, and other lists keep theirs', async () => {
      const { cursors } = opened;
      await cursors.move('stripe', '1', now);
      await cursors.move('stripe:acct_1', '9', now);
      await cursors.move('stripe', '2', now);
      expect([await cursors.get('stripe'), await cursors.get('stripe:acct_1')]).toEqual(['2', '9']);
    });
  });
};
