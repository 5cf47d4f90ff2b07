import type { Customer } from '#contract/customers.ts';
import { isBulgarianVatNumber, isEik } from '#contract/identity.ts';
import { CustomerMessages } from '../messages/CustomerMessages.tsx';
import { useCustomerMessages } from '../messages/use-customer-messages.ts';
import { RecordPicker } from './RecordPicker.tsx';
import { useFoundCustomers } from './use-found-records.ts';

interface CustomerPickerProps {
  readonly onPick: (customer: Customer) => void;
}

const isNamed = ({ taxId, vatNumber }: Customer, text: string): boolean => {
  const number = text.toUpperCase();
  return isEik(number) ? number === taxId : isBulgarianVatNumber(number) && number === vatNumber;
};

/** Picks a customer by three letters, EIK or e-mail, by a whole EIK without a press; the form takes its data over. */
export const CustomerPicker = (props: CustomerPickerProps) => (
  <CustomerMessages>
    <Picker {...props} />
  </CustomerMessages>
);

const Picker = ({ onPick }: CustomerPickerProps) => {
  const t = useCustomerMessages();
  return (
    <RecordPicker
      label={t('customer.pick.customer')}
      hint={t('customer.pick.hint')}
      useFound={useFoundCustomers}
      isNamed={isNamed}
      onPick={onPick}
    />
  );
};
