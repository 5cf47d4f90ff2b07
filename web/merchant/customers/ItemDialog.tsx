import { useWatch } from 'react-hook-form';
import { currency } from '#contract/fields.ts';
import { changeItem, createItem, type Item } from '#contract/customers/items.ts';
import { chosenGrounds } from '#contract/sale-vat.ts';
import { call } from '../../shared/call.ts';
import { FormDialog } from '../../shared/dialogs/FormDialog.tsx';
import { AmountInput } from '../../shared/form/AmountInput.tsx';
import { SelectInput } from '../../shared/form/SelectInput.tsx';
import { TextInput } from '../../shared/form/TextInput.tsx';
import { useLanguage } from '../../shared/messages/language.ts';
import { UnitInput } from '../kit/form/UnitInput.tsx';
import { useGroundNames } from '../kit/documents/use-ground-names.ts';
import classes from './Customers.module.css';
import { itemBodyOf, itemValuesOf, type ItemValues } from './item-values.ts';
import { useCustomerMessages } from './messages/customer-messages.ts';
import { customerKeys } from './use-customers.ts';

interface ItemDialogProps {
  /** The item to change; a new one without. */
  readonly item?: Item | undefined;
  readonly onClose: () => void;
}

/** Adds an item to the price list or changes one. */
export const ItemDialog = ({ item, onClose }: ItemDialogProps) => {
  const t = useCustomerMessages();
  const language = useLanguage();
  return (
    <FormDialog
      title={item ? t('customer.item.editOf', { name: item.name }) : t('customer.item.add')}
      defaultValues={itemValuesOf(item, language)}
      schema={createItem.body}
      bodyOf={itemBodyOf}
      submit={t('shared.save')}
      send={(values) => saveItem(item, itemBodyOf(values))}
      done={({ name }) => t('customer.saved', { name })}
      failed={t('customer.saveFailed')}
      affects={[customerKeys.items]}
      onClose={onClose}
    >
      <ItemFields />
    </FormDialog>
  );
};

const saveItem = (item: Item | undefined, body: ReturnType<typeof itemBodyOf>) =>
  item
    ? call(changeItem, { params: { id: item.id }, body: { ...body, version: item.version } })
    : call(createItem, { body });

const ItemFields = () => {
  const t = useCustomerMessages();
  const groundName = useGroundNames();
  const [of, rate] = useWatch<ItemValues, ['currency', 'rate']>({ name: ['currency', 'rate'] });
  return (
    <div className={classes['grid']}>
      <TextInput name="name" label={t('customer.name')} required maxLength={200} />
      <TextInput name="nameEn" label={t('customer.item.nameEn')} maxLength={200} />
      <TextInput name="code" label={t('customer.item.code')} maxLength={40} />
      <UnitInput name="unit" label={t('customer.item.unit')} required />
      <AmountInput name="price" label={t('customer.item.price')} currency={of} kind="price" required />
      <SelectInput
        name="currency"
        label={t('customer.item.currency')}
        required
        choices={currency.options.map((value) => ({ value, label: value }))}
      />
      <SelectInput
        name="holdsVat"
        label={t('customer.item.priceHolds')}
        required
        choices={(['yes', 'no'] as const).map((value) => ({
          value,
          label: t(`customer.item.holds.${value}`),
        }))}
      />
      <SelectInput
        name="rate"
        label={t('customer.item.rate')}
        required
        choices={['20', '9', '0'].map((value) => ({ value, label: `${value}%` }))}
      />
      {rate === '0' && (
        <SelectInput
          name="zeroGround"
          label={t('merchant.draft.ground')}
          choices={[
            { value: '', label: t('merchant.draft.choose') },
            ...chosenGrounds.map((value) => ({ value, label: groundName(value) })),
          ]}
        />
      )}
    </div>
  );
};
