import { useId, useRef, useState, type FormEvent } from 'react';
import { callApi, ApiError } from '../call-api.ts';
import { usePayMessages } from '../use-pay-messages.ts';
import { refusedFields, type PostedForm } from './posted-form.ts';
import type { ReturnMessages } from './messages/en.ts';
import { useReturnMessages } from './use-return-messages.ts';

interface SendReceiptProps {
  readonly sessionId: string;
  /** What is said of the document. */
  readonly document: ReturnMessages['documents']['INVOICE' | 'DEBIT_NOTE' | 'FOREIGN'];
  /** Whether no receipt was sent so far. */
  readonly isFirst: boolean;
  readonly posted: PostedForm;
  readonly onSent: (email: string) => void;
}

/** Sends the receipt; `problem` is what the server, the network or the form says against it. */
const useSendingReceipt = ({ sessionId, document, posted, onSent }: SendReceiptProps) => {
  const { language } = useReturnMessages();
  const { offline } = usePayMessages().messages;
  const [isRunning, setRunning] = useState(false);
  const [problem, setProblem] = useState(refusedFields(posted, 'receipt').fields['email'] ?? null);
  const send = async (email: string): Promise<void> => {
    setRunning(true);
    setProblem(null);
    try {
      const path = `/payments/checkout/sessions/${encodeURIComponent(sessionId)}/receipt`;
      const onLate = () => setProblem(navigator.onLine ? null : offline);
      await callApi(path, { body: { email }, language, onLate });
      setProblem(null);
      onSent(email);
    } catch (reason) {
      const message = reason instanceof ApiError ? (reason.fields['email'] ?? reason.message) : '';
      setProblem(message || document.failed);
    }
    setRunning(false);
  };
  return { send, isRunning, problem, setProblem };
};

/** Sends the receipt to an e-mail that the payer enters. */
export const SendReceipt = (props: SendReceiptProps) => {
  const { document, isFirst, posted, onSent } = props;
  const box = useRef<HTMLDetailsElement>(null);
  const { typed } = refusedFields(posted, 'receipt');
  /** Focuses the button that reopens the form. */
  const close = (): void => {
    box.current?.querySelector('summary')?.focus();
    box.current?.removeAttribute('open');
  };
  const sending = useSendingReceipt({
    ...props,
    onSent: (email) => {
      onSent(email);
      close();
    },
  });
  return (
    <details ref={box} className="send" open={isFirst || 'form' in typed}>
      <summary>{isFirst ? document.send : document.elsewhere}</summary>
      <ReceiptForm sending={sending} typed={typed['email'] ?? ''} />
    </details>
  );
};

interface ReceiptFormProps {
  readonly sending: ReturnType<typeof useSendingReceipt>;
  /** The e-mail that was refused. */
  readonly typed: string;
}

const ReceiptForm = ({ sending: { send, isRunning, problem, setProblem }, typed }: ReceiptFormProps) => {
  const say = useReturnMessages().messages.receipt;
  const id = useId();
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
    <form method="post" noValidate onSubmit={submit}>
      <input type="hidden" name="form" value="receipt" />
      <div className="field">
        <label htmlFor={id}>{say.email}</label>
        <input
          id={id}
          name="email"
          type="email"
          autoComplete="email"
          maxLength={254}
          required
          defaultValue={typed}
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
  );
};
