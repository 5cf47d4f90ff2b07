import * as z from 'zod';
import { startCheckout as contract } from '#contract/payments/checkouts.ts';
import { paymentMethods } from '#contract/payments/words/payment-methods.ts';
import { anonymous } from '#kernel/actor.ts';
import type { PayableLinks } from '#modules/links/index.ts';
import type { Config } from '#platform/config.ts';
import type { PageForm } from '#platform/http/rendered-pages.ts';
import type { PromiseTransfer } from '../../application/promise-transfer.ts';
import type { StartCheckout } from '../../application/start-checkout.ts';
import { begunCookieName, begunHeaders } from './begun-cookie.ts';
import { begunPath } from './begun-page.ts';
import { flatBuyer, refusalOf } from './form-fields.ts';
import { transferPath } from './present-transfer.ts';

type Deps = Readonly<{
  startCheckout: StartCheckout;
  promiseTransfer: PromiseTransfer;
  links: PayableLinks;
  config: Config;
}>;

/** The fields of the company count when `forCompany` is checked. */
const bodyOf = ({
  forCompany,
  keepsCard,
  ...fields
}: Readonly<Record<string, unknown>>): Record<string, unknown> => {
  const { buyer, ...body } = flatBuyer(fields);
  return { ...body, keepsCard: keepsCard !== undefined, ...(forCompany !== undefined && { buyer }) };
};

/** Fields of the form; amount and currency come from the link. */
const formFields = z.preprocess(
  (given) => bodyOf(given as Readonly<Record<string, unknown>>),
  contract.body
    .pick({ customerName: true, customerEmail: true, buyer: true, keepsCard: true })
    .extend({ way: z.enum(paymentMethods).default('CARD') }),
);

/** Origins of the provider's checkout page, for the form-action policy. */
export const checkoutOrigins = ({ companions: { sandboxUrl } }: Config): string[] => [
  'https://checkout.stripe.com',
  ...(sandboxUrl ? [new URL(sandboxUrl).origin] : []),
];

/**
 * The form post of the pay page: starts the checkout and redirects to the provider's page, or to the page of a transfer for
 * a payer who chose the bank; else back to the pay page with the reason of the refusal. A browser that began the payment in another tab reads so first.
 */
export const payForm = ({
  startCheckout,
  promiseTransfer,
  links,
  config,
}: Deps): PageForm<z.infer<typeof formFields>> => ({
  pattern: /^\/pay\/([^/]+)$/,
  fields: formFields,
  submit: async ({ name: token, fields, language, ip, cookie }) => {
    const { customerName = null, customerEmail = null, buyer = null } = fields;
    if (fields.way === 'BANK') {
      const payer = { customerName, customerEmail, buyer, language };
      const promise = await promiseTransfer.execute({ token, ...payer, ip });
      return transferPath(promise.token, language);
    }
    const { id: paymentLinkId, merchantId, amount } = await links.findByToken(token);
    const { checkoutUrl, begun, isResumed } = await startCheckout.execute({
      merchantId,
      paymentLinkId,
      amount,
      customerName,
      customerEmail,
      buyer,
      language,
      keepsCard: fields.keepsCard,
      ip,
      actor: anonymous,
      description: null,
      requestKey: null,
      begunKey: cookie(begunCookieName) ?? null,
    });
    const headers = begunHeaders(begun, config.publicUrl);
    return { redirect: isResumed ? begunPath(token, language) : checkoutUrl, headers };
  },
  refuse: (error, { name: token, language }) => {
    const query = new URLSearchParams({
      ...refusalOf(error),
      ...(language === 'en' ? { lang: 'en' } : {}),
    });
    return `/pay/${encodeURIComponent(token)}?${query.toString()}`;
  },
});
