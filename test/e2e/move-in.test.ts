import { afterAll, beforeAll, expect, test } from 'vitest';
import { cards } from '#test/support/application/hosted-page.ts';
import { password } from '#test/support/application/build.ts';
import { button, field } from './steps/fields.ts';
import { moveTo } from './steps/go-to.ts';
import { openSignedIn } from './steps/open-signed-in.ts';
import { payOnHostedPage } from './steps/pay-on-hosted-page.ts';
import { sharedInstallation, type Installation } from './support/installation.ts';
import { rowsToRun } from './support/matrix.ts';
import { fill } from './support/messages.ts';
import { settled } from './support/settled.ts';
import { desktop, phone } from './support/visitor.ts';

let plateno: Installation;
beforeAll(async () => {
  plateno = await sharedInstallation();
});
afterAll(async () => plateno.close());

const list = `Номер;Дата;Падеж;Клиент;Имейл;Общо;Платено
0000001232;02.11.2026;16.11.2026;Хеликон ООД;helikon@example.com;120,00;0,00
0000001233;05.11.2026;19.11.2026;Иван Петров;;80,50;80,50
0000001234;09.11.2026;23.11.2026;Мария Илиева;;50,00;0,00
`;

test.each(
  rowsToRun([
    ['bg', phone],
    ['en', desktop],
  ] as const),
)(
  'a merchant brings unpaid invoices and the last number, and collects them without a second invoice, language %s',
  async (language, viewport) => {
    const seller = await plateno.addMerchant();
    const visitor = await plateno.welcome(language, viewport);
    const { page, messages } = visitor;
    const { openInvoices, imports, foreign } = messages;
    await openSignedIn(
      visitor,
      plateno,
      { username: seller.email, password },
      '/merchant/settings/documents',
    );
    await button(page, openInvoices.action).click();
    const dialog = page.getByRole('dialog');
    await dialog
      .locator('input[type=file]')
      .setInputFiles({ name: 'list.csv', mimeType: 'text/csv', buffer: Buffer.from(list) });
    await button(dialog, imports.check).click();
    await dialog.getByRole('checkbox', { name: /0000001235/ }).check();
    await visitor.checkScreen('open-invoices-checked');
    await button(dialog, imports.submit).click();
    await dialog.waitFor({ state: 'detached' });
    await page.getByText('0000001235').first().waitFor();

    await moveTo(page, '/merchant/foreign-documents');
    await button(page, fill(foreign.askOf, { number: '0000001232' })).click();
    await button(dialog, foreign.askByEmail).click();
    const link = dialog.getByText(`${plateno.url}/pay/`);
    const url = (await link.textContent())!;
    await visitor.checkScreen('open-invoice-asked');
    await plateno.drain();
    expect(plateno.mailbox.mails.some(({ to }) => to.includes('helikon@example.com'))).toBe(true);

    const payer = await plateno.welcome(language, viewport);
    await payer.page.goto(url);
    await payer.page.getByText(payer.messages.pay.request.emailHelp.FOREIGN).waitFor();
    await payer.checkScreen('pay-open-invoice');
    await payer.page.locator('button.pay:visible').click();
    await payOnHostedPage(payer, cards.paid);
    await payer.page.getByText(payer.messages.return.success.title).waitFor();
    await payer.page.getByText(payer.messages.return.success.stamp, { exact: true }).waitFor();
    expect(
      await payer.page.getByRole('link', { name: payer.messages.return.documents.INVOICE.pdf }).count(),
    ).toBe(0);
    await payer.checkScreen('open-invoice-paid');
    await payer.leave();

    await moveTo(page, '/merchant/foreign-documents');
    await button(page, fill(foreign.paymentsOf, { number: '0000001234' })).click();
    await field(dialog, foreign.paidAmount).fill('20');
    await settled(page);
    await visitor.checkScreen('open-invoice-payment');
    await button(dialog, foreign.paid).click();
    await dialog.waitFor({ state: 'detached' });
    await button(page, fill(foreign.paymentsOf, { number: '0000001234' })).click();
    await dialog
      .getByText(new RegExp(language === 'bg' ? 'записано на ръка' : 'recorded manually'))
      .waitFor();
    await visitor.checkScreen('open-invoice-payments');
    await button(dialog, messages.shared.cancel).click();
    expect(
      await page.getByRole('button', { name: fill(foreign.askOf, { number: '0000001232' }) }).count(),
    ).toBe(0);
    await visitor.leave();
  },
);
