import { useWatch } from 'react-hook-form';
import { PrintWarning } from '../../kit/form/PrintWarning.tsx';
import { useMerchantMessages } from '../../kit/messages/use-merchant-messages.ts';
import type { DraftValues } from './draft-values.ts';

/** Checks all free texts of the draft. */
export const DraftPrintWarning = () => {
  const t = useMerchantMessages();
  const items = useWatch<DraftValues, 'items'>({ name: 'items' });
  const ofLine = (place: number, label: string): string =>
    `${t('merchant.draft.line', { place: place + 1 })}, ${label}`;
  return (
    <PrintWarning
      fields={[
        { name: 'customer.name', label: t('merchant.draft.name'), isInTaxFiles: true },
        { name: 'customer.address', label: t('merchant.profile.address'), isInTaxFiles: true },
        ...items.flatMap((_, place) => [
          {
            name: `items.${place}.description`,
            label: ofLine(place, t('merchant.invoice.description')),
            isInTaxFiles: true,
          },
          { name: `items.${place}.unit`, label: ofLine(place, t('merchant.draft.unit')) },
        ]),
      ]}
    />
  );
};
