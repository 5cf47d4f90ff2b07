import { useEffect } from 'react';
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { readVatNumber } from '#contract/identity.ts';
import { buyerKindOf, groundsFor, ratesFor } from '#contract/sale-vat.ts';
import type { VatGround, VatRegistration } from '#contract/sale-vat.ts';
import { AmountInput } from '../../../shared/form/AmountInput.tsx';
import { NumberInput } from '../../../shared/form/NumberInput.tsx';
import { parsePercent, parseQuantity } from '../../../shared/form/parse-number.ts';
import { SelectInput } from '../../../shared/form/SelectInput.tsx';
import { TextInput } from '../../../shared/form/TextInput.tsx';
import { Icon } from '../../../shared/icons/Icon.tsx';
import { Button } from '../../../shared/layout/Button.tsx';
import { LineItemPicker } from './LineItemPicker.tsx';
import { useMerchantMessages } from '../../kit/messages/use-merchant-messages.ts';
import { UnitInput } from '../../kit/form/UnitInput.tsx';
import { useGroundNames } from '../../kit/documents/use-ground-names.ts';
import { emptyLine, priceName } from './draft-values.ts';
import type { DraftValues } from './draft-values.ts';
import classes from './InvoiceForm.module.css';

/** The lines of the invoice. Only a merchant registered for VAT chooses the rate; 0% needs a legal ground. */
export const LineFields = ({ registration }: { registration: VatRegistration }) => {
  const t = useMerchantMessages();
  const { fields, append, remove } = useFieldArray<DraftValues, 'items'>({ name: 'items' });
  const grounds = useGroundsOfBuyer(registration);
  return (
    <>
      {fields.map(({ id }, place) => (
        <fieldset key={id} className={classes['line']}>
          <legend>{t('merchant.draft.line', { place: place + 1 })}</legend>
          <LineItemPicker place={place} isRegisteredForVat={registration === 'FULL'} />
          <Line place={place} registration={registration} grounds={grounds} />
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
        <Button onClick={() => append(emptyLine(registration === 'FULL' ? '20' : '0'))}>
          <Icon name="plus" />
          {t('merchant.draft.addLine')}
        </Button>
      </div>
    </>
  );
};

/** The grounds of 0% that fit the buyer as typed. */
const useGroundsOfBuyer = (registration: VatRegistration): readonly VatGround[] => {
  const [kind, country, vatNumber, address] = useWatch<
    DraftValues,
    ['customer.kind', 'customer.country', 'customer.vatNumber', 'customer.address']
  >({ name: ['customer.kind', 'customer.country', 'customer.vatNumber', 'customer.address'] });
  const isPerson = kind === 'PERSON';
  const typed = readVatNumber(vatNumber);
  const buyer = buyerKindOf({
    kind: isPerson ? 'PERSON' : 'COMPANY',
    country,
    address,
    vatNumber: isPerson || typed === '' ? null : typed,
  });
  return groundsFor(registration, buyer);
};

interface LineProps {
  readonly place: number;
  readonly registration: VatRegistration;
  readonly grounds: readonly VatGround[];
}

const Line = ({ place, registration, grounds }: LineProps) => {
  const t = useMerchantMessages();
  const isRegistered = registration === 'FULL';
  const below = (message: string) => (number: number | null) => ((number ?? 0) > 0 ? undefined : message);
  return (
    <div className={classes['cells']}>
      <TextInput
        name={`items.${place}.description`}
        label={t('merchant.invoice.description')}
        required
        maxLength={500}
      />
      <NumberInput
        name={`items.${place}.quantity`}
        label={t('merchant.invoice.quantity')}
        required
        maxLength={20}
        parse={parseQuantity}
        fault={below(t('merchant.draft.quantityFault'))}
      />
      <UnitInput
        name={`items.${place}.unit`}
        label={t('merchant.draft.unit')}
        placeholder={t('merchant.draft.unitExample')}
      />
      <Price place={place} isRegistered={isRegistered} />
      <NumberInput
        name={`items.${place}.discountPercent`}
        label={t('merchant.draft.discount')}
        maxLength={6}
        parse={parsePercent}
        fault={below(t('merchant.draft.discountFault'))}
      />
      {isRegistered && (
        <SelectInput
          name={`items.${place}.taxRate`}
          label={t('merchant.draft.vat')}
          required
          choices={ratesFor(registration).map((rate) => ({ value: String(rate), label: `${rate}%` }))}
        />
      )}
      {isRegistered && <Ground place={place} grounds={grounds} />}
    </div>
  );
};

/** The price, without VAT or with it; another choice keeps what was typed. */
const Price = ({ place, isRegistered }: { place: number; isRegistered: boolean }) => {
  const t = useMerchantMessages();
  const { getValues, setValue } = useFormContext<DraftValues>();
  const [currency, priceHoldsVat] = useWatch<DraftValues, ['currency', `items.${number}.priceHoldsVat`]>({
    name: ['currency', `items.${place}.priceHoldsVat`],
  });
  const isGross = isRegistered && priceHoldsVat !== '';
  const keepTyped = (): void => {
    const name = priceName(getValues(`items.${place}`));
    const other = name === 'unitPrice' ? 'grossUnitPrice' : 'unitPrice';
    setValue(`items.${place}.${name}`, getValues(`items.${place}.${other}`));
  };
  const netLabel = isRegistered ? 'merchant.draft.netPrice' : 'merchant.draft.price';
  return (
    <>
      <AmountInput
        key={priceHoldsVat}
        name={`items.${place}.${isGross ? 'grossUnitPrice' : 'unitPrice'}`}
        label={t(isGross ? 'merchant.draft.grossPrice' : netLabel)}
        currency={currency}
        kind="price"
        required
      />
      {isRegistered && (
        <SelectInput
          name={`items.${place}.priceHoldsVat`}
          label={t('merchant.draft.priceIs')}
          required={false}
          isUnmarked
          choices={[
            { value: '', label: t('merchant.draft.priceNet') },
            { value: 'yes', label: t('merchant.draft.priceGross') },
          ]}
          onChoose={keepTyped}
        />
      )}
    </>
  );
};

/** The ground of a line at 0%; one that does not fit another buyer is cleared. */
const Ground = ({ place, grounds }: Pick<LineProps, 'place' | 'grounds'>) => {
  const t = useMerchantMessages();
  const names = useGroundNames();
  const { setValue } = useFormContext<DraftValues>();
  const [rate, ground] = useWatch<DraftValues, [`items.${number}.taxRate`, `items.${number}.vatGround`]>({
    name: [`items.${place}.taxRate`, `items.${place}.vatGround`],
  });
  const isUnfit = ground !== '' && !(grounds as readonly string[]).includes(ground);
  useEffect(() => {
    if (isUnfit) setValue(`items.${place}.vatGround`, '');
  }, [isUnfit, place, setValue]);
  if (rate !== '0') return null;
  return (
    <SelectInput
      name={`items.${place}.vatGround`}
      label={t('merchant.draft.ground')}
      required
      choices={[
        { value: '', label: t('merchant.draft.choose') },
        ...grounds.map((value) => ({ value, label: names(value) })),
      ]}
    />
  );
};
