import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { TextInput } from '../../shared/form/TextInput.tsx';
import { ChosenCustomer, typedCustomer } from '../customers/index.ts';
import { useLinkMessages } from './messages/link-messages.ts';
import type { NewLinkValues } from './new-link-values.ts';

/** The payer of a payment link: a customer, or a name and an e-mail. */
export const LinkPayer = () => {
  const t = useLinkMessages();
  const { setValue, clearErrors } = useFormContext<NewLinkValues>();
  const [id, name, email] = useWatch<NewLinkValues, ['customerId', 'customerName', 'customerEmail']>({
    name: ['customerId', 'customerName', 'customerEmail'],
  });
  const { errors } = useFormState<NewLinkValues>({ name: ['customerName', 'customerEmail'] });
  const hasFault = errors.customerName !== undefined || errors.customerEmail !== undefined;
  const fill = (customerId: string, of: { name?: string; email?: string | null }): void => {
    setValue('customerId', customerId);
    setValue('customerName', of.name ?? '');
    setValue('customerEmail', of.email ?? '');
    clearErrors(['customerName', 'customerEmail']);
  };
  return (
    <ChosenCustomer
      picked={id === '' ? null : { name, details: email === '' ? [] : [email] }}
      isTyped={hasFault || (id === '' && name.trim() + email.trim() !== '')}
      onPick={(customer) => fill(String(customer.id), customer)}
      onNew={(text) => fill('', typedCustomer(text))}
      onForget={() => fill('', {})}
    >
      <TextInput name="customerName" label={t('link.payerName')} maxLength={200} />
      <TextInput name="customerEmail" type="email" label={t('link.payerEmail')} maxLength={254} />
    </ChosenCustomer>
  );
};
