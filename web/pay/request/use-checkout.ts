import type * as z from 'zod';
import { useEffect, useState } from 'react';
import type { PublicPaymentLink } from '#contract/links.ts';
import type { PayPageData } from '#contract/pay-page.ts';
import type { CheckoutRequest, startCheckout } from '#contract/payments.ts';
import { callApi, ApiError } from '../call-api.ts';
import { usePayMessages } from '../use-pay-messages.ts';
import type { TypedDetails } from './typed-details.ts';

type CheckoutStarted = z.output<typeof startCheckout.response>;
type Refusal = Readonly<{ message: string | null; fields: Readonly<Record<string, string>> }>;

/** Starts the checkout and redirects to the provider's page; else returns the error. */
export const useCheckout = (link: PublicPaymentLink, refused: PayPageData['refused']) => {
  const { messages, language } = usePayMessages();
  const [isRunning, setRunning] = useState(false);
  const wrongEmail: Refusal = { message: null, fields: { customerEmail: messages.request.emailWrong } };
  const [refusal, setRefusal] = useState<Refusal | null>(
    refused &&
      ('field' in refused ? wrongEmail : { message: refused.message ?? messages.payFailed, fields: {} }),
  );

  // The back-forward cache restores the page in the state "running".
  useEffect(() => {
    const rested = (event: PageTransitionEvent) => event.persisted && setRunning(false);
    window.addEventListener('pageshow', rested);
    return () => window.removeEventListener('pageshow', rested);
  }, []);

  const pay = async (details: TypedDetails, email: HTMLInputElement) => {
    if (email.validity.typeMismatch) {
      setRefusal(wrongEmail);
      return email.focus();
    }
    setRunning(true);
    setRefusal(null);
    const body = checkoutRequest(link, details, messages.request.descriptionFallback, language);
    try {
      const path = `/payments/checkout/${link.merchantId}?paymentLinkId=${link.id}`;
      leaveFor((await callApi<CheckoutStarted>(path, { method: 'POST', body, language })).checkoutUrl);
    } catch (reason) {
      setRunning(false);
      setRefusal(refusalOf(reason, messages.payFailed));
    }
  };
  return { isRunning, refusal, pay };
};

const checkoutRequest = (
  link: PublicPaymentLink,
  { customerName, customerEmail }: TypedDetails,
  descriptionFallback: (merchant: string) => string,
  language: CheckoutRequest['language'],
): CheckoutRequest => ({
  amount: link.amount,
  currency: link.currency,
  description: link.description ?? descriptionFallback(link.merchantName),
  paymentMethod: 'CARD',
  customerName,
  customerEmail,
  language,
});

/** The server's message, else the specification's (point 8). */
const refusalOf = (reason: unknown, fallback: string): Refusal =>
  reason instanceof ApiError
    ? { message: reason.message || fallback, fields: reason.fields }
    : { message: fallback, fields: {} };

/** Follows only http(s) URLs: a `javascript:` URL would execute. */
const leaveFor = (checkoutUrl: string): void => {
  if (!/^https?:/.test(checkoutUrl)) throw new TypeError();
  location.assign(checkoutUrl);
};
