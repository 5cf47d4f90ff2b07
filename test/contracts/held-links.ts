import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { HeldLinks } from '#modules/links/index.ts';

type Opened = Readonly<{
  heldLinks: HeldLinks;
  /** A link with a payment whose captured amount waits for a decision. */
  heldId: number;
  /** A link with a SUCCEEDED payment. */
  paidId: number;
  close(): Promise<void>;
}>;

/** Contract of `HeldLinks`. */
export const describeHeldLinks = (name: string, open: () => Promise<Opened>): void => {
  describe(`${name} as HeldLinks`, () => {
    let opened: Opened;
    beforeAll(async () => {
      opened = await open();
    });
    afterAll(() => opened.close());

    it('a link is held only while its captured money waits for a decision', async () => {
      const { heldLinks, heldId, paidId } = opened;
      expect(await heldLinks.isHeld(heldId)).toBe(true);
      expect(await heldLinks.isHeld(paidId)).toBe(false);
      expect(await heldLinks.isHeld(999_999_999)).toBe(false);
    });
  });
};
