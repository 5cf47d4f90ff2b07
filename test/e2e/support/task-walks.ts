import type { CheckoutRequest } from '#contract/payments/checkouts.ts';
import { password, type TestMerchant } from '#test/support/application/build.ts';
import { cards, payOnPage } from '#test/support/application/hosted-page.ts';
import { until } from '#test/support/application/until.ts';
import { partOf, readMail } from '#test/support/read-mail.ts';
import { formatMoney } from '#web/shared/format/format-money.ts';
import { goOnSignedIn } from '../steps/open-signed-in.ts';
import type { Installation } from './installation.ts';
import { TaskCount } from './task-count.ts';
import type { desktop, phone, Visitor } from './visitor.ts';

type Viewport = typeof phone | typeof desktop;
type Account = Readonly<{ username: string; password: string }>;

/** An amount of EUR as a visitor in Bulgarian reads it. */
export const euro = (amount: number): string => formatMoney(amount, 'EUR', 'bg');

/** Those who do tasks in an installation, all in Bulgarian, and what they leave behind. */
export const taskWalks = (plateno: Installation) => {
  /** A visitor, and the count of what it does. */
  const arrive = async (viewport: Viewport): Promise<Visitor & { task: TaskCount }> => {
    const visitor = await plateno.welcome('bg', viewport);
    return { ...visitor, task: new TaskCount(visitor.page) };
  };
  /** The application stays open from one task of the portal or the back office to the next. */
  const goOn = async (viewport: Viewport, account: Account, path: string) => {
    const visitor = await plateno.sameVisitor('bg', viewport);
    await goOnSignedIn(visitor, plateno, account, path);
    return { ...visitor, task: new TaskCount(visitor.page) };
  };
  return {
    arrive,
    goOn,
    /** A member of a merchant in the portal, on the home page unless a path is given. */
    arriveAsMember: ({ email }: Pick<TestMerchant, 'email'>, viewport: Viewport, path = '/merchant') =>
      goOn(viewport, { username: email, password }, path),
    /** A mail to an address with this text in its text. */
    mailTo: (to: string, text: string) =>
      until(`a mail to ${to} with ${text}`, () =>
        plateno.mailbox.mails.find(
          (mail) =>
            mail.to.includes(to) && partOf(readMail(mail.raw), 'text/plain').toString().includes(text),
        ),
      ),
    /** A payer with this card at the provider's page, in units of EUR. */
    payBy: async (
      merchant: Pick<TestMerchant, 'api'>,
      amount: number,
      card: string = cards.paid,
      payer: Partial<CheckoutRequest> = {},
    ) => {
      const checkout = await plateno.openCheckout(await plateno.createLink(merchant, { amount }), payer);
      await payOnPage(checkout.checkoutUrl, card);
      return checkout;
    },
  };
};
