import { useController, useWatch } from 'react-hook-form';
import type { DraftValues } from './draft-values.ts';

/** Offers to mail the document when it is issued, once the customer has an e-mail. */
export const SendAtOnce = ({ label }: { label: string }) => {
  const {
    field: { ref, name, value, onBlur, onChange },
  } = useController<DraftValues, 'send'>({ name: 'send' });
  const email = useWatch<DraftValues, 'customer.email'>({ name: 'customer.email' });
  if (email.trim() === '') return null;
  return (
    <label>
      <input
        type="checkbox"
        ref={ref}
        name={name}
        checked={value}
        onBlur={onBlur}
        onChange={({ target }) => onChange(target.checked)}
      />{' '}
      {label}
    </label>
  );
};
