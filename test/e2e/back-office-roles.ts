import { describe, expect, it } from 'vitest';
import { button } from './steps/fields.ts';
import { arrive, type Fixture } from './back-office-fixture.ts';
import { inEnglishOnAPhone, walk } from './back-office-walk.ts';
import { isWholeMatrix } from './support/matrix.ts';
import { stopAtFirstFailure } from './support/stop-at-first-failure.ts';
import type { Visitor } from './support/visitor.ts';

const menus = {
  ADMIN: ['dashboard', 'merchants', 'users', 'payments', 'invoices', 'links', 'events', 'jobs', 'audit'],
  SUPPORT: ['dashboard', 'merchants', 'payments', 'invoices', 'links', 'events', 'jobs'],
  ACCOUNTANT: ['merchants', 'payments', 'invoices'],
} as const;

type Person = Readonly<{
  username: Parameters<typeof arrive>[1];
  /** The page after the sign-in. */
  home: string;
  /** The walk that the gate takes; `npm run test:walks` takes both. */
  inGate: 'desk' | 'phone';
}>;

/** Tests of one role; the fixture is asked when they run. */
export const everyScreenOf = (
  role: keyof typeof menus,
  { username, home, inGate }: Person,
  fixture: () => Fixture,
): void => {
  describe(`${role} sees every screen and every tab of its row of the matrix, no other, and its actions only`, () => {
    stopAtFirstFailure();
    let visitor: Visitor;

    it('after signing in: its menu and its name', async () => {
      visitor = await arrive(fixture(), username);
      const { page, messages } = visitor;
      await page.waitForURL(`**${home}`);
      const links = page.getByRole('navigation').getByRole('link');
      await links.first().waitFor();
      expect(await links.allTextContents()).toEqual(menus[role].map((item) => messages.admin.menu[item]));
      await page.getByRole('banner').getByText(username, { exact: true }).waitFor();
    });

    it.runIf(isWholeMatrix || inGate === 'desk')('at a desk, in Bulgarian', async () => {
      await walk(fixture(), visitor, role);
      expect(visitor.faults).toEqual([]);
    });

    it.runIf(isWholeMatrix || inGate === 'phone')('on a phone, in English', async () => {
      visitor = await inEnglishOnAPhone(visitor);
      await walk(fixture(), visitor, role);
      expect(visitor.faults).toEqual([]);
    });

    it('until it signs out', async () => {
      const { page, messages } = visitor;
      const bar = page.getByRole('banner');
      await bar.getByText(username, { exact: true }).waitFor();
      await button(bar, messages.shared.signOut).click();
      await page.waitForURL((url) => url.pathname === '/');
      expect([...visitor.faults, ...visitor.complaints]).toEqual([]);
      await visitor.leave();
    });
  });
};
