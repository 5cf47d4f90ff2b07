import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { button, field } from './steps/fields.ts';
import { moveTo } from './steps/go-to.ts';
import { checkInBothSizes } from './steps/check-in-both-sizes.ts';
import { openSignedIn } from './steps/open-signed-in.ts';
import { settled } from './support/settled.ts';
import { sharedInstallation, type Installation } from './support/installation.ts';
import { desktop, phone } from './support/visitor.ts';
import { rowsToRun } from './support/matrix.ts';

const password = 'дълга парола 1';

let plateno: Installation;
beforeAll(async () => {
  plateno = await sharedInstallation();
});
afterAll(async () => plateno.close());

describe.each(
  rowsToRun(
    [
      ['bg', desktop],
      ['en', phone],
    ] as const,
    1,
  ),
)('keyboard shortcuts of the portal, language %s', (language, viewport) => {
  it('two letters open each page, Ctrl+K opens the search, and the letters can be switched off', async () => {
    const merchant = await plateno.addMerchant();
    const link = await plateno.createLink(merchant, { amount: 18, description: 'Уводна консултация' });
    const visitor = await plateno.welcome(language, viewport);
    const { page, messages, isOnPhone } = visitor;
    const { nav, shortcuts, search, payments, links } = messages.merchant;
    const { keyboard } = page;
    const heading = (name: string) => page.getByRole('heading', { level: 1, name }).waitFor();
    await openSignedIn(visitor, plateno, { username: merchant.email, password }, '/merchant');
    await page.getByRole('navigation', { name: isOnPhone ? nav.mainPages : nav.label }).waitFor();
    // There are no shortcuts until the role is known.
    await settled(page);

    // Shortcuts are bound to physical keys, also on a Bulgarian keyboard.
    await page.evaluate(() => {
      for (const [key, code] of [
        ['г', 'KeyG'],
        ['п', 'KeyP'],
      ] as const) {
        document.body.dispatchEvent(new KeyboardEvent('keydown', { key, code, bubbles: true }));
      }
    });
    await heading(payments.title);
    // A filter in the address shows the search of a short list.
    await moveTo(page, '/merchant/payments?status=PENDING');
    await heading(payments.title);
    await page.getByRole('searchbox').waitFor();
    await keyboard.press('/');
    const listSearch = page.getByRole('searchbox').first();
    await expect.poll(() => listSearch.evaluate((box) => box === document.activeElement)).toBe(true);
    // Typing in a field triggers no shortcut.
    await keyboard.type('gl?');
    expect(await listSearch.inputValue()).toBe('gl?');
    await listSearch.evaluate((box: HTMLElement) => box.blur());
    await moveTo(page, '/merchant/payments');
    await heading(payments.title);
    await keyboard.type('nl');
    await heading(links.title);
    const amount = field(page, links.amount);
    await expect.poll(() => amount.evaluate((box) => box === document.activeElement)).toBe(true);

    await keyboard.press('Control+KeyK');
    const box = page.getByRole('combobox', { name: search.hint });
    await box.fill('Уводна');
    await page.getByRole('option', { name: 'Уводна консултация' }).waitFor();
    await checkInBothSizes(visitor, 'search everything');
    await keyboard.press('Enter');
    await page.waitForURL(`**/merchant/links/${link.id}`);

    // Both dialogs must be closed, otherwise one of them receives the next key.
    for (const left of [box, amount]) await left.waitFor({ state: 'detached' });
    await settled(page);
    await keyboard.press('?');
    const dialog = page.getByRole('dialog', { name: shortcuts.title });
    await dialog.getByText(nav.invoices).waitFor();
    await checkInBothSizes(visitor, 'shortcuts');
    await dialog.getByRole('checkbox', { name: shortcuts.on }).uncheck();
    await keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await keyboard.type('gh?');
    // The help lists the shortcuts also when they are off, but not on phones.
    if (!isOnPhone) {
      await button(page, nav.help).click();
      await page.getByRole('dialog').getByRole('button', { name: shortcuts.title }).click();
      await dialog.waitFor();
    }
    expect(new URL(page.url()).pathname).toBe(`/merchant/links/${link.id}`);
    await visitor.leave();
  });
});

it('every screen is accessible, fits and is in its language', () => {
  expect([...plateno.faults(), ...plateno.complaints()]).toEqual([]);
});
