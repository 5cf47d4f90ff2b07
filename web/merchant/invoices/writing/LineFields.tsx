import { useFieldArray, useWatch } from 'react-hook-form';
import { zeroRateGrounds } from '#contract/invoice-actions.ts';
import { AmountInput } from '../../../shared/form/AmountInput.tsx';
import { SelectInput } from '../../../shared/form/SelectInput.tsx';
import { TextInput } from '../../../shared/form/TextInput.tsx';
import { Icon } from '../../../shared/icons/Icon.tsx';
import { Button } from '../../../shared/layout/Button.tsx';
import { LineItemPicker } from '../../customers/pickers/InvoicePickers.tsx';
import { useMerchantMessages } from '../../messages/use-merchant-messages.ts';
import { emptyLine, parseQuantity } from './draft-values.ts';
import type { DraftValues } from './draft-values.ts';
import classes from './InvoiceForm.module.css';

/** Rates in percent: standard, reduced, none (bulgaria.md, invoice). */
const rates = ['20', '9', '0'] as const;

/** The lines of the invoice. Only a merchant registered for VAT chooses the rate; 0% needs a legal ground. */
export const LineFields = ({ isRegisteredForVat }: { isRegisteredForVat: boolean }) => {
  const t = useMerchantMessages();
  const { fields, append, remove } = useFieldArray<DraftValues, 'items'>({ name: 'items' });
  const items = useWatch<DraftValues, 'items'>({ name: 'items' });
  const needsGround = isRegisteredForVat && items.some(({ taxRate }) => taxRate === '0');
  return (
    <>
      {fields.map(({ id }, place) => (
        <fieldset key={id} className={classes['line']}>
          <legend>{t('merchant.draft.line', { place: place + 1 })}</legend>
          <LineItemPicker place={place} isRegisteredForVat={isRegisteredForVat} />
          <Line place={place} isRegisteredForVat={isRegisteredForVat} />
          {fields.length > 1 && (
            <Button
              variant="quiet"
              size="small"
              aria-label={t('merchant.draft.removeLine', { place: place + 1 })}
              onClick={() => remove(place)}
            >
              <Icon name="close" size={18} />
              {t('merchant.draft.remove')}
            </Button>
          )}
        </fieldset>
      ))}
      <div>
        <Button onClick={() => append(emptyLine(isRegisteredForVat ? '20' : '0'))}>
          <Icon name="plus" />
          {t('merchant.draft.addLine')}
        </Button>
      </div>
      {needsGround && (
        <SelectInput
          name="vatGround"
          label={t('merchant.draft.ground')}
          required
          choices={[
            { value: '', label: t('merchant.draft.choose') },
            ...zeroRateGrounds.map((value) => ({ value, label: t(`merchant.draft.grounds.${value}`) })),
          ]}
        />
      )}
    </>
  );
};

const Line = ({ place, isRegisteredForVat }: { place: number; isRegisteredForVat: boolean }) => {
  const t = useMerchantMessages();
  const currency = useWatch<DraftValues, 'currency'>({ name: 'currency' });
  const quantityFault = (typed: string): string | undefined =>
    (parseQuantity(typed) ?? 0) > 0 ? undefined : t('merchant.draft.quantityFault');
  return (
    <div className={classes['cells']}>
      <TextInput
        name={`items.${place}.description`}
        label={t('merchant.invoice.description')}
        required
        maxLength={500}
      />
      <TextInput
        name={`items.${place}.quantity`}
        label={t('merchant.invoice.quantity')}
        required
        inputMode="decimal"
        autoComplete="off"
        fault={quantityFault}
      />
      <TextInput
        name={`items.${place}.unit`}
        label={t('merchant.draft.unit')}
        placeholder={t('merchant.draft.unitExample')}
        maxLength={20}
      />
      <AmountInput
        name={`items.${place}.unitPrice`}
        label={t(isRegisteredForVat ? 'merchant.draft.netPrice' : 'merchant.draft.price')}
        currency={currency}
        required
      />
      {isRegisteredForVat && (
        <SelectInput
          name={`items.${place}.taxRate`}
          label={t('merchant.draft.vat')}
          required
          choices={rates.map((value) => ({ value, label: `${value}%` }))}
        />
      )}
    </div>
  );
};
