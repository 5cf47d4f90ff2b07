import { useId, useRef, useState, type FormEvent } from 'react';
import type { CheckoutState } from '#contract/checkouts.ts';
import { callApi, ApiError } from '../call-api.ts';
import { useReturnMessages } from './use-return-messages.ts';

interface SendReceiptProps {
  readonly sessionId: string;
  readonly documentType: CheckoutState['documentType'];
  /** E-mail of the last receipt; null without one. */
  readonly sentTo: string | null;
  readonly onSent: (email: string) => void;
}

/** Sends the receipt to an e-mail that the payer enters. */
export const SendReceipt = ({ sessionId, documentType, sentTo, onSent }: SendReceiptProps) => {
  const { messages, language } = useReturnMessages();
  const say = messages.receipt;
  const document = messages.documents[documentType];
  const id = useId();
  const box = useRef<HTMLDetailsElement>(null);
  const [isRunning, setRunning] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  const send = async (email: string): Promise<void> => {
    setRunning(true);
    setProblem(null);
    try {
      const path = `/payments/checkout/sessions/${encodeURIComponent(sessionId)}/receipt`;
      await callApi(path, { method: 'POST', body: { email }, language });
      onSent(email);
      close();
    } catch (reason) {
      const message = reason instanceof ApiError ? (reason.fields['email'] ?? reason.message) : '';
      setProblem(message || document.failed);
    }
    setRunning(false);
  };
  /** Focuses the button that reopens the form. */
  const close = (): void => {
    box.current?.querySelector('summary')?.focus();
    box.current?.removeAttribute('open');
  };
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const input = event.currentTarget.elements.namedItem('email') as HTMLInputElement;
    if (input.validity.valid) void send(input.value);
    else {
      setProblem(say.wrong);
      input.focus();
    }
  };

  return (
    <details ref={box} className="send" open={sentTo === null}>
      <summary>{sentTo === null ? document.send : document.elsewhere}</summary>
      <form noValidate onSubmit={submit}>
        <div className="field">
          <label htmlFor={id}>{say.email}</label>
          <input
            id={id}
            name="email"
            type="email"
            autoComplete="email"
            maxLength={254}
            required
            aria-invalid={problem !== null}
            aria-describedby={problem === null ? undefined : `${id}-problem`}
          />
          {problem !== null && (
            <p className="field-problem" id={`${id}-problem`} role="alert">
              {problem}
            </p>
          )}
        </div>
        <button type="submit" className="button" disabled={isRunning}>
          {isRunning ? say.sending : say.send}
        </button>
      </form>
    </details>
  );
};
