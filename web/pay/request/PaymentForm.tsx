import { useEffect, type FormEvent } from 'react';
import type { PublicPaymentLink } from '#contract/links/links.ts';
import type { PayPageData } from '#contract/payments/pay-page.ts';
import { formatMoney } from '../../shared/format/format-money.ts';
import { CompanyBlock } from './CompanyBlock.tsx';
import { Field } from './Field.tsx';
import { usePayMessages } from '../use-pay-messages.ts';
import { useCheckout } from './use-checkout.ts';
import { Served } from './served.tsx';
import { useTypedDetails } from './use-typed-details.ts';

/**
 * Name and e-mail, both optional, the company of the invoice, and the button to the provider's page. Without JavaScript the browser posts the form
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
  const given = refused !== null && 'typed' in refused ? refused.typed : {};
  const problems = refusal?.fields ?? {};
  // The disabled button lost the focus; the first invalid field or the error message gets it.
  useEffect(() => {
    form.current!.querySelector<HTMLElement>('[aria-invalid=true], [role=alert]')?.focus();
  }, [form, refusal]);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    const details = typed();
    // The posted form leads to the page of the transfer.
    if (details['way'] === 'BANK') return;
    event.preventDefault();
    void pay(details, form.current!);
  };

  return (
    <form className="form" method="post" noValidate ref={form} onInput={keep} onSubmit={submit}>
      <Field
        name="customerName"
        label={messages.request.name}
        autoComplete="name"
        maxLength={200}
        defaultValue={given['customerName'] ?? link.customerName ?? ''}
        problem={problems['customerName']}
      />
      <Field
        name="customerEmail"
        type="email"
        label={messages.request.email}
        autoComplete="email"
        maxLength={254}
        defaultValue={given['customerEmail'] ?? link.customerEmail ?? ''}
        help={messages.request.emailHelp[link.documentType]}
        problem={problems['customerEmail']}
      />
      {!link.isInvoice && <CompanyBlock typed={given} problems={problems} />}
      {refusal?.message && (
        <p className="banner" role="alert" tabIndex={-1}>
          {refusal.message}
        </p>
      )}
      <Served name="pay-ways" />
      <button type="submit" className="button primary pay" disabled={isRunning}>
        {isRunning
          ? messages.request.processing
          : messages.request.pay(formatMoney(link.chargeAmount, link.chargeCurrency, language))}
      </button>
    </form>
  );
};
