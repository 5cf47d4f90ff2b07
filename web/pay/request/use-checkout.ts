import type * as z from 'zod';
import { useState } from 'react';
import type { PublicPaymentLink } from '#contract/links/links.ts';
import type { PayPageData } from '#contract/payments/pay-page.ts';
import type { CheckoutRequest, startCheckout } from '#contract/payments/checkouts.ts';
import { callApi, ApiError } from '../call-api.ts';
import { usePayMessages } from '../use-pay-messages.ts';
import { buyerIn, storeBuyer, type TypedDetails } from './typed-details.ts';

type CheckoutStarted = z.output<typeof startCheckout.response>;
type Refusal = Readonly<{ message: string | null; fields: Readonly<Record<string, string>> }>;

/** Starts the checkout and redirects to the provider's page; else returns the error. */
export const useCheckout = (link: PublicPaymentLink, refused: PayPageData['refused']) => {
  const { messages, language } = usePayMessages();
  const [isRunning, setRunning] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(
    refused &&
      ('fields' in refused
        ? { message: null, fields: refused.fields }
        : { message: refused.message ?? messages.payFailed, fields: {} }),
  );

  const pay = async (details: TypedDetails, form: HTMLFormElement) => {
    const buyer = buyerIn(details);
    if (buyer) storeBuyer(buyer, details['rememberBuyer']);
    setRunning(true);
    setRefusal(null);
    const body: CheckoutRequest = {
      amount: link.amount,
      currency: link.currency,
      description: link.description ?? messages.request.descriptionFallback(link.merchantName),
      customerName: details['customerName'],
      customerEmail: details['customerEmail'],
      buyer: buyer as CheckoutRequest['buyer'],
      language,
      keepsCard: 'keepsCard' in details,
    };
    try {
      const path = `/payments/checkout/${link.merchantId}?paymentLinkId=${link.id}`;
      const onLate = () => setRefusal({ message: navigator.onLine ? null : messages.offline, fields: {} });
      leaveFor((await callApi<CheckoutStarted>(path, { body, language, onLate })).checkoutUrl);
    } catch (reason) {
      // The link of an invoice was closed while the page was open: its address leads to the new sum, or says why.
      if (link.isInvoice && (reason as ApiError).status === 410) return location.reload();
      // This browser may have begun the payment in another tab: the posted form carries its cookie.
      if ((reason as ApiError).code === 'payments.link-being-paid') return form.submit();
      setRunning(false);
      setRefusal(refusalOf(reason as ApiError, messages.payFailed));
    }
  };
  return { isRunning, refusal, pay };
};

/** The server's message, else the specification's (point 8). */
const refusalOf = ({ message, fields }: ApiError, fallback: string): Refusal => ({
  message: message || fallback,
  fields,
});

/** Follows only http(s) URLs: a `javascript:` URL would execute. */
const leaveFor = (checkoutUrl: string): void => {
  if (!/^https?:/.test(checkoutUrl)) throw new ApiError(0, {});
  location.assign(checkoutUrl);
};
