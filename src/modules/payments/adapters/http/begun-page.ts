import type { PayPageData } from '#contract/payments/pay-page.ts';
import { Money } from '#kernel/money.ts';
import type { Messages } from '#kernel/messages.ts';
import type { PayableLinks } from '#modules/links/index.ts';
import type { RenderedPage } from '#platform/http/rendered-pages.ts';
import { formatMoney } from '#platform/templates/formats.ts';
import { findBegunPayment } from '../postgres/find-begun-payment.ts';
import { begunCookieName } from './begun-cookie.ts';

type Deps = Parameters<typeof findBegunPayment>[0] & Readonly<{ links: PayableLinks; messages: Messages }>;

/** `/pay/{token}/begun`. */
const pattern = /^\/pay\/([^/]+)\/begun\/?$/;

export const begunPath = (token: string, language: string): string =>
  `/pay/${encodeURIComponent(token)}/begun${language === 'en' ? '?lang=en' : ''}`;

/** Long enough to be read; the button leads on at once. */
const secondsToRead = 3;

/** Never sent: the page has no script. */
const data: PayPageData = { loaded: { kind: 'problem', problem: 'load-failed' }, refused: null };

/**
 * The page for a browser that pays by a link for which it began a payment in another tab: it says so and leads on to the
 * card page. Every other browser is led to the pay page.
 */
export const begunPage = ({ links, messages, ...deps }: Deps): RenderedPage => {
  const read = async () => {
    const { readTemplate } = await import('#platform/templates/templates.ts');
    return readTemplate(new URL('./begun-payment.html.hbs', import.meta.url), messages);
  };
  // The first such page loads the template engine.
  let template: ReturnType<typeof read> | undefined;
  return {
    bundle: 'pay',
    pattern,
    show: async ({ name: token, language, cookie }) => {
      const { id } = await links.findByToken(token);
      const begun = await findBegunPayment(deps, id, cookie(begunCookieName) ?? '');
      if (begun === null) return { redirect: `/pay/${token}${language === 'en' ? '?lang=en' : ''}` };
      const { merchantName, checkoutUrl, chargeAmountMinor, chargeCurrency } = begun;
      const money = formatMoney(Money.ofMinor(chargeAmountMinor, chargeCurrency), language);
      template ??= read();
      const content = (await template)({ merchantName, money, checkoutUrl }, [language]);
      return {
        status: 200,
        data,
        inert: {
          pathname: '/pay/begun',
          ribbon: '',
          page: {
            title: messages.say(language, 'payments.begun'),
            content,
            reloads: { seconds: secondsToRead, path: checkoutUrl },
          },
        },
      };
    },
    refuse: (_, { name: token }) => ({ redirect: `/pay/${encodeURIComponent(token)}` }),
  };
};
