import type { Item } from '#contract/customers/items.ts';
import { CustomerMessages, useCustomerMessages } from '../messages/customer-messages.ts';
import { RecordPicker } from './RecordPicker.tsx';
import { useFoundItems } from './use-found-records.ts';

interface ItemPickerProps {
  /** Only items with a price in it. */
  readonly currency: Item['currency'];
  readonly onPick: (item: Item) => void;
}

/** Picks an item of the price list by three letters or its code. */
export const ItemPicker = (props: ItemPickerProps) => (
  <CustomerMessages>
    <Picker {...props} />
  </CustomerMessages>
);

const Picker = ({ currency, onPick }: ItemPickerProps) => {
  const t = useCustomerMessages();
  const useFound = (text: string) => useFoundItems(text, currency);
  return (
    <RecordPicker
      label={t('customer.pick.item')}
      hint={t('customer.pick.itemHint')}
      useFound={useFound}
      onPick={onPick}
    />
  );
};
