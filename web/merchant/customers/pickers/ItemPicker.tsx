import { useState } from 'react';
import type { Item } from '#contract/items.ts';
import { formatMoney } from '../../../shared/format/format-money.ts';
import { useLanguage } from '../../../shared/messages/language.ts';
import { Banner } from '../../../shared/state/Banner.tsx';
import { CustomerMessages } from '../messages/CustomerMessages.tsx';
import { useCustomerMessages } from '../messages/use-customer-messages.ts';
import { RecordPicker } from './RecordPicker.tsx';
import { useFoundItems } from './use-found-records.ts';

interface ItemPickerProps {
  /** Only items with a price in it. */
  readonly currency: Item['currency'];
  /** The form takes the price without VAT over, which may be rounded. */
  readonly isNet?: boolean;
  readonly onPick: (item: Item) => void;
}

/** Picks an item of the price list by three letters or its code. */
export const ItemPicker = (props: ItemPickerProps) => (
  <CustomerMessages>
    <Picker {...props} />
  </CustomerMessages>
);

const Picker = ({ currency, isNet = false, onPick }: ItemPickerProps) => {
  const t = useCustomerMessages();
  const language = useLanguage();
  const [picked, setPicked] = useState<Item>();
  const useFound = (text: string) => useFoundItems(text, currency);
  return (
    <>
      <RecordPicker
        label={t('customer.pick.item')}
        hint={t('customer.pick.itemHint')}
        useFound={useFound}
        onPick={(item) => {
          setPicked(item);
          onPick(item);
        }}
      />
      {isNet && picked && !picked.isNetExact && (
        <Banner tone="warning">
          {t('customer.pick.inexact', { gross: formatMoney(picked.gross, picked.currency, language) })}
        </Banner>
      )}
    </>
  );
};
