import { useFormContext, useWatch } from 'react-hook-form';
import { formatAmount } from '../../shared/format/format-money.ts';
import { useLanguage } from '../../shared/messages/language.ts';
import type { NewLinkValues } from './new-link-values.ts';
import { usePortal } from '../kit/portal/portal.ts';
import { ItemPicker } from '../customers/index.ts';

/** Fills amount, rate and description of a payment link from an item; the amount is with VAT. */
export const LinkItemPicker = ({ isRegisteredForVat }: { isRegisteredForVat: boolean }) => {
  const { isDemo } = usePortal();
  const language = useLanguage();
  const { setValue } = useFormContext<NewLinkValues>();
  const currency = useWatch<NewLinkValues, 'currency'>({ name: 'currency' });
  if (isDemo) return null;
  return (
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
  );
};
