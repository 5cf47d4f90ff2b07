import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { addDays, businessDateOf } from '#contract/business-date.ts';
import type { Customer } from '#contract/customers/customers.ts';
import { printDay } from '../../../shared/form/parse-day.ts';
import { ChosenCustomer, typedCustomer } from '../../customers/index.ts';
import { useMerchantMessages } from '../../kit/messages/use-merchant-messages.ts';
import { CustomerFields } from './CustomerFields.tsx';
import { emptyCustomer, isCustomerTyped } from './draft-values.ts';
import type { DraftValues } from './draft-values.ts';
import { useWritingMessages } from './messages/writing-messages.ts';
import { SendAtOnce } from './SendAtOnce.tsx';

/** City and street in one line, as a document prints them. */
const addressOf = ({ city, address }: Customer): string =>
  [city, address].filter((part) => part !== null).join(', ');

const dueDayOf = (days: number): string => printDay(addDays(businessDateOf(new Date()), days));

/** The buyer of an invoice. A picked customer also brings its language and days to pay. */
export const InvoiceCustomer = () => {
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
    fill(String(picked.id), {
      kind: picked.kind,
      name: picked.name,
      country: picked.country,
      address: addressOf(picked),
      taxId: picked.taxId ?? '',
      vatNumber: picked.vatNumber ?? '',
      email: picked.email ?? '',
    });
    setValue('language', picked.language);
    if (picked.dueDays !== null) setValue('dueDate', dueDayOf(picked.dueDays));
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
      foot={<SendAtOnce label={inPortal('merchant.draft.send')} />}
    >
      <CustomerFields />
    </ChosenCustomer>
  );
};
