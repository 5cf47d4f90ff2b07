import Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ImportDuePayouts } from '#modules/payouts/index.ts';
import { cards } from '#test/support/application/hosted-page.ts';
import { onboardAccount } from '#test/support/application/onboard-account.ts';
import type { TestMerchant } from '#test/support/application/build.ts';
import { button } from './steps/fields.ts';
import { moveTo } from './steps/go-to.ts';
import { goOnSignedIn } from './steps/open-signed-in.ts';
import { openInstallation, type Installation } from './support/installation.ts';
import { rowsToRun } from './support/matrix.ts';
import { fill } from './support/messages.ts';
import { desktop, phone } from './support/visitor.ts';

const password = 'дълга парола 1';
const daySeconds = 86_400;

let plateno: Installation;
let paid: TestMerchant;
let refused: TestMerchant;

const addMerchant = async (iban?: string): Promise<TestMerchant> => {
  const sandboxUrl = plateno.env['STRIPE_API_URL']!;
  const { hostname, port } = new URL(sandboxUrl);
  const stripe = new Stripe(plateno.env['STRIPE_SECRET_KEY']!, { host: hostname, port, protocol: 'http' });
  const merchant = await plateno.addMerchant();
  const about = iban === undefined ? {} : { iban };
  const accountId = await onboardAccount(stripe, { merchantId: merchant.id, sandboxUrl, ...about });
  await plateno.addProviderAccount(merchant.id, accountId);
  return merchant;
};

const sell = async (merchant: TestMerchant, amount: number): Promise<void> => {
  const link = await plateno.createLink(merchant, { amount, description: 'Дъбова маса' });
  const checkout = await plateno.openCheckout(link, { customerName: 'Мария Георгиева' });
  await plateno.control.pay({ session: checkout.sessionId, card: cards.paid });
  await plateno.returnPaid(checkout);
};

beforeAll(async () => {
  plateno = await openInstallation({ isWorking: false, variables: { STRIPE_ROUTING: 'direct' } });
  paid = await addMerchant();
  refused = await addMerchant('BG80BNBG96611020340002');
  for (const merchant of [paid, refused]) await sell(merchant, 100);
  await sell(paid, 250);
  await plateno.control.settleNow();
  await plateno.control.advanceClock(4 * daySeconds);
  await plateno.application.resolve(ImportDuePayouts).execute();
  // The provider took other fees than the schedule: it shows at the payout.
  await plateno.database.rows(
    `update payments set charge_merchant_fee_minor = charge_merchant_fee_minor - 12,
       charge_net_amount_minor = charge_net_amount_minor + 12 where merchant_id = :id`,
    { id: paid.id },
  );
});
afterAll(async () => plateno.close());

describe.each(
  rowsToRun(
    [
      ['bg', phone],
      ['en', desktop],
    ] as const,
    0,
  ),
)('payouts in the portal, language %s', (language, viewport) => {
  it('a merchant sees on the home page when the money came, and every payment and fee in the payout', async () => {
    const visitor = await plateno.sameVisitor(language, viewport);
    const { page, messages } = visitor;
    const { payouts } = messages;
    await goOnSignedIn(visitor, plateno, { username: paid.email, password }, '/merchant');
    await page.getByRole('heading', { name: payouts.card.title }).waitFor();
    await visitor.checkScreen('home with the balance');
    await page.getByRole('link', { name: payouts.card.all }).click();
    await page.getByText(payouts.subtitle).waitFor();
    await page
      .getByText(fill(payouts.one, { id: 1 }))
      .first()
      .waitFor();
    await visitor.checkScreen('payouts');
    await moveTo(page, '/merchant/payouts/1');
    await page.getByText(payouts.content.total).waitFor();
    await page.getByText(payouts.lines.kind.CHARGE).first().waitFor();
    await page.getByRole('heading', { name: payouts.differences.title }).waitFor();
    await visitor.checkScreen('payout');
    await button(page, payouts.differences.show).click();
    await button(page, payouts.differences.all).waitFor();
    await page.getByText('Мария Георгиева').first().waitFor();
    await page.getByRole('link', { name: payouts.lines.kind.CHARGE, exact: true }).first().click();
    await page.getByRole('link', { name: fill(payouts.one, { id: 1 }) }).waitFor();
    await visitor.checkScreen('payment in a payout');
    expect(visitor.faults).toEqual([]);
  });

  it('a merchant whose bank returned a payout reads the reason and what to do', async () => {
    const visitor = await plateno.sameVisitor(language, viewport);
    const { page, messages } = visitor;
    const { payouts } = messages;
    await goOnSignedIn(visitor, plateno, { username: refused.email, password }, '/merchant');
    await page.getByRole('link', { name: payouts.card.whatToDo }).click();
    await page.getByText(payouts.returned.next).waitFor();
    await page.getByText(language === 'bg' ? /е закрита/ : /is closed/).waitFor();
    await visitor.checkScreen('returned payout');
    await moveTo(page, '/merchant/payouts/999999');
    await page.getByText(payouts.notFound).waitFor();
    expect(visitor.faults).toEqual([]);
  });
});
