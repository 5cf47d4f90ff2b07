import type { z } from 'zod';
import { startCheckout as contract } from '#contract/payments.ts';
import { anonymous } from '#kernel/actor.ts';
import { Failure, InvalidFields } from '#kernel/failure.ts';
import type { PayableLinks } from '#modules/links/index.ts';
import type { Config } from '#platform/config.ts';
import type { PageForm } from '#platform/http/rendered-pages.ts';
import type { StartCheckout } from '../../application/start-checkout.ts';

type Deps = Readonly<{ startCheckout: StartCheckout; links: PayableLinks }>;

/** Who pays, as the form names it; what is paid is the link's. */
const typed = contract.body.pick({ customerName: true, customerEmail: true });

/** The origins of the provider's checkout page. */
export const checkoutOrigins = ({ companions: { sandboxUrl } }: Config): string[] => [
  'https://checkout.stripe.com',
  ...(sandboxUrl ? [new URL(sandboxUrl).origin] : []),
];

/**
 * What the pay page's form posts where no script runs: the same checkout, answered with the way to the provider's page,
 * or back to the page with the reason.
 */
export const payForm = ({ startCheckout, links }: Deps): PageForm<z.infer<typeof typed>> => ({
  pattern: /^\/pay\/([^/]+)$/,
  fields: typed,
  submit: async ({ name: token, fields, language, address }) => {
    const { customerName = null, customerEmail = null } = fields;
    const { id: paymentLinkId, merchantId, price } = await links.findByToken(token);
    const { checkoutUrl } = await startCheckout.execute({
      merchantId,
      paymentLinkId,
      amount: price,
      customerName,
      customerEmail,
      language,
      ip: address,
      actor: anonymous,
      description: null,
      requestKey: null,
    });
    return checkoutUrl;
  },
  refuse: (error, { name: token, language }) => {
    const query = new URLSearchParams({
      ...refusalOf(error),
      ...(language === 'en' ? { lang: 'en' } : {}),
    });
    return `/pay/${encodeURIComponent(token)}?${query.toString()}`;
  },
});

/** For the page: the code of the refusal and, where the sentence names them, the seconds to wait. */
const refusalOf = (error: unknown): Record<string, string> => {
  if (error instanceof InvalidFields && error.fields.some(({ field }) => field === 'customerEmail'))
    return { refused: 'email' };
  if (!(error instanceof Failure)) return { refused: 'payment' };
  const { seconds } = error.params;
  return { refused: error.code, ...(seconds === undefined ? {} : { seconds: String(seconds) }) };
};
