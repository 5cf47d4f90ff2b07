import type * as z from 'zod';
import { useEffect, useState } from 'react';
import type { PublicPaymentLink } from '#contract/links.ts';
import type { PayPageData } from '#contract/pay-page.ts';
import type { CheckoutRequest, startCheckout } from '#contract/payments.ts';
import { ask, AskRefused } from '../ask.ts';
import { usePayMessages } from '../use-pay-messages.ts';
import type { TypedDetails } from './typed-details.ts';

type CheckoutStarted = z.output<typeof startCheckout.response>;
type Refusal = Readonly<{ message: string | null; fields: Readonly<Record<string, string>> }>;

/** Asks for the provider's page and leaves for it; otherwise says why not. */
export const useCheckout = (link: PublicPaymentLink, refused: PayPageData['refused']) => {
  const { messages, language } = usePayMessages();
  const [isRunning, setRunning] = useState(false);
  const wrongEmail: Refusal = { message: null, fields: { customerEmail: messages.request.emailWrong } };
  const [refusal, setRefusal] = useState<Refusal | null>(
    refused &&
      ('field' in refused ? wrongEmail : { message: refused.message ?? messages.payFailed, fields: {} }),
  );

  // The browser may bring the page back from its cache, as it was when it left: running.
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
      leaveFor((await ask<CheckoutStarted>(path, { method: 'POST', body, language })).checkoutUrl);
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

/** The server's own sentence, else the specification's (point 8). */
const refusalOf = (reason: unknown, fallback: string): Refusal =>
  reason instanceof AskRefused
    ? { message: reason.message || fallback, fields: reason.fields }
    : { message: fallback, fields: {} };

/** Only a web address is followed; anything else from the network would be a script's way in. */
const leaveFor = (checkoutUrl: string): void => {
  if (!/^https?:/.test(checkoutUrl)) throw new TypeError();
  location.assign(checkoutUrl);
};
