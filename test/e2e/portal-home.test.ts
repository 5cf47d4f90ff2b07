import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cards, payOnPage } from '#test/support/application/hosted-page.ts';
import { chooseLanguage } from './acts/choose-language.ts';
import { button } from './acts/fields.ts';
import { signIn } from './acts/sign-in.ts';
import { openInstallation, type Installation } from './ground/installation.ts';
import { desk, phone } from './ground/visitor.ts';

const password = 'дълга парола 1';

let plateno: Installation;
beforeAll(async () => {
  plateno = await openInstallation();
});
afterAll(async () => plateno.close());

describe.each([
  ['bg', phone, '50,00\u00a0€'],
  ['en', desk, '€50.00'],
] as const)('The home of a merchant who reads %s', (language, viewport, fifty) => {
  it('leads to the first payment, and then shows how business is', async () => {
    const merchant = await plateno.addMerchant();
    const visitor = await plateno.welcome(language, viewport);
    const { page, words } = visitor;
    const { onboarding, takings } = words.merchant;
    await page.goto(`${plateno.address}/login`);
    await chooseLanguage(visitor);
    await signIn(visitor, merchant.email, password);
    await page.waitForURL('**/merchant');
    const steps = page.getByRole('region', { name: onboarding.title });
    await steps.getByText(onboarding.profile.hint).waitFor();
    await visitor.look('home-before-the-first-payment');
    await steps.getByRole('link', { name: onboarding.link.name }).click();
    await page.waitForURL('**/merchant/links');

    const link = await plateno.createLink(merchant, { amount: 50 });
    const checkout = await plateno.openCheckout(link);
    await payOnPage(checkout.checkoutUrl, cards.paid);
    await plateno.returnFrom(checkout);
    await page.goto(`${plateno.address}/merchant`);
    const panel = page.getByRole('region', { name: takings.title, exact: true });
    await panel.getByRole('strong').getByText(fifty).waitFor();
    expect(await steps.count()).toBe(0);
    for (const period of ['DAY', 'WEEK', 'YEAR'] as const) {
      await button(panel, takings.periods[period]).click();
      await panel.getByText(takings.asTable).click();
      await panel.getByRole('columnheader', { name: takings.places[period], exact: true }).waitFor();
      const cells = panel.getByRole('cell').getByText(fifty);
      await cells.waitFor();
      expect(await cells.count()).toBe(1);
      await panel.getByText(takings.asTable).click();
    }
    await button(panel, takings.periods.MONTH).click();
    await panel.getByText(takings.asTable).click();
    await visitor.look('home');
    await visitor.leave();
  });
});

it('Nothing was wrong with any screen', () => {
  expect(plateno.faults()).toEqual([]);
  expect(plateno.complaints()).toEqual([]);
});
