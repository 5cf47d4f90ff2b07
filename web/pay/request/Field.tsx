import { useId, type ComponentProps } from 'react';
import { usePayMessages } from '../use-pay-messages.ts';

type Input = Pick<
  ComponentProps<'input'>,
  'type' | 'autoComplete' | 'maxLength' | 'defaultValue' | 'required'
>;

/** A text input with label, help and error, linked by ARIA attributes. */
export const Field = ({
  name,
  label,
  help,
  problem,
  ...input
}: Input & {
  name: string;
  label: string;
  help?: string | undefined;
  problem?: string | undefined;
}) => {
  const { messages } = usePayMessages();
  const id = useId();
  // Of the two numbers of a company, `buyer.…`, it gives at least one.
  const isOptional = !input.required && !name.includes('.');
  const notes = [problem !== undefined && `${id}-problem`, help !== undefined && `${id}-help`].filter(
    Boolean,
  );
  return (
    <div className="field">
      <label htmlFor={id}>
        {label} {isOptional && <span className="optional">({messages.request.optional})</span>}
      </label>
      <input
        {...input}
        id={id}
        name={name}
        aria-invalid={problem !== undefined}
        aria-describedby={notes.join(' ') || undefined}
      />
      {problem !== undefined && (
        <p className="field-problem" id={`${id}-problem`}>
          {problem}
        </p>
      )}
      {help !== undefined && (
        <p className="help" id={`${id}-help`}>
          {help}
        </p>
      )}
    </div>
  );
};
