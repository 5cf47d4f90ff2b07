import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Logos } from '#modules/merchants/ports/logos.ts';
import { pictureOf } from '#test/support/picture-of.ts';

type Opened = Readonly<{ logos: Logos; close(): Promise<void> }>;

const at = new Date('2026-11-20T10:00:00.000Z');
const image = { mediaType: 'image/png', width: 64, height: 40 } as const;

/** The contract of `Logos`: every implementation passes it. */
export const describeLogos = (name: string, open: () => Promise<Opened>): void => {
  describe(`${name} as Logos`, () => {
    let opened: Opened;
    beforeAll(async () => {
      opened = await open();
    });
    afterAll(() => opened.close());

    it('Logos returns a logo by the SHA-256 of its content', async () => {
      const content = pictureOf(64, 40);
      const hash = await opened.logos.store(content, image, at);
      expect(hash).toBe(createHash('sha256').update(content).digest('hex'));
      const found = await opened.logos.byHash(hash);
      expect({ ...found, content: Buffer.from(found!.content) }).toEqual({ ...image, hash, content });
    });

    it('Logos stores the same content once, with its first metadata', async () => {
      const content = pictureOf(64, 40, 7);
      const hash = await opened.logos.store(content, image, at);
      expect(await opened.logos.store(content, { ...image, width: 1 }, at)).toBe(hash);
      expect(await opened.logos.byHash(hash)).toMatchObject(image);
    });

    it('Logos returns null for an unknown hash', async () => {
      expect(await opened.logos.byHash('0'.repeat(64))).toBeNull();
    });
  });
};
