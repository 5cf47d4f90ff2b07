import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chooseLanguage } from './steps/choose-language.ts';
import { button, field } from './steps/fields.ts';
import { lookInBothSizes } from './steps/look-in-both-sizes.ts';
import { signIn } from './steps/sign-in.ts';
import { openInstallation, type Installation } from './support/installation.ts';
import { desk, phone } from './support/visitor.ts';
import { rowsToRun } from './support/matrix.ts';

const password = 'дълга парола 1';

let plateno: Installation;
beforeAll(async () => {
  plateno = await openInstallation();
});
afterAll(async () => plateno.close());

describe.each(
  rowsToRun(
    [
      ['bg', desk],
      ['en', phone],
    ] as const,
    1,
  ),
)('A merchant at a keyboard, language %s', (language, viewport) => {
  it('goes everywhere by two letters, finds everything by Ctrl+K, and can switch the letters off', async () => {
    const merchant = await plateno.addMerchant();
    const link = await plateno.createLink(merchant, { amount: 18, description: 'Уводна консултация' });
    const visitor = await plateno.welcome(language, viewport);
    const { page, messages, isOnPhone } = visitor;
    const { nav, shortcuts, search, payments, links } = messages.merchant;
    const { keyboard } = page;
    const heading = (name: string) => page.getByRole('heading', { level: 1, name }).waitFor();
    await page.goto(`${plateno.address}/login`);
    await chooseLanguage(visitor);
    await signIn(visitor, merchant.email, password);
    await page.waitForURL('**/merchant');
    await button(page, messages.merchant.liveEvents.sound).waitFor();

    // The letters of a Bulgarian keyboard stand on the same keys.
    await page.evaluate(() => {
      for (const [key, code] of [
        ['г', 'KeyG'],
        ['п', 'KeyP'],
      ] as const) {
        document.body.dispatchEvent(new KeyboardEvent('keydown', { key, code, bubbles: true }));
      }
    });
    await heading(payments.title);
    await keyboard.press('/');
    const listSearch = page.getByRole('searchbox').first();
    await expect.poll(() => listSearch.evaluate((box) => box === document.activeElement)).toBe(true);
    // Letters in a field are letters.
    await keyboard.type('gl?');
    expect(await listSearch.inputValue()).toBe('gl?');
    await listSearch.evaluate((box: HTMLElement) => box.blur());
    await page.goto(`${plateno.address}/merchant/payments`);
    await heading(payments.title);
    await keyboard.type('nl');
    await heading(links.title);
    const amount = field(page, links.amount);
    await expect.poll(() => amount.evaluate((box) => box === document.activeElement)).toBe(true);

    await keyboard.press('Control+KeyK');
    const box = page.getByRole('combobox', { name: search.hint });
    await box.fill('Уводна');
    await page.getByRole('option', { name: 'Уводна консултация' }).waitFor();
    await lookInBothSizes(visitor, 'search everything');
    await keyboard.press('Enter');
    await page.waitForURL(`**/merchant/links/${link.id}`);

    // Until both have gone, a key could still be typed into one of them.
    for (const left of [box, amount]) await left.waitFor({ state: 'detached' });
    await page.getByRole('heading', { level: 1 }).waitFor();
    await keyboard.press('?');
    const dialog = page.getByRole('dialog', { name: shortcuts.title });
    await dialog.getByText(nav.invoices).waitFor();
    await lookInBothSizes(visitor, 'shortcuts');
    await dialog.getByRole('checkbox', { name: shortcuts.on }).uncheck();
    await keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await keyboard.type('gh?');
    // From the menu they are listed all the same.
    if (isOnPhone) await button(page, messages.shared.menu).click();
    await page.getByRole('button', { name: shortcuts.title }).click();
    await dialog.waitFor();
    expect(new URL(page.url()).pathname).toBe(`/merchant/links/${link.id}`);
    await visitor.leave();
  });
});

it('Nothing was wrong with any screen', () => {
  expect([...plateno.faults(), ...plateno.complaints()]).toEqual([]);
});
