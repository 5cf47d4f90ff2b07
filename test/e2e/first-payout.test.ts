import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ImportDuePayouts } from '#modules/payouts/index.ts';
import { accepted } from '#test/support/application/api-client.ts';
import { cards } from '#test/support/application/hosted-page.ts';
import { until } from '#test/support/application/until.ts';
import { chooseLanguage, choosePayLanguage } from './steps/choose-language.ts';
import { button, field } from './steps/fields.ts';
import { moveTo } from './steps/go-to.ts';
import { mailedLink } from './steps/mailed-link.ts';
import { payOnHostedPage } from './steps/pay-on-hosted-page.ts';
import { register } from './steps/register.ts';
import { signIn } from './steps/sign-in.ts';
import { openInstallation, type Installation } from './support/installation.ts';
import { fill } from './support/messages.ts';
import { rowsToRun } from './support/matrix.ts';
import { stopAtFirstFailure } from './support/stop-at-first-failure.ts';
import { phone, type Visitor } from './support/visitor.ts';
import { inBulgarian, inEnglish } from './walks.ts';

const daySeconds = 86_400;

let plateno: Installation;
beforeAll(async () => {
  plateno = await openInstallation({
    writesToUsers: true,
    variables: { STRIPE_ROUTING: 'direct' },
  });
});
afterAll(async () => plateno.close());

describe.each(rowsToRun([inBulgarian, inEnglish]))(
  'from registration to the bank, language $language',
  (walk) => {
    const { language, business, viewport } = walk;
    let merchant: Visitor;
    let merchantId = 0;
    let link = '';
    stopAtFirstFailure();

    const createLink = async (): Promise<string> => {
      const { body } = await plateno.api().post<{ token: string }>('/auth/login', {
        username: business.email,
        password: business.password,
      });
      const api = plateno.api(body.token);
      return accepted(
        await api.post<{ paymentLinkUrl: string }>('/payment-links/me', {
          amount: 100,
          currency: 'EUR',
          description: walk.link.description,
        }),
      ).paymentLinkUrl;
    };

    it('a merchant registers, confirms the e-mail and is approved', async () => {
      // The provider's page is in the language of the browser.
      const locale = language === 'bg' ? 'bg-BG' : 'en-GB';
      merchant = await plateno.welcome(language, viewport, { locale });
      const { page, messages } = merchant;
      await page.goto(`${plateno.url}/register`);
      await chooseLanguage(merchant);
      await register(merchant, business);
      await page.goto(await mailedLink(plateno, business.email, 'verify'));
      const { verify } = messages.accountMails;
      await button(page, verify.submit).click();
      await page.getByText(verify.done).waitFor();
      const [{ id }] = accepted(
        await plateno.admin.get<[{ id: number }]>(`/merchants?search=${encodeURIComponent(business.email)}`),
      );
      merchantId = id;
      const approval = { status: 'ACTIVE', reason: 'Проверен' };
      expect(await plateno.admin.put(`/merchants/${id}/status`, approval)).toMatchObject({ status: 200 });
    });

    it('until the account is open the pay page says why there is no payment', async () => {
      link = await createLink();
      const payer = await plateno.welcome(language, phone);
      const { page } = payer;
      await page.goto(link);
      await choosePayLanguage(payer);
      await page
        .getByText(language === 'bg' ? /още не приема плащания/ : /not accept(ing)? payments yet/)
        .waitFor();
      expect(await page.locator('button[type=submit]').count()).toBe(0);
      await payer.checkScreen('pay page of a merchant without an account');
      await payer.leave();
    });

    it('the merchant opens the account at the provider and comes back to an active one', async () => {
      const { page, messages } = merchant;
      const { account, hosted } = messages;
      await page.goto(`${plateno.url}/login`);
      await signIn(merchant, business.email, business.password);
      await page.waitForURL('**/merchant');
      await moveTo(page, '/merchant/account');
      await page.getByText(account.statuses.NONE).waitFor();
      await merchant.checkScreen('no account');
      await button(page, account.start).click();
      await field(page, hosted.firstName).fill('Донка');
      await field(page, hosted.eik).fill(business.taxId.replace('BG', ''));
      await field(page, hosted.companyName).fill(business.businessName);
      await field(page, hosted.lastName).fill('Петрова');
      await field(page, hosted.iban).fill('BG80BNBG96611020345678');
      await button(page, hosted.submitDetails).click();
      await page.waitForURL('**/merchant/account**');
      await page.getByText(account.statuses.ACTIVE).waitFor();
      await merchant.checkScreen('active account');
      expect(merchant.faults).toEqual([]);
    });

    it('a customer pays, and three days later the merchant sees the payout with the payment in it', async () => {
      const payer = await plateno.welcome(language, phone);
      await payer.page.goto(link);
      await choosePayLanguage(payer);
      const { request } = payer.messages.pay;
      await field(payer.page, request.name).fill(walk.payer.name);
      await field(payer.page, request.email).fill(walk.payer.email);
      await payer.page.locator('button[type=submit]').click();
      await payer.page.getByText(payer.messages.hosted.banner).waitFor();
      await payOnHostedPage(payer, cards.paid);
      await payer.page.waitForURL('**/pay/success**');
      await until('the payment succeeds', async () => {
        const [row] = await plateno.database.rows<{ status: string }>(
          'select status from payments where merchant_id = :merchantId',
          { merchantId },
        );
        return row?.status === 'SUCCEEDED';
      });
      await payer.leave();

      await plateno.control.settleNow();
      await plateno.control.advanceClock(4 * daySeconds);
      await plateno.application.resolve(ImportDuePayouts).execute();
      await plateno.control.resetClock();
      const [payout] = await plateno.database.rows<{ id: number }>(
        'select id from payouts where merchant_id = :merchantId',
        { merchantId },
      );
      const { page, messages } = merchant;
      await moveTo(page, '/merchant/payouts');
      await page.getByText(messages.payouts.subtitle).waitFor();
      await page
        .getByText(fill(messages.payouts.one, { id: payout!.id }))
        .first()
        .waitFor();
      await moveTo(page, `/merchant/payouts/${payout!.id}`);
      await page.getByText(messages.payouts.content.total).first().waitFor();
      await page.getByText(walk.payer.name).first().waitFor();
      await merchant.checkScreen('first payout');
      expect(merchant.faults).toEqual([]);
      await merchant.leave();
    });
  },
);
