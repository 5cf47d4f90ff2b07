import { describe, expect, it } from 'vitest';
import { button } from './steps/fields.ts';
import { arrive, type Fixture } from './back-office-fixture.ts';
import { inEnglishOnAPhone, walk } from './back-office-walk.ts';
import { isWholeMatrix } from './support/matrix.ts';
import { stopAtFirstFailure } from './support/stop-at-first-failure.ts';
import type { Visitor } from './support/visitor.ts';

const menus = {
  ADMIN: [
    'dashboard',
    'merchants',
    'users',
    'payments',
    'invoices',
    'bills',
    'months',
    'payouts',
    'bankLines',
    'links',
    'archives',
    'erasureRequests',
    'providerAccounts',
    'events',
    'endpoints',
    'keys',
    'jobs',
    'audit',
    'account',
  ],
  SUPPORT: [
    'dashboard',
    'merchants',
    'payments',
    'invoices',
    'bills',
    'months',
    'payouts',
    'bankLines',
    'links',
    'archives',
    'providerAccounts',
    'events',
    'endpoints',
    'keys',
    'jobs',
    'account',
  ],
  ACCOUNTANT: [
    'clients',
    'merchants',
    'payments',
    'invoices',
    'months',
    'payouts',
    'bankLines',
    'questions',
    'account',
  ],
} as const;

type Person = Readonly<{
  username: Parameters<typeof arrive>[1];
  /** The page after the sign-in. */
  home: string;
  /** The device of the gate; `npm run test:walks` runs both. */
  inGate: 'desktop' | 'phone';
}>;

/** Tests of one role; the fixture is read when they run. */
export const everyScreenOf = (
  role: keyof typeof menus,
  { username, home, inGate }: Person,
  fixture: () => Fixture,
): void => {
  describe(`${role} sees the screens, tabs and actions of its row of the matrix, and no other`, () => {
    stopAtFirstFailure();
    let visitor: Visitor;

    it(`${role} sees its menu and its name after signing in`, async () => {
      visitor = await arrive(fixture(), username);
      const { page, messages } = visitor;
      await page.waitForURL(`**${home}`);
      const links = page.getByRole('navigation').getByRole('link');
      await links.first().waitFor();
      expect(await links.allTextContents()).toEqual(menus[role].map((item) => messages.admin.menu[item]));
      await page.getByRole('banner').getByText(username, { exact: true }).waitFor();
    });

    it.runIf(isWholeMatrix || inGate === 'desktop')(
      `${role} sees the back office on a desktop, in Bulgarian`,
      async () => {
        await walk(fixture(), visitor, role);
        expect(visitor.faults).toEqual([]);
      },
    );

    it.runIf(isWholeMatrix || inGate === 'phone')(
      `${role} sees the back office on a phone, in English`,
      async () => {
        visitor = await inEnglishOnAPhone(visitor);
        await walk(fixture(), visitor, role);
        expect(visitor.faults).toEqual([]);
      },
    );

    it(`${role} signs out`, async () => {
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
