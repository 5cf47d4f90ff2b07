import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AnchorStore } from '#modules/invoices/ports/anchor-store.ts';

type Opened = Readonly<{ store: AnchorStore; close(): Promise<void> }>;

/** Contract of `AnchorStore`. */
export const describeAnchorStore = (name: string, open: () => Promise<Opened>): void => {
  describe(`${name} as AnchorStore`, () => {
    let opened: Opened;
    beforeAll(async () => {
      opened = await open();
    });
    afterAll(() => opened.close());

    it('an anchor store is empty at first and appends lines', async () => {
      const { store } = opened;
      expect(await store.read()).toBe('');
      await store.append([]);
      expect(await store.read()).toBe('');
      await store.append(['one', 'two']);
      await store.append(['three']);
      expect(await store.read()).toBe('one\ntwo\nthree\n');
    });
  });
};
