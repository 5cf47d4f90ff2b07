import { useId, useRef, useState, type FormEvent } from 'react';
import type { NamedBuyer } from '#contract/payer-documents.ts';
import { ApiError, callApi } from '../call-api.ts';
import { BuyerFields } from '../request/BuyerFields.tsx';
import { renderCountries } from '../request/CountryField.tsx';
import { countryOptions } from '../request/country-options.ts';
import { buyerIn, readBuyer, type TypedDetails } from '../request/typed-details.ts';
import { useReturnMessages } from './use-return-messages.ts';

interface OtherBuyerProps {
  readonly sessionId: string;
  /** Number of the document that the page shows. */
  readonly invoiceNumber: string;
  readonly onNamed: (answer: NamedBuyer) => void;
}
type Problems = Readonly<{ message: string | null; fields: Readonly<Record<string, string>> }>;

renderCountries(countryOptions);

const none: Problems = { message: null, fields: {} };

/** The company that this browser remembers, as values of the fields. */
const remembered = (): TypedDetails =>
  Object.fromEntries(Object.entries(readBuyer() ?? {}).map(([field, value]) => [`buyer.${field}`, value]));

/** The form for the company that the document must be issued to. */
const OtherBuyer = ({ sessionId, invoiceNumber, onNamed }: OtherBuyerProps) => {
  const { messages, language } = useReturnMessages();
  const say = messages.otherBuyer;
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const [typed] = useState(remembered);
  const [isRunning, setRunning] = useState(false);
  const [{ message, fields }, setProblems] = useState(none);

  const name = async (): Promise<void> => {
    setRunning(true);
    setProblems(none);
    const details = Object.fromEntries(new FormData(form.current!)) as TypedDetails;
    const body = { buyer: buyerIn({ ...details, forCompany: 'on' }), invoiceNumber };
    const path = `/payments/checkout/sessions/${encodeURIComponent(sessionId)}/buyer`;
    try {
      onNamed(await callApi<NamedBuyer>(path, { method: 'POST', body, language }));
      return;
    } catch (reason) {
      const refusal = reason instanceof ApiError ? reason : new ApiError(0, {});
      setProblems({ message: refusal.message || say.failed, fields: refusal.fields });
    }
    setRunning(false);
  };
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    void name();
  };

  return (
    <form ref={form} noValidate onSubmit={submit} aria-label={say.title}>
      <p className="hint">{say.hint}</p>
      <BuyerFields typed={typed} problems={fields} />
      {message !== null && (
        <p className="field-problem" id={`${id}-problem`} role="alert">
          {message}
        </p>
      )}
      <button type="submit" className="button" disabled={isRunning}>
        {isRunning ? say.asking : say.ask}
      </button>
    </form>
  );
};

export default OtherBuyer;
