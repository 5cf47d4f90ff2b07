import { useFormContext, useWatch } from 'react-hook-form';
import type { Item } from '#contract/customers/items.ts';
import { typedPrice } from '../../../shared/format/format-price.ts';
import { useLanguage } from '../../../shared/messages/language.ts';
import type { DraftValues } from './draft-values.ts';
import { usePortal } from '../../kit/portal/portal.ts';
import { ItemPicker } from '../../customers/index.ts';

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
