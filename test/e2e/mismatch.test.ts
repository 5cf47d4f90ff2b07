import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { button } from './steps/fields.ts';
import { openSignedIn } from './steps/open-signed-in.ts';
import { openInstallation, staffPassword, type Installation } from './support/installation.ts';
import { desktop, phone, type Visitor } from './support/visitor.ts';
import { rowsToRun } from './support/matrix.ts';

let plateno: Installation;
beforeAll(async () => {
  plateno = await openInstallation();
  await plateno.addStaff('silviya', 'ADMIN');
});
afterAll(async () => plateno.close());

/** 100 EUR are asked and 99 captured. @returns the payment's id */
const captureLess = async (): Promise<number> => {
  const merchant = await plateno.addMerchant();
  const checkout = await plateno.openCheckout(await plateno.createLink(merchant));
  await plateno.control.setFault({ kind: 'payment-other-amount', amountMinor: 9_900, times: 1 });
  await plateno.control.pay({ session: checkout.sessionId });
  await plateno.drain();
  return checkout.paymentId;
};

const openPayment = async (
  language: 'bg' | 'en',
  viewport: typeof desktop | typeof phone,
  paymentId: number,
): Promise<Visitor> => {
  const visitor = await plateno.welcome(language, viewport);
  await openSignedIn(
    visitor,
    plateno,
    { username: 'silviya', password: staffPassword },
    `/admin/payments/${paymentId}/show`,
  );
  return visitor;
};

describe.each(
  rowsToRun(
    [
      ['bg', phone],
      ['en', desktop],
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
    await visitor.checkScreen('accepting a captured amount');
    await button(dialog, accept).click();
    await page.getByText(acceptDone).first().waitFor();
    expect(await plateno.payment(paymentId)).toMatchObject({ status: 'SUCCEEDED', amount: 99 });
    await visitor.leave();
  });

  it('an administrator refunds a captured amount that differs, and the payment does not succeed', async () => {
    const paymentId = await captureLess();
    const visitor = await openPayment(language, viewport, paymentId);
    const { page, messages } = visitor;
    const { giveBack, giveBackTitle, giveBackDone } = messages.admin.payments;
    await button(page, giveBack).click();
    const dialog = page.getByRole('dialog', { name: giveBackTitle });
    await visitor.checkScreen('giving a captured amount back');
    await button(dialog, giveBack).click();
    await page.getByText(giveBackDone).first().waitFor();
    await expect.poll(async () => (await plateno.payment(paymentId)).status).toBe('CANCELLED');
    await visitor.leave();
  });
});

it('every screen is accessible, without errors in the browser', () => {
  expect([...plateno.faults(), ...plateno.complaints()]).toEqual([]);
});
