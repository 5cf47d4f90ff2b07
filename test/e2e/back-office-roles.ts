import { describe, expect, it } from 'vitest';
import { button } from './acts/fields.ts';
import { arrive, type Ground } from './back-office-ground.ts';
import { inEnglishOnAPhone, walk } from './back-office-walk.ts';
import { stopAtFirstFailure } from './ground/stop-at-first-failure.ts';
import type { Visitor } from './ground/visitor.ts';

const menus = {
  ADMIN: ['dashboard', 'merchants', 'users', 'payments', 'invoices', 'links', 'events', 'jobs', 'audit'],
  SUPPORT: ['dashboard', 'merchants', 'payments', 'invoices', 'links', 'events', 'jobs'],
  ACCOUNTANT: ['merchants', 'payments', 'invoices'],
} as const;

type Person = Readonly<{ username: Parameters<typeof arrive>[1]; home: string }>;

/** Tests of one role, whose person begins at `home`; the ground stands once they run. */
export const everyScreenOf = (
  role: keyof typeof menus,
  { username, home }: Person,
  ground: () => Ground,
): void => {
  describe(`${role} sees every screen and every tab of its row of the matrix, no other, and is offered no more than it may do`, () => {
    stopAtFirstFailure();
    let visitor: Visitor;

    it('at a desk, in Bulgarian', async () => {
      visitor = await arrive(ground(), username);
      const { page, words } = visitor;
      await page.waitForURL(`**${home}`);
      const links = page.getByRole('navigation').getByRole('link');
      await links.first().waitFor();
      expect(await links.allTextContents()).toEqual(menus[role].map((item) => words.admin.menu[item]));
      await page.getByRole('banner').getByText(username, { exact: true }).waitFor();
      await walk(ground(), visitor, role);
    });

    it('on a phone, in English', async () => {
      const onPhone = await inEnglishOnAPhone(visitor);
      await walk(ground(), onPhone, role);
      const { page, words } = onPhone;
      const bar = page.getByRole('banner');
      await bar.getByText(username, { exact: true }).waitFor();
      await button(bar, words.shared.signOut).click();
      await page.waitForURL((url) => url.pathname === '/');
      expect([...visitor.faults, ...visitor.complaints]).toEqual([]);
      await visitor.leave();
    });
  });
};
