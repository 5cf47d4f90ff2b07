import { useId, useRef, useState, type FormEvent } from 'react';
import type { NamedBuyer } from '#contract/payer-documents.ts';
import { ApiError, callApi } from '../call-api.ts';
import { countryOptions } from '../request/country-options.ts';
import { rememberedBuyer } from './remembered-buyer.ts';
import { useReturnMessages } from './use-return-messages.ts';

interface OtherBuyerProps {
  readonly sessionId: string;
  /** Number of the document that the page shows. */
  readonly invoiceNumber: string;
  readonly onNamed: (answer: NamedBuyer) => void;
}
type Problems = Readonly<{ message: string | null; fields: Readonly<Record<string, string>> }>;

/** Of its own: what the payment form shares with this chunk would make that form's script larger. */
const fieldNames = ['name', 'taxId', 'vatNumber', 'address'] as const;
const none: Problems = { message: null, fields: {} };

/** The form for the company that the document must be issued to, filled in with the one that this browser remembers. */
export const OtherBuyer = ({ sessionId, invoiceNumber, onNamed }: OtherBuyerProps) => {
  const { messages, language } = useReturnMessages();
  const say = messages.otherBuyer;
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const [isRunning, setRunning] = useState(false);
  const [remembered] = useState(() => rememberedBuyer());
  const [{ message, fields }, setProblems] = useState(none);

  const name = async (): Promise<void> => {
    setRunning(true);
    setProblems(none);
    const typed = [...new FormData(form.current!)].map(([field, value]) => [
      field.slice('buyer.'.length),
      value,
    ]);
    const body = { buyer: Object.fromEntries(typed) as object, invoiceNumber };
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
      {fieldNames.map((field) => {
        const problem = fields[`buyer.${field}`];
        return (
          <div className="field" key={field}>
            <label htmlFor={`${id}-${field}`}>{say.fields[field]}</label>
            <input
              id={`${id}-${field}`}
              name={`buyer.${field}`}
              maxLength={300}
              defaultValue={remembered[field] ?? ''}
              aria-invalid={problem !== undefined}
              aria-describedby={problem === undefined ? undefined : `${id}-${field}-problem`}
            />
            {problem !== undefined && (
              <p className="field-problem" id={`${id}-${field}-problem`}>
                {problem}
              </p>
            )}
          </div>
        );
      })}
      <div className="field">
        <label htmlFor={`${id}-country`}>{say.fields.country}</label>
        <select
          id={`${id}-country`}
          name="buyer.country"
          aria-label={say.fields.country}
          dangerouslySetInnerHTML={{ __html: countryOptions(language, remembered['country'] ?? 'BG') }}
        />
      </div>
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
