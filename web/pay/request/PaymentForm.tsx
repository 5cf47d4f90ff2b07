import { useEffect, useRef, type FormEvent } from 'react';
import type { PublicPaymentLink } from '#contract/links.ts';
import { formatMoney } from '../../shared/format/format-money.ts';
import { Field } from './Field.tsx';
import { usePayWords } from '../use-pay-words.ts';
import { useCheckout } from './use-checkout.ts';
import { useTypedDetails } from './use-typed-details.ts';

/** Name and e-mail, both optional, and the button that leaves for the provider's page. */
export const PaymentForm = ({ link }: { link: PublicPaymentLink }) => {
  const { words, language } = usePayWords();
  const { details, type } = useTypedDetails(link);
  const { isRunning, refusal, pay } = useCheckout(link);
  const banner = useRef<HTMLParagraphElement>(null);
  // The pressed button was disabled meanwhile and has lost the focus; a screen reader goes on at the reason.
  useEffect(() => {
    if (refusal?.message) banner.current?.focus();
  }, [refusal]);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const email = event.currentTarget.elements.namedItem('customerEmail') as HTMLInputElement;
    void pay(details, email);
  };

  return (
    <form className="form" noValidate onSubmit={submit}>
      <Field
        name="customerName"
        label={words.request.name}
        autoComplete="name"
        maxLength={200}
        value={details.customerName}
        onType={(customerName) => type({ ...details, customerName })}
        problem={refusal?.fields['customerName']}
      />
      <Field
        name="customerEmail"
        type="email"
        label={words.request.email}
        autoComplete="email"
        maxLength={254}
        value={details.customerEmail}
        onType={(customerEmail) => type({ ...details, customerEmail })}
        help={words.request.emailHelp}
        problem={refusal?.fields['customerEmail']}
      />
      {refusal?.message && (
        <p className="banner" role="alert" tabIndex={-1} ref={banner}>
          {refusal.message}
        </p>
      )}
      <button type="submit" className="button primary pay" disabled={isRunning}>
        {isRunning
          ? words.request.processing
          : words.request.pay(formatMoney(link.chargeAmount, link.chargeCurrency, language))}
      </button>
      <p className="secure">
        <Lock />
        {words.request.secure}
      </p>
    </form>
  );
};

const Lock = () => (
  <svg className="lock" viewBox="0 0 24 24" aria-hidden="true">
    <path d="M7 11V8a5 5 0 0110 0v3M5.5 11h13v9h-13z" />
  </svg>
);
