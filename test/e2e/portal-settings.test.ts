import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { goOnSignedIn } from './steps/open-signed-in.ts';
import { button, field } from './steps/fields.ts';
import { moveTo } from './steps/go-to.ts';
import { sharedInstallation, type Installation } from './support/installation.ts';
import { rowsToRun } from './support/matrix.ts';
import { desktop, phone, type Visitor } from './support/visitor.ts';

const password = 'дълга парола 1';
const pages = [
  'business',
  'documents',
  'brand',
  'bank-accounts',
  'reminders',
  'public-page',
  'plan',
  'account',
  'security',
  'leave',
] as const;

let plateno: Installation;
beforeAll(async () => {
  plateno = await sharedInstallation();
});
afterAll(async () => plateno.close());

const pathOf = ({ page }: Visitor): string => {
  const { pathname, hash } = new URL(page.url());
  return `${pathname}${hash}`;
};

describe.each(
  rowsToRun([
    ['bg', phone],
    ['en', desktop],
  ] as const),
)('the settings, language %s', (language, viewport) => {
  let visitor: Visitor;
  beforeAll(async () => {
    visitor = await plateno.welcome(language, viewport);
  });
  afterAll(async () => visitor.leave());
  const open = async (path: string) => {
    const merchant = await plateno.addMerchant();
    await goOnSignedIn(visitor, plateno, { username: merchant.email, password }, path);
    return merchant;
  };

  it('an owner opens each page of the settings from the list, and each page is accessible', async () => {
    await open('/merchant/settings');
    const { page, messages } = visitor;
    await page.getByRole('heading', { level: 1, name: messages.settings.title }).waitFor();
    await visitor.checkScreen('settings');
    for (const path of pages) {
      await moveTo(page, '/merchant/settings');
      const { title } = messages.settings.pages[path];
      await page.getByRole('main').getByRole('link', { name: title }).first().click();
      await page.getByRole('heading', { level: 1, name: title }).waitFor();
      expect(pathOf(visitor)).toBe(`/merchant/settings/${path}`);
      await page.getByRole('heading', { level: 2 }).first().waitFor();
      await visitor.checkScreen(`settings ${path}`);
    }
  });

  it('unsaved changes are not left without a question', async () => {
    await open('/merchant/settings/business');
    const { page, messages } = visitor;
    const { unsaved } = messages.settings;
    const { businessName } = messages.merchant.profile;
    await field(page, businessName).fill('Ново име');
    // On the phone the list of pages is the way to another page.
    const away = visitor.isOnPhone
      ? page.getByRole('main').getByRole('link', { name: messages.settings.back, exact: true }).first()
      : page.getByRole('main').getByRole('link', { name: messages.settings.pages.account.title }).first();
    await away.click();
    const dialog = page.getByRole('dialog', { name: unsaved.title });
    await visitor.checkScreen('leave without saving');
    await button(dialog, unsaved.stay).click();
    expect(await field(page, businessName).inputValue()).toBe('Ново име');
    await away.click();
    await button(dialog, unsaved.leave).click();
    await field(page, businessName).waitFor({ state: 'detached' });
  });

  it('a merchant sets a brand colour, which the pay page shows; a wrong one is named at its field', async () => {
    const merchant = await open('/merchant/settings/brand');
    const { page, messages } = visitor;
    const { brand } = messages.settings;
    const form = page.getByRole('form', { name: brand.colour });
    await field(form, brand.code).fill('red');
    await button(form, messages.shared.save).click();
    await form.getByText(brand.fault).waitFor();
    await field(form, brand.code).fill('#7a2e6b');
    await button(form, messages.shared.save).click();
    await page.getByText(brand.saved).first().waitFor();
    expect(await field(form, brand.code).inputValue()).toBe('#7A2E6B');
    await visitor.checkScreen('brand colour');
    const link = await plateno.createLink(merchant);
    const html = await (await fetch(link.paymentLinkUrl)).text();
    expect(html).toContain(':root{--merchant:#7A2E6B}');
  });
});

it('every screen is accessible, fits and is in its language', () => {
  expect(plateno.faults()).toEqual([]);
  expect(plateno.complaints()).toEqual([]);
});
