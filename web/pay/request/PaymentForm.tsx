import { useEffect, useRef, type FormEvent } from 'react';
import type { PublicPaymentLink } from '#contract/links.ts';
import type { PayPageData } from '#contract/pay-page.ts';
import { formatMoney } from '../../shared/format/format-money.ts';
import { Field } from './Field.tsx';
import { usePayMessages } from '../use-pay-messages.ts';
import { useCheckout } from './use-checkout.ts';
import { useTypedDetails } from './use-typed-details.ts';

/**
 * Name and e-mail, both optional, and the button to the provider's page. Without JavaScript the browser posts the form
 * to the page's URL.
 */
export const PaymentForm = ({
  link,
  refused,
}: {
  link: PublicPaymentLink;
  refused: PayPageData['refused'];
}) => {
  const { messages, language } = usePayMessages();
  const { form, typed, keep } = useTypedDetails(link.uniqueToken);
  const { isRunning, refusal, pay } = useCheckout(link, refused);
  const banner = useRef<HTMLParagraphElement>(null);
  // The disabled button lost the focus; the error message gets it.
  useEffect(() => {
    if (refusal?.message) banner.current?.focus();
  }, [refusal]);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void pay(typed(), event.currentTarget['customerEmail'] as HTMLInputElement);
  };

  return (
    <form className="form" method="post" noValidate ref={form} onInput={keep} onSubmit={submit}>
      <Field
        name="customerName"
        label={messages.request.name}
        autoComplete="name"
        maxLength={200}
        defaultValue={link.customerName ?? ''}
        problem={refusal?.fields['customerName']}
      />
      <Field
        name="customerEmail"
        type="email"
        label={messages.request.email}
        autoComplete="email"
        maxLength={254}
        defaultValue={link.customerEmail ?? ''}
        help={messages.request.emailHelp}
        problem={refusal?.fields['customerEmail']}
      />
      {refusal?.message && (
        <p className="banner" role="alert" tabIndex={-1} ref={banner}>
          {refusal.message}
        </p>
      )}
      <button type="submit" className="button primary pay" disabled={isRunning}>
        {isRunning
          ? messages.request.processing
          : messages.request.pay(formatMoney(link.chargeAmount, link.chargeCurrency, language))}
      </button>
      <p className="secure">
        <Lock />
        {messages.request.secure}
      </p>
    </form>
  );
};

const Lock = () => (
  <svg className="lock" viewBox="0 0 24 24" aria-hidden="true">
    <path d="M7 11V8a5 5 0 0110 0v3M5.5 11h13v9h-13z" />
  </svg>
);
