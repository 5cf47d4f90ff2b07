import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { messages as serverMessages } from '#messages/message-catalogue.ts';
import type { TestMerchant } from '#test/support/application/build.ts';
import { partOf, readMail } from '#test/support/read-mail.ts';
import { sharedInstallation, type Installation } from './support/installation.ts';
import { phone } from './support/visitor.ts';

let plateno: Installation;
let merchant: TestMerchant;
beforeAll(async () => {
  plateno = await sharedInstallation();
  merchant = await plateno.addMerchant();
});
afterAll(async () => plateno.close());

/** A document of a payment, with the address of its proof. */
const issued = async () => {
  const checkout = await plateno.openCheckout(await plateno.createLink(merchant), {
    customerEmail: 'buyer@example.com',
  });
  await plateno.control.pay({ session: checkout.sessionId });
  await plateno.returnFrom(checkout);
  await plateno.drain();
  const [document] = await plateno.database.rows<{ number: string; token: string; email: string }>(
    `select i.invoice_number as number, t.token, i.customer_email as email from invoices i
     join document_tokens t on t.invoice_id = i.id where i.merchant_id = :id order by i.id desc limit 1`,
    { id: merchant.id },
  );
  return document!;
};

describe.each(['bg', 'en'] as const)('the page of a proof without script, language %s', (language) => {
  const say = (code: string): string => serverMessages.say(language, `invoices.proof.page.${code}`);

  it('a buyer sees that the document stands, and opens it with its last four digits', async () => {
    const { number, token, email } = await issued();
    const visitor = await plateno.welcome(language, phone, { javaScriptEnabled: false });
    const { page } = visitor;
    const checkScreen = async (name: string): Promise<void> => {
      const checker = await plateno.welcome(language, phone);
      await checker.page.goto(page.url());
      await checker.checkScreen(name);
      await checker.leave();
      expect([...checker.faults, ...checker.complaints]).toEqual([]);
    };
    await page.goto(`${plateno.url}/d/${token}${language === 'en' ? '?lang=en' : ''}`);
    await page.getByRole('heading', { name: say('state.VALID') }).waitFor();
    expect(await page.locator('body').textContent()).not.toContain(number);
    await checkScreen('proof');
    await page.getByLabel(say('digits')).fill(number.endsWith('9999') ? '0000' : '9999');
    await page.getByRole('button', { name: say('show') }).click();
    await page.getByText(serverMessages.say(language, 'invoices.proof.wrong-digits')).waitFor();
    await checkScreen('proof-wrong-digits');
    await page.getByLabel(say('digits')).fill(number.slice(-4));
    await page.getByRole('button', { name: say('show') }).click();
    await page.getByText(`№ ${number}`).first().waitFor();
    await page.getByRole('link', { name: say('pdf') }).waitFor();
    await checkScreen('proof-opened');
    await page.getByRole('button', { name: say('send') }).click();
    await page.getByText(say('said.sent')).waitFor();
    await checkScreen('proof-sent');
    await plateno.drain();
    const mail = readMail(plateno.mailbox.mails.findLast(({ to }) => to.includes(email))!.raw);
    expect(mail.parts.map(({ type }) => type)).toEqual(
      expect.arrayContaining(['application/pdf', 'application/xml']),
    );
    const [link] = new RegExp(`${plateno.url}/d/\\S+`).exec(partOf(mail, 'text/plain').toString())!;
    await page.goto(link);
    await page.getByText(`№ ${number}`).first().waitFor();
    await visitor.leave();
    expect([...visitor.faults, ...visitor.complaints]).toEqual([]);
  });

  it('an address without a document says so', async () => {
    const visitor = await plateno.welcome(language, phone);
    await visitor.page.goto(`${plateno.url}/d/kTq2m0vVbQH0k2l1xY8wZg${language === 'en' ? '?lang=en' : ''}`);
    await visitor.page.getByRole('heading', { name: say('unknown') }).waitFor();
    await visitor.checkScreen('proof-unknown');
    await visitor.leave();
    expect(visitor.faults).toEqual([]);
  });
});
