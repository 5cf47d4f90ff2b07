import { useFormContext, useWatch } from 'react-hook-form';
import { groundsFor, ratesFor } from '#contract/sale-vat.ts';
import { SelectInput } from '../../shared/form/SelectInput.tsx';
import { useGroundNames } from '../kit/documents/use-ground-names.ts';
import { useMerchantMessages } from '../kit/messages/use-merchant-messages.ts';
import type { NewLinkValues } from './new-link-values.ts';
import { useLinkMessages } from './messages/link-messages.ts';

/** Rate of a link and, for 0%, a ground that does not depend on the buyer; for a merchant registered for VAT. */
export const LinkRate = () => {
  const t = useLinkMessages();
  const inPortal = useMerchantMessages();
  const names = useGroundNames();
  const { control } = useFormContext<NewLinkValues>();
  const rate = useWatch({ control, name: 'taxRate' });
  return (
    <>
      <SelectInput
        name="taxRate"
        label={t('link.rate')}
        choices={[
          { value: '', label: t('link.rateDefault') },
          ...ratesFor('FULL').map((value) => ({ value: String(value), label: `${value}%` })),
        ]}
      />
      {rate === '0' && (
        <SelectInput
          name="vatGround"
          label={inPortal('merchant.draft.ground')}
          required
          choices={[
            { value: '', label: inPortal('merchant.draft.choose') },
            ...groundsFor('FULL', 'PERSON').map((value) => ({ value, label: names(value) })),
          ]}
        />
      )}
    </>
  );
};
