import { useEffect, useRef, useState, type FormEvent } from 'react';
import type { NamedBuyer } from '#contract/payments/payer-documents.ts';
import { ApiError, callApi } from '../call-api.ts';
import { BuyerFields } from '../request/BuyerFields.tsx';
import { readBuyer } from '../request/typed-details.ts';
import { usePayMessages } from '../use-pay-messages.ts';
import { useReturnMessages } from './use-return-messages.ts';

type Texts = Readonly<Record<string, string>>;
interface OtherBuyerProps {
  readonly sessionId: string;
  /** Number of the document that the page shows. */
  readonly invoiceNumber: string;
  /** Problems and values of a form that was posted without a script, by field name. */
  readonly refused: Texts;
  readonly typed: Texts;
  readonly onNamed: (answer: NamedBuyer) => void;
}
type Problems = Readonly<{ message: string | null; fields: Texts }>;

const prefix = 'buyer.';

/** The form for the company that the document must be issued to, filled in with the one that this browser remembers. */
export const OtherBuyer = ({ sessionId, invoiceNumber, refused, typed, onNamed }: OtherBuyerProps) => {
  const { messages, language } = useReturnMessages();
  const { offline } = usePayMessages().messages;
  const say = messages.otherBuyer;
  const form = useRef<HTMLFormElement>(null);
  const [isRunning, setRunning] = useState(false);
  const [{ message, fields }, setProblems] = useState<Problems>({ message: null, fields: refused });
  // What was typed before the script came stays.
  useEffect(() => {
    for (const [field, value] of Object.entries(readBuyer() ?? {})) {
      const input = form.current!.elements.namedItem(prefix + field) as HTMLInputElement | null;
      if (input && (input.value === '' || input.value === 'BG')) input.value = value;
    }
  }, []);

  const name = async (): Promise<void> => {
    setRunning(true);
    setProblems({ message: null, fields: {} });
    const given = [...new FormData(form.current!)].filter(([field]) => field.startsWith(prefix));
    const buyer = Object.fromEntries(given.map(([field, value]) => [field.slice(prefix.length), value]));
    const path = `/payments/checkout/sessions/${encodeURIComponent(sessionId)}/buyer`;
    const onLate = () => setProblems({ message: navigator.onLine ? null : offline, fields: {} });
    try {
      const body = { buyer: buyer as object, invoiceNumber };
      onNamed(await callApi<NamedBuyer>(path, { body, language, onLate }));
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
    <form ref={form} method="post" noValidate onSubmit={submit} aria-label={say.title}>
      <p className="hint">{say.hint}</p>
      <input type="hidden" name="form" value="buyer" />
      <input type="hidden" name="invoiceNumber" value={invoiceNumber} />
      <BuyerFields typed={typed} problems={fields} />
      {message !== null && (
        <p className="field-problem" role="alert">
          {message}
        </p>
      )}
      <button type="submit" className="button" disabled={isRunning}>
        {isRunning ? say.asking : say.ask}
      </button>
    </form>
  );
};
