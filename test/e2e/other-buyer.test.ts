import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestMerchant } from '#test/support/application/build.ts';
import { accepted } from '#test/support/application/api-client.ts';
import { choosePayLanguage } from './steps/choose-language.ts';
import { button } from './steps/fields.ts';
import { moveTo } from './steps/go-to.ts';
import { openSignedIn } from './steps/open-signed-in.ts';
import { sharedInstallation, type Installation } from './support/installation.ts';
import { rowsToRun } from './support/matrix.ts';
import { fill } from './support/messages.ts';
import { desktop, phone, type Visitor } from './support/visitor.ts';

const password = 'дълга парола 1';
const company = { name: 'Тест ЕООД', taxId: '175074752', address: 'гр. София, ул. „Шипка“ № 1' };

let plateno: Installation;
let merchant: TestMerchant;
beforeAll(async () => {
  plateno = await sharedInstallation();
  merchant = await plateno.addMerchant();
});
afterAll(async () => {
  expect(plateno.faults()).toEqual([]);
  expect(plateno.complaints()).toEqual([]);
  await plateno.close();
});

describe.each(
  rowsToRun([
    ['bg', phone],
    ['en', desktop],
  ] as const),
)('an invoice to a company after the payment, language %s', (language, viewport) => {
  const paid = async (customerEmail?: string) => {
    const checkout = await plateno.openCheckout(await plateno.createLink(merchant), {
      language,
      ...(customerEmail !== undefined && { customerEmail }),
    });
    await plateno.control.pay({ session: checkout.sessionId });
    await plateno.returnPaid(checkout);
    return checkout;
  };
  const nameCompany = async (visitor: Visitor, sessionId: string): Promise<void> => {
    const { page, messages } = visitor;
    const typed = (name: string) => page.locator(`[name="buyer.${name}"]`);
    await page.goto(`${plateno.url}/pay/success?session_id=${sessionId}`);
    await choosePayLanguage(visitor);
    await page.getByText(messages.return.otherBuyer.title).click();
    await typed('name').fill(company.name);
    await typed('taxId').fill('175074751');
    await typed('address').fill(company.address);
    await button(page, messages.return.otherBuyer.ask).click();
    await page.getByRole('alert').waitFor();
    await visitor.checkScreen(`other buyer refused ${viewport.width}`);
    await typed('taxId').fill(company.taxId);
    await button(page, messages.return.otherBuyer.ask).click();
  };

  it.each([['maria@example.com'], [undefined]])(
    'the payer gets the invoice to the company at once, with the e-mail %s',
    async (email) => {
      const visitor = await plateno.welcome(language, viewport);
      const { page, messages } = visitor;
      const checkout = await paid(email);
      await nameCompany(visitor, checkout.sessionId);
      await page.getByText(messages.return.otherBuyer.replaced('').split('№')[0]!.slice(0, 12)).waitFor();
      const { invoiceId } = await plateno.payment(checkout.paymentId);
      const number = await plateno.database.rows<{ number: string; buyer: string }>(
        `select invoice_number as number, buyer ->> 'name' as buyer from invoices where id = ?`,
        [invoiceId],
      );
      expect(number[0]!.buyer).toBe(company.name);
      await page.getByText(`№ ${number[0]!.number}`, { exact: true }).waitFor();
      const arriving = page.waitForEvent('download');
      await page.getByRole('link', { name: messages.return.documents.INVOICE.pdf }).click();
      expect((await arriving).suggestedFilename()).toContain(number[0]!.number);
      await visitor.checkScreen(`other buyer ${viewport.width} ${email ?? 'without an e-mail'}`);
      await visitor.leave();
    },
  );

  it('the company that the pay page remembers is filled in', async () => {
    const visitor = await plateno.welcome(language, viewport);
    const { page, messages } = visitor;
    const { sessionId } = await paid();
    await page.goto(`${plateno.url}/pay/success?session_id=${sessionId}`);
    const remembered = { ...company, vatNumber: '', country: 'DE' };
    await page.evaluate((text) => localStorage.setItem('buyer', text), JSON.stringify(remembered));
    await page.reload();
    await choosePayLanguage(visitor);
    await page.getByText(messages.return.otherBuyer.title).click();
    for (const [name, value] of Object.entries(remembered))
      expect(await page.locator(`[name="buyer.${name}"]`).inputValue(), name).toBe(value);
    await visitor.leave();
  });

  const ask = async (visitor: Visitor) => {
    const checkout = await paid(`petar-${language}@example.com`);
    accepted(
      await merchant.api.post(`/payments/${checkout.paymentId}/refunds`, { amount: 10, reason: 'OTHER' }),
    );
    await nameCompany(visitor, checkout.sessionId);
    await visitor.page.getByText(visitor.messages.return.otherBuyer.requested).waitFor();
    return checkout;
  };

  it('the merchant accepts a later request with one press, and refuses another one with a reason', async () => {
    const payer = await plateno.welcome(language, viewport);
    const asked = await ask(payer);
    const visitor = await plateno.welcome(language, viewport);
    const { page, messages } = visitor;
    const { buyerRequests, nextStep } = messages;
    await openSignedIn(visitor, plateno, { username: merchant.email, password }, '/merchant');
    await page.getByRole('link', { name: nextStep.now.ANSWER_BUYER.action }).click();
    await page.getByRole('heading', { name: buyerRequests.title }).waitFor();
    await page.getByText(company.name).first().waitFor();
    await visitor.checkScreen(`buyer request ${viewport.width}`);
    await button(page, buyerRequests.accept).click();
    await page.getByText(fill(buyerRequests.acceptText, { name: company.name })).waitFor();
    await visitor.checkScreen(`buyer request accepting ${viewport.width}`);
    await page.getByRole('dialog').getByRole('button', { name: buyerRequests.accept }).click();
    await page.getByText(buyerRequests.accepted).waitFor();
    const { invoiceId } = await plateno.payment(asked.paymentId);
    const [current] = await plateno.database.rows<{ buyer: string }>(
      `select buyer ->> 'name' as buyer from invoices where id = ?`,
      [invoiceId],
    );
    expect(current!.buyer).toBe(company.name);

    await ask(payer);
    await moveTo(page, '/merchant');
    await page.getByRole('link', { name: nextStep.now.ANSWER_BUYER.action }).click();
    await button(page, buyerRequests.refuse).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(buyerRequests.reason).fill('Късно');
    await visitor.checkScreen(`buyer request refusing ${viewport.width}`);
    await dialog.getByRole('button', { name: buyerRequests.refuse }).click();
    await page.getByText(buyerRequests.refused).waitFor();
    await page.getByRole('heading', { name: buyerRequests.title }).waitFor({ state: 'detached' });
    await visitor.leave();
    await payer.leave();
  });
});
