import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { until } from '#test/support/application/until.ts';
import { chooseLanguage } from './steps/choose-language.ts';
import { button } from './steps/fields.ts';
import { signIn } from './steps/sign-in.ts';
import { openInstallation, staffPassword, type Installation } from './support/installation.ts';
import { desk, phone, type Visitor } from './support/visitor.ts';
import { rowsToRun } from './support/matrix.ts';

let plateno: Installation;
beforeAll(async () => {
  plateno = await openInstallation();
  await plateno.addStaff('silviya', 'ADMIN');
});
afterAll(async () => plateno.close());

/** 100 euro are asked and 99 captured. @returns the payment's id */
const captureLess = async (): Promise<number> => {
  const merchant = await plateno.addMerchant();
  const checkout = await plateno.openCheckout(await plateno.createLink(merchant));
  await plateno.control.setFault({ kind: 'payment-other-amount', amountMinor: 9_900, times: 1 });
  await plateno.control.pay({ session: checkout.sessionId });
  await until('it is held', async () => (await plateno.payment(checkout.paymentId)).mismatch !== null);
  return checkout.paymentId;
};

const openPayment = async (
  language: 'bg' | 'en',
  viewport: typeof desk | typeof phone,
  paymentId: number,
): Promise<Visitor> => {
  const visitor = await plateno.welcome(language, viewport);
  await visitor.page.goto(`${plateno.address}/login`);
  await chooseLanguage(visitor);
  await signIn(visitor, 'silviya', staffPassword);
  await visitor.page.waitForURL('**/admin');
  await visitor.page.goto(`${plateno.address}/admin/payments/${paymentId}/show`);
  return visitor;
};

describe.each(
  rowsToRun(
    [
      ['bg', phone],
      ['en', desk],
    ] as const,
    1,
  ),
)('In %s', (language, viewport) => {
  it('an administrator accepts a captured amount that differs, and the payment succeeds for it', async () => {
    const paymentId = await captureLess();
    const visitor = await openPayment(language, viewport, paymentId);
    const { page, messages } = visitor;
    const { accept, acceptTitle, acceptDone } = messages.admin.payments;
    await button(page, accept).click();
    const dialog = page.getByRole('dialog', { name: acceptTitle });
    await dialog.getByText(/99[.,]00/).waitFor();
    await visitor.look('accepting a captured amount');
    await button(dialog, accept).click();
    await page.getByText(acceptDone).first().waitFor();
    expect(await plateno.payment(paymentId)).toMatchObject({ status: 'SUCCEEDED', amount: 99 });
    await visitor.leave();
  });

  it('an administrator gives a captured amount back, and nothing is sold', async () => {
    const paymentId = await captureLess();
    const visitor = await openPayment(language, viewport, paymentId);
    const { page, messages } = visitor;
    const { giveBack, giveBackTitle, giveBackDone } = messages.admin.payments;
    await button(page, giveBack).click();
    const dialog = page.getByRole('dialog', { name: giveBackTitle });
    await visitor.look('giving a captured amount back');
    await button(dialog, giveBack).click();
    await page.getByText(giveBackDone).first().waitFor();
    await expect.poll(async () => (await plateno.payment(paymentId)).status).toBe('CANCELLED');
    await visitor.leave();
  });
});

it('Every screen was accessible, and no browser complained', () => {
  expect([...plateno.faults(), ...plateno.complaints()]).toEqual([]);
});
