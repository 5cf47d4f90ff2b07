import { useId } from 'react';
import type { PublicPageData } from '#contract/public-pages/public-page-data.ts';
import { formatMoney } from '../shared/format/format-money.ts';
import { fill } from '../shared/messages/fill.ts';
import type { Language } from '../shared/messages/language.ts';
import type { PublicMessages } from './catalogues.ts';

interface PayFormProps {
  readonly action: string;
  readonly amounts: Readonly<{ min: number; max: number }>;
  readonly language: Language;
  readonly messages: PublicMessages;
  readonly refused: PublicPageData['refused'];
}

/** Amount and purpose; the server makes a payment link of them and redirects to it. */
export const PayForm = ({ action, amounts: { min, max }, language, messages, refused }: PayFormProps) => {
  const limits = fill(messages.limits, {
    min: formatMoney(min, 'EUR', language),
    max: formatMoney(max, 'EUR', language),
  });
  return (
    <form className="form" method="post" action={action} aria-label={messages.pay} noValidate>
      {refused !== null && refused.message !== null && (
        <p className="banner" role="alert">
          {refused.message}
        </p>
      )}
      <Field
        name="amount"
        label={messages.amount}
        help={limits}
        {...{ refused, messages }}
        isRequired
        isAmount
      />
      <Field name="purpose" label={messages.purpose} {...{ refused, messages }} />
      <button className="button" type="submit">
        {messages.submit}
      </button>
      <p className="soft">{messages.next}</p>
    </form>
  );
};

interface FieldProps {
  readonly name: 'amount' | 'purpose';
  readonly label: string;
  readonly help?: string;
  readonly messages: PublicMessages;
  readonly refused: PublicPageData['refused'];
  readonly isRequired?: boolean;
  readonly isAmount?: boolean;
}

const Field = ({
  name,
  label,
  help,
  messages,
  refused,
  isRequired = false,
  isAmount = false,
}: FieldProps) => {
  const id = useId();
  const problem = refused?.fields[name];
  const notes = [problem !== undefined && `${id}-problem`, help !== undefined && `${id}-help`].filter(
    Boolean,
  );
  return (
    <div className="field">
      <label htmlFor={id}>
        {label} {!isRequired && <span className="soft">({messages.optional})</span>}
      </label>
      <input
        id={id}
        name={name}
        className={isAmount ? 'amount' : undefined}
        defaultValue={refused?.typed[name] ?? ''}
        inputMode={isAmount ? 'decimal' : undefined}
        maxLength={isAmount ? 11 : 200}
        required={isRequired}
        autoComplete="off"
        aria-invalid={problem !== undefined}
        aria-describedby={notes.join(' ') || undefined}
      />
      {problem !== undefined && (
        <p className="problem" id={`${id}-problem`}>
          {problem}
        </p>
      )}
      {help !== undefined && (
        <p className="soft" id={`${id}-help`}>
          {help}
        </p>
      )}
    </div>
  );
};
