import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { currency } from '#contract/fields.ts';
import { changeItem, createItem, type Item } from '#contract/customers/items.ts';
import { chosenGrounds } from '#contract/sale-vat.ts';
import { messageOf } from '../../shared/api-error.ts';
import { call } from '../../shared/call.ts';
import { AmountInput } from '../../shared/form/AmountInput.tsx';
import { useContractResolver } from '../../shared/form/contract-resolver.ts';
import { Form, showFieldErrors } from '../../shared/form/Form.tsx';
import { SelectInput } from '../../shared/form/SelectInput.tsx';
import { SubmitButton } from '../../shared/form/SubmitButton.tsx';
import { TextInput } from '../../shared/form/TextInput.tsx';
import { Button } from '../../shared/layout/Button.tsx';
import { Dialog } from '../../shared/layout/Dialog.tsx';
import { useLanguage } from '../../shared/messages/language.ts';
import { Banner } from '../../shared/state/Banner.tsx';
import { useToast } from '../../shared/state/Toasts.tsx';
import { UnitInput } from '../kit/form/UnitInput.tsx';
import { useGroundNames } from '../kit/documents/use-ground-names.ts';
import dialog from '../kit/dialogs/dialog-form.module.css';
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
  const toast = useToast();
  const client = useQueryClient();
  const language = useLanguage();
  const [failure, setFailure] = useState<string>();
  const form = useForm<ItemValues>({
    defaultValues: itemValuesOf(item, language),
    resolver: useContractResolver(createItem.body, itemBodyOf),
  });
  const title = item ? t('customer.item.editOf', { name: item.name }) : t('customer.item.add');
  const save = async (values: ItemValues): Promise<void> => {
    setFailure(undefined);
    const body = itemBodyOf(values);
    try {
      const { name } = item
        ? await call(changeItem, { params: { id: item.id }, body: { ...body, version: item.version } })
        : await call(createItem, { body });
      toast(t('customer.saved', { name }));
      onClose();
      await client.invalidateQueries({ queryKey: customerKeys.items });
    } catch (error) {
      if (!showFieldErrors(form, error)) setFailure(messageOf(error, t('customer.saveFailed')));
    }
  };
  return (
    <Dialog title={title} onClose={onClose}>
      <Form form={form} onSubmit={save} label={title} className={dialog['form']}>
        <ItemFields />
        {failure !== undefined && <Banner tone="error">{failure}</Banner>}
        <div className={dialog['foot']}>
          <Button onClick={onClose}>{t('shared.cancel')}</Button>
          <SubmitButton>{t('shared.save')}</SubmitButton>
        </div>
      </Form>
    </Dialog>
  );
};

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
