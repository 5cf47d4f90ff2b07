import { useFormContext, useWatch } from 'react-hook-form';
import type { Customer } from '#contract/customers/customers.ts';
import { addDays, businessDateOf } from '#contract/business-date.ts';
import type { Item } from '#contract/customers/items.ts';
import { printDay } from '../../../shared/form/parse-day.ts';
import { typedPrice } from '../../../shared/format/format-price.ts';
import { useLanguage } from '../../../shared/messages/language.ts';
import type { DraftValues } from './draft-values.ts';
import { usePortal } from '../../kit/portal/portal.ts';
import { CustomerPicker, ItemPicker } from '../../customers/index.ts';

/** City and street in one line, as a document prints them. */
const addressOf = ({ city, address }: Customer): string =>
  [city, address].filter((part) => part !== null).join(', ');

const dueDayOf = (days: number): string => printDay(addDays(businessDateOf(new Date()), days));

/** Fills the buyer of an invoice from a customer, with its language and days to pay. */
export const InvoiceCustomerPicker = () => {
  const { isDemo } = usePortal();
  const { setValue } = useFormContext<DraftValues>();
  const pick = (customer: Customer): void => {
    setValue('customerId', String(customer.id));
    setValue(
      'customer',
      {
        kind: customer.kind,
        name: customer.name,
        country: customer.country,
        address: addressOf(customer),
        taxId: customer.taxId ?? '',
        vatNumber: customer.vatNumber ?? '',
        email: customer.email ?? '',
      },
      { shouldDirty: true },
    );
    setValue('language', customer.language);
    if (customer.dueDays !== null) setValue('dueDate', dueDayOf(customer.dueDays));
  };
  if (isDemo) return null;
  return <CustomerPicker onPick={pick} />;
};

interface LineItemPickerProps {
  readonly place: number;
  readonly isRegisteredForVat: boolean;
}

/** Fills one line of an invoice from an item; a price that holds VAT stays exact, and a merchant without VAT takes it whole. */
export const LineItemPicker = ({ place, isRegisteredForVat }: LineItemPickerProps) => {
  const { isDemo } = usePortal();
  const language = useLanguage();
  const { setValue } = useFormContext<DraftValues>();
  const currency = useWatch<DraftValues, 'currency'>({ name: 'currency' });
  const pick = ({ name, unit, net, gross, rate, zeroGround, priceHoldsVat }: Item): void => {
    setValue(`items.${place}.description`, name, { shouldDirty: true });
    setValue(`items.${place}.unit`, unit);
    const isGross = isRegisteredForVat && priceHoldsVat;
    setValue(`items.${place}.priceHoldsVat`, isGross ? 'yes' : '');
    setValue(`items.${place}.unitPrice`, typedPrice(isRegisteredForVat ? net : gross, language));
    setValue(`items.${place}.grossUnitPrice`, isGross ? typedPrice(gross, language) : '');
    if (!isRegisteredForVat) return;
    setValue(`items.${place}.taxRate`, String(rate));
    setValue(`items.${place}.vatGround`, zeroGround ?? '');
  };
  if (isDemo) return null;
  return <ItemPicker currency={currency} onPick={pick} />;
};
