import { useController, useWatch } from 'react-hook-form';
import type { DraftValues } from './draft-values.ts';

/** Offers to mail the document when it is issued; off and disabled without an e-mail of the customer. */
export const SendAtOnce = ({ label }: { label: string }) => {
  const {
    field: { ref, name, value, onBlur, onChange },
  } = useController<DraftValues, 'send'>({ name: 'send' });
  const email = useWatch<DraftValues, 'customer.email'>({ name: 'customer.email' });
  const hasEmail = email.trim() !== '';
  return (
    <label>
      <input
        type="checkbox"
        ref={ref}
        name={name}
        disabled={!hasEmail}
        checked={hasEmail && value}
        onBlur={onBlur}
        onChange={({ target }) => onChange(target.checked)}
      />{' '}
      {label}
    </label>
  );
};
