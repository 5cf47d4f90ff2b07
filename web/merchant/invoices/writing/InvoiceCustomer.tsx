import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import type { Customer } from '#contract/customers/customers.ts';
import { ChosenCustomer, typedCustomer } from '../../customers/index.ts';
import { useMerchantMessages } from '../../kit/messages/use-merchant-messages.ts';
import { valuesOfCustomer } from './customer-values.ts';
import { CustomerFields } from './CustomerFields.tsx';
import { emptyCustomer, isCustomerTyped } from './draft-values.ts';
import type { DraftValues } from './draft-values.ts';
import { useWritingMessages } from './messages/writing-messages.ts';
import { SendAtOnce } from './SendAtOnce.tsx';

type Props = Readonly<{
  /** Whether the form says if the document is mailed at once. */
  asksToSend?: boolean;
  /** After a customer was picked. */
  onPick?: ((picked: Customer) => void) | undefined;
}>;

/** The buyer of an invoice. A picked customer also brings its language and days to pay. */
export const InvoiceCustomer = ({ asksToSend = true, onPick }: Props) => {
  const t = useWritingMessages();
  const inPortal = useMerchantMessages();
  const { setValue, clearErrors } = useFormContext<DraftValues>();
  const [id, customer] = useWatch<DraftValues, ['customerId', 'customer']>({
    name: ['customerId', 'customer'],
  });
  const { errors } = useFormState<DraftValues>({ name: 'customer' });
  const { name, taxId, vatNumber, address, email } = customer;
  const numbers = [taxId === '' ? '' : t('writing.taxId', { number: taxId }), vatNumber];
  const fill = (customerId: string, values: Partial<DraftValues['customer']>): void => {
    setValue('customerId', customerId);
    setValue('customer', { ...emptyCustomer, ...values }, { shouldDirty: true });
    clearErrors('customer');
  };
  const pick = (picked: Customer): void => {
    const { customerId, customer: values, language, dueDate } = valuesOfCustomer(picked, new Date());
    fill(customerId, values);
    setValue('language', language);
    if (dueDate !== undefined) setValue('dueDate', dueDate);
    onPick?.(picked);
  };
  return (
    <ChosenCustomer
      picked={
        id === '' ? null : { name, details: [...numbers, address, email].filter((text) => text !== '') }
      }
      isTyped={errors.customer !== undefined || (id === '' && isCustomerTyped(customer))}
      onPick={pick}
      onNew={(text) => fill('', typedCustomer(text))}
      onForget={() => fill('', {})}
      foot={asksToSend && <SendAtOnce label={inPortal('merchant.draft.send')} />}
    >
      <CustomerFields />
    </ChosenCustomer>
  );
};
