import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Money } from '#kernel/money.ts';
import { firstPublicPage, type PublicPage } from '#modules/public-pages/domain/public-page.ts';
import type { PublicPages } from '#modules/public-pages/ports/public-pages.ts';

type Opened = Readonly<{
  publicPages: PublicPages;
  /** A merchant without a page. @returns its id and slug */
  addMerchant(): Promise<Readonly<{ id: number; slug: string }>>;
  close(): Promise<void>;
}>;

const at = new Date('2026-11-20T10:00:00.000Z');
const page: PublicPage = {
  isOn: true,
  text: 'Ръчно изработени вази.',
  town: 'Пловдив',
  showsPhone: true,
  showsEmail: false,
  takesAmounts: true,
  minAmount: Money.ofMinor(150, 'EUR'),
  maxAmount: Money.ofMinor(99_999_999, 'EUR'),
  isIndexed: true,
};

/** The contract of `PublicPages`: every implementation passes it. */
export const describePublicPages = (name: string, open: () => Promise<Opened>): void => {
  describe(`${name} as PublicPages`, () => {
    let opened: Opened;
    beforeAll(async () => {
      opened = await open();
    });
    afterAll(() => opened.close());

    it('PublicPages returns the page that was saved last, and null before the first', async () => {
      const { publicPages } = opened;
      const { id } = await opened.addMerchant();
      expect(await publicPages.find(id)).toBeNull();
      await publicPages.save(id, firstPublicPage, at);
      await publicPages.save(id, page, at);
      expect(await publicPages.find(id)).toEqual(page);
    });

    it('PublicPages finds the merchant of a slug, whether its page is on or off', async () => {
      const { publicPages } = opened;
      const { id, slug } = await opened.addMerchant();
      expect(await publicPages.merchantOf(slug)).toBe(id);
      await publicPages.save(id, page, at);
      expect(await publicPages.merchantOf(slug)).toBe(id);
      await publicPages.save(id, { ...page, isOn: false }, at);
      expect(await publicPages.merchantOf(slug)).toBe(id);
      expect(await publicPages.merchantOf('no-such-slug')).toBeNull();
    });
  });
};
