import { describe, expect, it } from 'vitest';
import { button } from './steps/fields.ts';
import { arrive, type Fixture } from './back-office-fixture.ts';
import { inEnglishOnAPhone, walk } from './back-office-walk.ts';
import { stopAtFirstFailure } from './support/stop-at-first-failure.ts';
import type { Visitor } from './support/visitor.ts';

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
  fixture: () => Fixture,
): void => {
  describe(`${role} sees every screen and every tab of its row of the matrix, no other, and is offered no more than it may do`, () => {
    stopAtFirstFailure();
    let visitor: Visitor;

    it('at a desk, in Bulgarian', async () => {
      visitor = await arrive(fixture(), username);
      const { page, messages } = visitor;
      await page.waitForURL(`**${home}`);
      const links = page.getByRole('navigation').getByRole('link');
      await links.first().waitFor();
      expect(await links.allTextContents()).toEqual(menus[role].map((item) => messages.admin.menu[item]));
      await page.getByRole('banner').getByText(username, { exact: true }).waitFor();
      await walk(fixture(), visitor, role);
    });

    it('on a phone, in English', async () => {
      const onPhone = await inEnglishOnAPhone(visitor);
      await walk(fixture(), onPhone, role);
      const { page, messages } = onPhone;
      const bar = page.getByRole('banner');
      await bar.getByText(username, { exact: true }).waitFor();
      await button(bar, messages.shared.signOut).click();
      await page.waitForURL((url) => url.pathname === '/');
      expect([...visitor.faults, ...visitor.complaints]).toEqual([]);
      await visitor.leave();
    });
  });
};
