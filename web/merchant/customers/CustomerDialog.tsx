import { changeCustomer, createCustomer, type Customer } from '#contract/customers/customers.ts';
import { customerKinds } from '#contract/customers/customer-fields.ts';
import { call } from '../../shared/call.ts';
import { FormDialog } from '../../shared/dialogs/FormDialog.tsx';
import { NumberInput } from '../../shared/form/NumberInput.tsx';
import { parseWhole } from '../../shared/form/parse-number.ts';
import { SelectInput } from '../../shared/form/SelectInput.tsx';
import { TextArea } from '../../shared/form/TextArea.tsx';
import { TextInput } from '../../shared/form/TextInput.tsx';
import { lookLikePhones } from '../../shared/form/looks-like-phone.ts';
import { useCountryChoices } from '../kit/form/use-country-choices.ts';
import classes from './Customers.module.css';
import { customerBodyOf, customerValuesOf } from './customer-values.ts';
import { useCustomerMessages } from './messages/customer-messages.ts';
import { customerKeys } from './use-customers.ts';

interface CustomerDialogProps {
  /** The customer to change; a new one without. */
  readonly customer?: Customer | undefined;
  readonly onClose: () => void;
}

/** Adds a customer or changes one. */
export const CustomerDialog = ({ customer, onClose }: CustomerDialogProps) => {
  const t = useCustomerMessages();
  return (
    <FormDialog
      title={customer ? t('customer.editOf', { name: customer.name }) : t('customer.add')}
      defaultValues={customerValuesOf(customer)}
      schema={createCustomer.body}
      bodyOf={customerBodyOf}
      submit={t('shared.save')}
      send={(values) => saveCustomer(customer, customerBodyOf(values))}
      done={({ name }) => t('customer.saved', { name })}
      failed={t('customer.saveFailed')}
      affects={[customerKeys.customers]}
      onClose={onClose}
    >
      <CustomerFields phone={customer?.phone ?? ''} />
    </FormDialog>
  );
};

const saveCustomer = (customer: Customer | undefined, body: ReturnType<typeof customerBodyOf>) =>
  customer
    ? call(changeCustomer, { params: { id: customer.id }, body: { ...body, version: customer.version } })
    : call(createCustomer, { body });

/** @param phone the stored one: it may be older than the check */
const CustomerFields = ({ phone }: Readonly<{ phone: string }>) => {
  const t = useCustomerMessages();
  const phoneFault = (typed: string): string | undefined =>
    typed === phone || lookLikePhones(typed) ? undefined : t('shared.form.phone');
  return (
    <>
      <div className={classes['grid']}>
        <SelectInput
          name="kind"
          label={t('customer.kind')}
          required
          choices={customerKinds.map((value) => ({ value, label: t(`customer.kinds.${value}`) }))}
        />
        <TextInput name="name" label={t('customer.name')} required maxLength={200} />
        <TextInput name="taxId" label={t('customer.taxId')} maxLength={20} />
        <TextInput name="vatNumber" label={t('customer.vatNumber')} maxLength={40} />
        <TextInput name="address" label={t('customer.address')} maxLength={300} />
        <TextInput name="city" label={t('customer.city')} maxLength={100} />
        <SelectInput name="country" label={t('customer.country')} required choices={useCountryChoices()} />
        <TextInput name="email" type="email" label={t('customer.email')} maxLength={254} />
        <TextInput
          name="phone"
          inputMode="tel"
          label={t('customer.phone')}
          maxLength={30}
          fault={phoneFault}
        />
        <TextInput name="contact" label={t('customer.contact')} maxLength={200} />
        <SelectInput
          name="language"
          label={t('customer.language')}
          required
          choices={(['bg', 'en'] as const).map((value) => ({
            value,
            label: t(`customer.languages.${value}`),
          }))}
        />
        <NumberInput
          name="dueDays"
          label={t('customer.dueDays')}
          isWhole
          maxLength={3}
          parse={(typed) => parseWhole(typed, 3)}
          fault={(days) => (days !== null && days <= 365 ? undefined : t('customer.daysFault'))}
        />
      </div>
      <TextArea name="note" label={t('customer.note')} maxLength={1_000} />
    </>
  );
};
