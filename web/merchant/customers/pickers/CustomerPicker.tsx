import type { Customer } from '#contract/customers/customers.ts';
import { isBulgarianTaxId, isBulgarianVatNumber } from '#contract/identity.ts';
import { findCustomers } from '../find-customers.ts';
import { CustomerMessages, useCustomerMessages } from '../messages/customer-messages.ts';
import { RecordPicker } from './RecordPicker.tsx';
import { useFoundCustomers } from './use-found-records.ts';

interface CustomerPickerProps {
  readonly onPick: (customer: Customer) => void;
  /** A press of "new customer", with what is typed. */
  readonly onNew?: (text: string) => void;
}

/** The only customer with this EIK or VAT number. */
const findNamed = async (text: string) => {
  const number = text.toUpperCase();
  if (!isBulgarianTaxId(number) && !isBulgarianVatNumber(number)) return null;
  const [only, ...others] = await findCustomers(number, 2);
  if (only === undefined || others.length > 0) return null;
  return [only.taxId, only.vatNumber].includes(number) ? only : null;
};

/** Picks a customer by three letters, EIK or e-mail, by a whole EIK without a press; the form takes its data over. */
export const CustomerPicker = (props: CustomerPickerProps) => (
  <CustomerMessages>
    <Picker {...props} />
  </CustomerMessages>
);

const Picker = ({ onPick, onNew }: CustomerPickerProps) => {
  const t = useCustomerMessages();
  return (
    <RecordPicker
      label={t('customer.pick.customer')}
      hint={t('customer.pick.hint')}
      useFound={useFoundCustomers}
      findNamed={findNamed}
      onPick={onPick}
      otherwise={onNew && { label: t('customer.add'), onPress: onNew }}
    />
  );
};
