import type { Page } from 'playwright';
import { expect } from 'vitest';
import { chooseByGlobe } from './steps/choose-language.ts';
import { bakery, open, waiting, type Fixture } from './back-office-fixture.ts';
import { screensOf, type Offer, type Screen, type Staff } from './back-office-screens.ts';
import { isWholeMatrix } from './support/matrix.ts';
import { layoutShiftOf, watchLayoutShiftAgain } from './support/layout-shift.ts';
import { settled } from './support/settled.ts';
import { phone, type Visitor } from './support/visitor.ts';

const inSight = (page: Page, text: string) => page.getByText(text).filter({ visible: true });

/** The actions of the role are visible, all others are absent. */
const seeOffers = async (offers: readonly Offer[], role: Staff, isOnPhone: boolean): Promise<void> => {
  for (const { what, to, isOnDesktopsOnly = false } of offers) {
    if (!to.includes(role)) expect(await what.count()).toBe(0);
    else if (!isOnPhone || !isOnDesktopsOnly) await what.first().waitFor();
  }
};

/**
 * Only the administrator, who sees all screens, checks the dark theme. The accountant has the administrator's size and
 * language: the gate checks the colours and names of a screen once in them.
 */
const schemesFor = (role: Staff, seenBy: Screen['to']) => {
  if (role === 'ADMIN') return undefined;
  const isSeen = role === 'ACCOUNTANT' && seenBy.includes('ADMIN');
  return isSeen && !isWholeMatrix ? [] : (['light'] as const);
};

/** Elements that scroll sideways within the page, without the row of tabs. */
const wider = ({ page }: Visitor): Promise<string[]> =>
  page.locator('main').evaluate((main) =>
    [...main.querySelectorAll('*')]
      .filter((it) => it.scrollWidth > it.clientWidth && /auto|scroll/.test(getComputedStyle(it).overflowX))
      .filter((it) => it.querySelector('[role=tablist]') === null)
      .map(({ className, textContent }) => `${className}: ${textContent}`),
  );

/** @returns what moved while the screen loaded */
const seeScreen = async (visitor: Visitor, role: Staff, screen: Screen): Promise<string[]> => {
  const { page, isOnPhone } = visitor;
  const { name, path, sights, offers = [] } = screen;
  await watchLayoutShiftAgain(page);
  await open(visitor, path);
  for (const sight of sights) await inSight(page, sight).first().waitFor();
  await settled(page);
  const jumps = await layoutShiftOf(page);
  await seeOffers(offers, role, isOnPhone);
  if (isOnPhone) expect(await wider(visitor)).toEqual([]);
  await visitor.checkScreen(`back office ${role} ${name}`, schemesFor(role, screen.to));
  return jumps.map((jump) => `${name} ${jump}`);
};

/** A role without access reads so at the address; tabs are counted on their page. */
const expectRefusal = async (visitor: Visitor, { path, tab, isHome }: Screen): Promise<void> => {
  if (tab !== undefined || isHome === true) return;
  await open(visitor, path);
  const { title } = visitor.messages.admin.notForRole;
  await visitor.page.getByRole('heading', { level: 1, name: title }).waitFor();
};

const tabs = ({ page }: Visitor): Promise<string[]> => page.getByRole('tab').allTextContents();

/** SUPPORT finds merchants but no users; an ACCOUNTANT only what belongs to assigned merchants. */
const search = async (visitor: Visitor, role: Staff): Promise<void> => {
  const { page, messages } = visitor;
  const { hint } = messages.admin.search;
  const { nothing } = messages.shared.search;
  const finds = async (text: string, expected: string | null): Promise<void> => {
    await page.getByRole('combobox', { name: hint }).fill(text);
    if (expected === null) await page.getByText(nothing).waitFor();
    else await page.getByRole('option', { name: expected }).first().waitFor();
  };
  await open(visitor, '/payments');
  await page.getByRole('heading', { level: 1, name: messages.admin.menu.payments }).waitFor();
  await page.keyboard.press('Control+k');
  await finds('Липа', bakery);
  await finds('Чака', role === 'ACCOUNTANT' ? null : waiting);
  await finds('podkrepa', role === 'ADMIN' ? 'podkrepa' : null);
  await finds(messages.admin.menu.users, role === 'ADMIN' ? messages.admin.menu.users : null);
  await visitor.checkScreen(`back office ${role} search`, schemesFor(role, ['ADMIN']));
  await page.keyboard.press('Escape');
};

/** Visits every screen in the visitor's language and size. */
export const walk = async (fixture: Fixture, visitor: Visitor, role: Staff): Promise<void> => {
  const screens = screensOf(fixture, visitor.page, visitor.messages);
  const jumps: string[] = [];
  for (const screen of screens) {
    if (screen.to.includes(role)) jumps.push(...(await seeScreen(visitor, role, screen)));
    else await expectRefusal(visitor, screen);
    if (screen.name !== 'merchant') continue;
    const mine = screens.filter(({ tab, to }) => tab !== undefined && to.includes(role));
    expect(await tabs(visitor)).toEqual(mine.map(({ tab }) => tab));
  }
  await search(visitor, role);
  // A text: the report of a failure prints it whole.
  expect(jumps.join('\n')).toBe('');
};

/** The same visitor in English on a phone. */
export const inEnglishOnAPhone = async (visitor: Visitor): Promise<Visitor> => {
  await chooseByGlobe(visitor, 'en');
  await visitor.page.setViewportSize(phone);
  return visitor.now('en', phone);
};
