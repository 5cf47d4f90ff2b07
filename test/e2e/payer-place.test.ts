import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { messages } from '#messages/message-catalogue.ts';
import { accountantSteps } from '#test/integration/modules/accountants/accountants-fixture.ts';
import { payerSteps } from '#test/integration/modules/payers/payers-fixture.ts';
import type { TestMerchant } from '#test/support/application/build.ts';
import { freshMandate } from '#test/support/fresh-mandate.ts';
import { readZip } from '#test/support/read-zip.ts';
import { inDays } from '#test/support/in-days.ts';
import { sharedInstallation, type Installation } from './support/installation.ts';
import { beyondBest, TaskCount } from './support/task-count.ts';
import { phone } from './support/visitor.ts';

let plateno: Installation;
let merchant: TestMerchant;
let steps: ReturnType<typeof payerSteps>;
let payments: ReturnType<typeof accountantSteps>;
beforeAll(async () => {
  plateno = await sharedInstallation();
  merchant = await plateno.addMerchant();
  steps = payerSteps(plateno);
  payments = accountantSteps(plateno);
});
afterAll(async () => plateno.close());

/** An address with two documents of last year, an unpaid invoice, a payment and a card that stays. */
const addPayer = async (): Promise<string> => {
  const email = steps.newAddress();
  // Numbers follow the days of their documents: last year is issued by a merchant of its own.
  const { id } = await plateno.addMerchant();
  for (const month of ['03', '11'])
    await payments.payAt(id, `${lastYear}-${month}-02T09:00:00Z`, 4_890, {
      customerEmail: email,
    });
  await steps.invoice(merchant, email);
  const link = await plateno.createLink(merchant, { amount: 48.9, description: 'Ваза' });
  const checkout = await plateno.openCheckout(link, { customerEmail: email });
  await plateno.control.pay({ session: checkout.sessionId });
  await plateno.returnPaid(checkout);
  await freshMandate(plateno, checkout.paymentId);
  return email;
};
const lastYear = String(Number(inDays(0).slice(0, 4)) - 1);
const sections = ['payments', 'cards', 'transfers', 'offers', 'company', 'ask', 'erasure'] as const;

it.each(['bg', 'en'] as const)(
  'on a phone, in %s, by pages without a script, a payer has all documents of a year with three presses from the mail',
  async (language) => {
    const say = (code: string): string => messages.say(language, `payers.page.${code}`);
    const email = await addPayer();
    const { page, leave, checkScreen } = await plateno.welcome(language, phone);
    await page.goto(`${plateno.url}/me${language === 'en' ? '?lang=en' : ''}`);
    expect(await page.locator('script').count()).toBe(0);
    await checkScreen('payer-address');
    await page.getByLabel(say('email')).fill(email);
    await page.getByRole('button', { name: say('send-link') }).click();
    await page.getByText(say('said.sent')).waitFor();
    await plateno.drain();
    const task = new TaskCount(page);
    await task.openMailed(steps.linksOf(email).at(-1)!);
    await checkScreen('payer-link');
    await task.press(page.getByRole('button', { name: say('open') }));
    const download = page.waitForEvent('download');
    await task.press(page.getByRole('link', { name: say('download-year').replace('{year}', lastYear) }));
    expect((await download).suggestedFilename()).toBe(`plateno-${lastYear}.zip`);
    const files = Object.keys(await readZip(await buffer(await (await download).createReadStream())));
    expect(files.filter((path) => path.endsWith('.pdf'))).toHaveLength(2);
    expect(beyondBest(task, 'documentsOfYear')).toEqual([]);
    await page.getByRole('link', { name: lastYear, exact: true }).click();
    await page.getByRole('link', { name: 'PDF' }).nth(1).waitFor();
    await checkScreen('payer-documents');
    for (const section of sections) {
      await page.getByRole('link', { name: say(`place.${section}`), exact: true }).click();
      await page.getByRole('heading', { name: say(`place.${section}`), level: 1 }).waitFor();
      await checkScreen(`payer-${section}`);
    }
    const stop = new TaskCount(page);
    await stop.press(page.getByRole('link', { name: say('place.cards'), exact: true }));
    await stop.press(page.getByRole('button', { name: say('stop') }));
    await page.getByRole('heading', { name: messages.say(language, 'payments.card-page.ended') }).waitFor();
    expect(beyondBest(stop, 'stopOfCard')).toEqual([]);
    await page.goto(`${plateno.url}/me/place${language === 'en' ? '?lang=en' : ''}`);
    await page.getByRole('button', { name: say('leave') }).click();
    await page.getByText(say('said.left')).waitFor();
    await leave();
  },
);
