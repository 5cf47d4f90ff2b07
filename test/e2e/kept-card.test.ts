import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { messages as serverMessages } from '#messages/message-catalogue.ts';
import { keptCards } from '#test/integration/main-job/kept-cards-fixture.ts';
import type { TestMerchant } from '#test/support/application/build.ts';
import { partOf, readMail } from '#test/support/read-mail.ts';
import { keepCardTexts } from '#web/pay/request/keep-card-texts.ts';
import { sharedInstallation, type Installation } from './support/installation.ts';
import { plainBrowser, textsOf } from './support/plain-browser.ts';
import { beyondBest, TaskCount } from './support/task-count.ts';
import { phone } from './support/visitor.ts';

let plateno: Installation;
let merchant: TestMerchant;
let cards: ReturnType<typeof keptCards>;
beforeAll(async () => {
  plateno = await sharedInstallation();
  merchant = await plateno.addMerchant();
  cards = keptCards(plateno, merchant);
});
afterAll(async () => plateno.close());

const say = (code: string): string => serverMessages.say('bg', `payments.card-page.${code}`);
const offered = async () => {
  const { id, email } = await cards.addCustomer();
  const { link } = await cards.write(id, 10, 120);
  return { id, email: email!, url: `${plateno.url}/pay/${link.uniqueToken}`, link };
};

describe.each([
  ['without', false],
  ['with', true],
] as const)('the offer of the pay page, %s script', (_, javaScriptEnabled) => {
  const browse = () => plateno.welcome('bg', phone, { javaScriptEnabled });

  it('the card stays only for a payer who ticks the box, which is never ticked by the page', async () => {
    const { url, id, link } = await offered();
    const { page, leave, checkScreen } = await browse();
    await page.goto(url);
    const box = page.getByRole('checkbox', { name: /Плащай автоматично/ });
    expect(await box.isChecked()).toBe(false);
    await box.check();
    await page.reload();
    expect(await box.isChecked()).toBe(false);
    await box.check();
    if (javaScriptEnabled) await checkScreen('pay-page-with-card-offer');
    await page.locator('button.pay:visible').click();
    await page.waitForURL('**/c/pay/**');
    const [payment] = await plateno.database.rows<{ max: number; text: string }>(
      'select card_max_minor as max, card_agreed_text as text from payments where payment_link_id = :id',
      { id: link.id },
    );
    expect(payment).toMatchObject({ max: 12_000, text: keepCardTexts.bg('120,00\u00a0€') });
    await plateno.control.pay({ session: new URL(page.url()).pathname.split('/').at(-1)! });
    await plateno.drain();
    expect(await cards.mandatesOf(id)).toMatchObject([{ state: 'ACTIVE', maxAmount: 120 }]);
    await leave();
  });
});

it('the words of the page are those that the server stores, in both languages', () => {
  const params = { max: '120', currency: 'EUR' };
  expect(keepCardTexts.bg('120,00\u00a0€')).toBe(serverMessages.say('bg', 'payments.card-agreement', params));
  expect(keepCardTexts.en('€120.00')).toBe(serverMessages.say('en', 'payments.card-agreement', params));
});

it('a link without the offer has no box', async () => {
  const { id } = await cards.addCustomer();
  const { link } = await cards.write(id, 10);
  const { document } = await plainBrowser().open(`${plateno.url}/pay/${link.uniqueToken}`);
  expect(document.querySelector('[name=keepsCard]')).toBeNull();
});

it('a payer stops the card with two presses from the mail, without an account', async () => {
  const { email, mandate, customerId } = await cards.keep();
  await plateno.drain();
  const text = plateno.mailbox.mails
    .filter(({ to }) => to.includes(email))
    .map(({ raw }) => partOf(readMail(raw), 'text/plain').toString())
    .find((mail) => mail.includes('/card/'))!;
  const [url] = /http\S+\/card\/[\w-]+/.exec(text)!;
  const { page, leave, checkScreen } = await plateno.welcome('bg', phone);
  const task = new TaskCount(page);
  await task.openMailed(url);
  await page.getByRole('heading', { name: say('active') }).waitFor();
  expect(await page.getByText('visa •••• 4242').count()).toBe(1);
  await checkScreen('kept-card');
  await task.press(page.getByRole('button', { name: say('stop') }));
  await page.getByRole('heading', { name: say('ended') }).waitFor();
  await checkScreen('kept-card-stopped');
  expect(await cards.mandatesOf(customerId)).toMatchObject([{ id: mandate.id, endedBy: 'PAYER' }]);
  expect(beyondBest(task, 'stopOfCard')).toEqual([]);
  await leave();
});

it('the page of a card speaks English, has no script, and finds nothing for a foreign token', async () => {
  const { token } = await cards.keep();
  const english = await plainBrowser().open(`${plateno.url}/card/${token}?lang=en`);
  expect(english.document.documentElement.lang).toBe('en');
  expect(english.document.querySelectorAll('script')).toHaveLength(0);
  expect(textsOf(english.document, 'h1')).toEqual(['This card is charged automatically']);
  const stopped = await english.send();
  expect(textsOf(stopped.document, 'h1')).toEqual(['The card is stopped']);
  expect(stopped.document.querySelectorAll('form[method=post]')).toHaveLength(0);
  const foreign = await plainBrowser().open(`${plateno.url}/card/kTq2m0vVbQH0k2l1xY8wZg`);
  expect([foreign.status, textsOf(foreign.document, 'h1')]).toEqual([404, [say('unknown')]]);
});
