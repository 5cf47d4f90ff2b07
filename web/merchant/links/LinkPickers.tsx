import { useFormContext, useWatch } from 'react-hook-form';
import { formatAmount } from '../../shared/format/format-money.ts';
import { useLanguage } from '../../shared/messages/language.ts';
import type { NewLinkValues } from './new-link-values.ts';
import { usePortal } from '../kit/portal/portal.ts';
import { CustomerPicker, ItemPicker } from '../customers/index.ts';

/** Fills payer, amount, rate and description of a payment link from a customer and an item; the amount is with VAT. */
export const LinkPickers = ({ isRegisteredForVat }: { isRegisteredForVat: boolean }) => {
  const { isDemo } = usePortal();
  const language = useLanguage();
  const { setValue } = useFormContext<NewLinkValues>();
  const currency = useWatch<NewLinkValues, 'currency'>({ name: 'currency' });
  if (isDemo) return null;
  return (
    <>
      <CustomerPicker
        onPick={({ id, name, email }) => {
          setValue('customerId', String(id));
          setValue('customerName', name);
          setValue('customerEmail', email ?? '');
        }}
      />
      <ItemPicker
        currency={currency}
        onPick={({ name, gross, rate, zeroGround }) => {
          setValue('amount', formatAmount(gross, language), { shouldDirty: true });
          setValue('description', name);
          if (!isRegisteredForVat) return;
          setValue('taxRate', String(rate));
          setValue('vatGround', zeroGround ?? '');
        }}
      />
    </>
  );
};
