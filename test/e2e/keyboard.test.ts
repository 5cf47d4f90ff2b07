import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { cards } from '#test/support/application/hosted-page.ts';
import { button, field } from './steps/fields.ts';
import { openInstallation, type Installation } from './support/installation.ts';
import { phone } from './support/visitor.ts';

let plateno: Installation;
beforeAll(async () => {
  plateno = await openInstallation();
});
afterAll(async () => plateno.close());

/** Whether the focus is visible. */
const isFocusVisible = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const { activeElement: element } = document;
    if (element === null || !element.matches(':focus-visible')) return false;
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
    return (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none';
  });

it('a payer pays a link by keyboard alone and always sees the focus', async () => {
  const link = await plateno.createLink(await plateno.addMerchant());
  const { page, messages } = await plateno.welcome('bg', phone);
  const hasFocus = (locator: ReturnType<Page['locator']>) =>
    locator.evaluate((element) => element === element.ownerDocument.activeElement);

  /** Presses Tab until an element has the focus, up to a limit. */
  const tabTo = async (name: string, locator: ReturnType<Page['locator']>): Promise<void> => {
    await locator.waitFor();
    for (let steps = 0; steps < 15; steps += 1) {
      if (await hasFocus(locator)) return;
      await page.keyboard.press('Tab');
      expect(await isFocusVisible(page), `on the way to ${name}`).toBe(true);
    }
    throw new Error(`The keyboard does not reach ${name}.`);
  };
  const type = async (name: string, text: string): Promise<void> => {
    await tabTo(name, field(page, name));
    await page.keyboard.type(text);
  };

  await page.goto(link.paymentLinkUrl);
  await page.getByRole('heading', { name: messages.pay.request.title }).waitFor();
  await page.keyboard.press('Tab');
  expect(await hasFocus(page.getByRole('link', { name: messages.pay.skip }))).toBe(true);
  await page.keyboard.press('Enter');
  await type(messages.pay.request.name, 'Мария Георгиева');
  await type(messages.pay.request.email, 'maria@example.com');
  await tabTo('the pay button', button(page, messages.pay.request.pay('100,00 €')));
  await page.keyboard.press('Enter');

  await page.getByText(messages.hosted.banner).waitFor();
  await type(messages.hosted.cardNumber, cards.challenge);
  await type(messages.hosted.expiry, '12/34');
  await type(messages.hosted.cvc, '123');
  await type(messages.hosted.holder, 'Мария Георгиева');
  await page.keyboard.press('Enter');
  await tabTo('the bank’s button', button(page, messages.hosted.challengePass));
  await page.keyboard.press('Enter');

  await page.getByRole('heading', { name: messages.return.success.title }).waitFor();
  await tabTo('the document', page.getByRole('link', { name: messages.return.documents.INVOICE.pdf }));
  await tabTo('the way home', page.getByRole('link', { name: messages.return.goHome }));
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: messages.public.landing.hero.title }).waitFor();
  expect(plateno.complaints()).toEqual([]);
  expect(await plateno.doctor()).toEqual([]);
});
