import { useId, useState, type FormEvent } from 'react';
import { ask, AskRefused } from '../ask.ts';
import { useReturnWords } from './use-return-words.ts';

interface SendReceiptProps {
  readonly sessionId: string;
  /** Where it went by itself, its middle hidden; null when no address was given. */
  readonly sentTo: string | null;
}

/** The receipt by e-mail, to whatever address the payer names now. */
export const SendReceipt = ({ sessionId, sentTo }: SendReceiptProps) => {
  const { words, language } = useReturnWords();
  const say = words.receipt;
  const id = useId();
  const [isRunning, setRunning] = useState(false);
  const [done, setDone] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  const send = async (email: string): Promise<void> => {
    setRunning(true);
    setProblem(null);
    try {
      const path = `/payments/checkout/sessions/${encodeURIComponent(sessionId)}/receipt`;
      await ask(path, { method: 'POST', body: { email }, language });
      setDone(email);
    } catch (reason) {
      const told = reason instanceof AskRefused ? (reason.fields['email'] ?? reason.message) : '';
      setProblem(told || say.failed);
    }
    setRunning(false);
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

  if (done !== null) {
    return (
      <p className="send hint" role="status">
        {words.success.receipt(done)}
      </p>
    );
  }
  return (
    <details className="send" open={sentTo === null}>
      <summary>{sentTo === null ? say.title : say.elsewhere}</summary>
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
