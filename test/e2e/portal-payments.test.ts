import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cards } from '#test/support/application/hosted-page.ts';
import { formatMoney } from '#web/shared/format/format-money.ts';
import { pressAction } from './steps/record-actions.ts';
import { button, field } from './steps/fields.ts';
import { moveTo } from './steps/go-to.ts';
import { closeFilters, openFilters, recordIn, shownRecord } from './steps/lists.ts';
import { openSignedIn } from './steps/open-signed-in.ts';
import { sharedInstallation, type Installation } from './support/installation.ts';
import { stopAtFirstFailure } from './support/stop-at-first-failure.ts';
import { desktop, phone, type Visitor } from './support/visitor.ts';
import { fill } from './support/messages.ts';
import { rowsToRun } from './support/matrix.ts';

const password = 'дълга парола 1';

let plateno: Installation;
beforeAll(async () => {
  plateno = await sharedInstallation();
});
afterAll(async () => plateno.close());

/** 100 BGN, declined once and then paid by a payer with an e-mail address. */
const sell = async (merchant: Awaited<ReturnType<Installation['addMerchant']>>): Promise<number> => {
  const link = await plateno.createLink(merchant, {
    amount: 100,
    currency: 'BGN',
    description: 'Медена пита',
  });
  const checkout = await plateno.openCheckout(link, {
    customerName: 'Мария Георгиева',
    customerEmail: 'maria@example.com',
  });
  await plateno.control.pay({ session: checkout.sessionId, card: cards.insufficientFunds });
  await plateno.drain();
  await plateno.control.pay({ session: checkout.sessionId, card: cards.paid });
  await plateno.drain();
  return checkout.paymentId;
};

describe.each(
  rowsToRun(
    [
      ['bg', phone],
      ['en', desktop],
    ] as const,
    1,
  ),
)('payments in the portal, language %s', (language, viewport) => {
  let visitor: Visitor;
  let paymentId: number;
  const euro = (amount: number): string => formatMoney(amount, 'EUR', language);
  stopAtFirstFailure();

  it('a payment is found by filters that are part of the URL', async () => {
    const merchant = await plateno.addMerchant();
    paymentId = await sell(merchant);
    visitor = await plateno.welcome(language, viewport);
    const { page, messages } = visitor;
    await openSignedIn(
      visitor,
      plateno,
      { username: merchant.email, password },
      '/merchant/payments?currency=BGN&minAmount=99.5',
    );
    const found = recordIn(visitor, messages.merchant.payments.title, 'Мария Георгиева')
      .getByRole('link')
      .first();
    await found.waitFor();
    await visitor.checkScreen('payments filtered');
    const arriving = page.waitForEvent('download');
    await button(page, messages.merchant.export.menu).click();
    await button(page, fill(messages.merchant.export.as, { format: 'CSV' })).click();
    const file = await arriving;
    expect(file.suggestedFilename()).toMatch(/^payments-\d{4}-\d{2}-\d{2}\.csv$/);
    expect(await readFile(await file.path(), 'utf8')).toContain('Медена пита');
    await page.getByText(fill(messages.merchant.payments.exported, { format: 'CSV' })).waitFor();
    await openFilters(visitor);
    await field(page, messages.shared.list.maxAmount).fill('99,99');
    await field(page, messages.shared.list.maxAmount).press('Enter');
    await closeFilters(visitor);
    await page.getByText(messages.shared.list.noMatch).waitFor();
    expect(new URL(page.url()).searchParams.get('maxAmount')).toBe('99.99');
    await moveTo(page, '/merchant/payments?to=2026-01-31');
    const { payments } = messages.merchant;
    const figure = (label: string) => page.locator('dl > div').filter({ hasText: label });
    await figure(payments.totalPayments).getByText('0', { exact: true }).waitFor();
    await figure(payments.totalAmount).getByText(euro(0)).waitFor();
    if (visitor.isOnPhone) await openFilters(visitor);
    await field(page, messages.shared.list.period).selectOption('thisMonth');
    await page.waitForURL(/from=\d{4}-\d{2}-01/);
    if (visitor.isOnPhone) await closeFilters(visitor);
    await figure(payments.totalPayments).getByText('1', { exact: true }).waitFor();
    await figure(payments.totalAmount).getByText(euro(51.13)).waitFor();
    await openFilters(visitor);
    await field(page, messages.shared.list.to).fill('31.01.2026');
    await page.waitForURL(/to=2026-01-31/);
    expect(await field(page, messages.shared.list.to).inputValue()).toBe('31/01/2026');
    await visitor.checkScreen('payments of a period');
    await closeFilters(visitor);
    await moveTo(page, '/merchant/payments');
    await found.click();
    await page.getByRole('heading', { level: 1, name: 'Мария Георгиева' }).waitFor();
    const { number } = await plateno.payment(paymentId);
    await page.getByText(fill(messages.payment.title, { id: number }), { exact: true }).waitFor();
  });

  it('the page of a payment explains the fees to the cent, in both currencies, and shows the history', async () => {
    const { page, messages } = visitor;
    const { fees, history } = messages.payment;
    const fee = page.getByRole('row', { name: fees.merchantFee });
    await fee.getByText(formatMoney(-3.2, 'BGN', language)).waitFor();
    await fee.getByText(euro(-1.63)).waitFor();
    // The head of the table has the words, too.
    const net = await page.getByRole('row', { name: fees.kept }).last().textContent();
    expect(net).toContain(formatMoney(95.3, 'BGN', language));
    expect(net).toContain(euro(48.73));
    const happened = page.getByRole('listitem');
    await happened
      .filter({ hasText: fill(history.declined, { reason: messages.payment.declines.insufficient_funds }) })
      .waitFor();
    await happened.filter({ hasText: history.succeeded }).first().waitFor();
    await visitor.checkScreen('payment');
  });

  it('a merchant sends the receipt again, also to another e-mail address', async () => {
    const { page, messages } = visitor;
    const { receipt } = messages.payment;
    const { send } = messages.merchant.invoice;
    await pressAction(visitor, receipt.action);
    const dialog = page.getByRole('dialog');
    expect(await field(dialog, send.address).inputValue()).toBe('maria@example.com');
    await field(dialog, send.address).fill('schetovodstvo@example.com');
    await visitor.checkScreen('payment receipt');
    await button(dialog, send.submit).click();
    await page.getByText(fill(receipt.done, { email: 'schetovodstvo@example.com' })).waitFor();
    await plateno.drain();
    expect(plateno.mailbox.mails.flatMap(({ to }) => to)).toContain('schetovodstvo@example.com');
  });

  it('a merchant refunds a part, and at most the rest', async () => {
    const { page, messages } = visitor;
    const { refund, fees, documents } = messages.payment;
    const dialog = page.getByRole('dialog');
    await pressAction(visitor, refund.action);
    await dialog.getByText(fill(refund.left, { amount: euro(51.13) })).waitFor();
    const { creditNote } = messages;
    await dialog.getByLabel(creditNote.refundBys.LINES).check();
    await dialog.getByText(creditNote.chooseLine).waitFor();
    await dialog.getByRole('group', { name: creditNote.lines }).getByRole('textbox').first().fill('1');
    await dialog.getByText(fill(creditNote.refundTotal, { amount: euro(51.13) })).waitFor();
    await visitor.checkScreen('payment refund by items');
    await dialog.getByLabel(creditNote.refundBys.AMOUNT).check();
    const amount = field(dialog, fill(refund.amount, { currency: 'EUR' }));
    await amount.fill('51,14');
    await button(dialog, refund.submit).click();
    await dialog.getByText(fill(refund.tooMuch, { amount: euro(51.13) })).waitFor();
    await visitor.checkScreen('payment refund');
    await amount.fill('11,131');
    await button(dialog, refund.submit).click();
    await dialog.getByText(messages.shared.form.amountUnclear).waitFor();
    await button(dialog, euro(11_131)).waitFor();
    await visitor.checkScreen('payment refund with an unclear amount');
    await button(dialog, euro(11.13)).click();
    expect(await amount.inputValue()).toBe(language === 'bg' ? '11,13' : '11.13');
    await field(dialog, refund.note).fill('Счупена кутия');
    await button(dialog, refund.submit).click();
    await dialog.waitFor({ state: 'detached' });
    await page.getByRole('row', { name: fees.kept }).getByText(euro(37.6)).waitFor();
    await shownRecord(visitor).getByText(documents, { exact: true }).waitFor();
    await page
      .getByRole('link', { name: fill(messages.payment.creditNote, { number: '' }).trim() })
      .waitFor();
    await shownRecord(visitor).getByText(messages.shared.status.refund.PARTIAL, { exact: true }).waitFor();
    await visitor.checkScreen('payment refunded');
    await moveTo(page, '/merchant/payments');
    await recordIn(visitor, messages.merchant.payments.title, 'Мария Георгиева')
      .getByText(messages.shared.status.refund.PARTIAL)
      .waitFor();
    await moveTo(page, '/merchant');
    // Of the payment and of its invoice.
    const partial = page.getByRole('link').getByText(messages.shared.status.refund.PARTIAL);
    await expect.poll(() => partial.count()).toBe(2);
    expect(visitor.faults).toEqual([]);
    expect(visitor.complaints).toEqual([]);
    await visitor.leave();
  });
});
