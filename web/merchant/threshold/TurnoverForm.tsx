import { useForm } from 'react-hook-form';
import { countries, isOtherMemberState } from '#contract/sale-vat.ts';
import { addOtherTurnover } from '#contract/closing/vat-threshold.ts';
import { call } from '../../shared/call.ts';
import { FormFoot } from '../../shared/form/FormFoot.tsx';
import { useContractResolver } from '../../shared/form/contract-resolver.ts';
import { DateField } from '../../shared/form/DateField.tsx';
import { Form } from '../../shared/form/Form.tsx';
import { parseAmount } from '../../shared/form/parse-amount.ts';
import { SelectInput } from '../../shared/form/SelectInput.tsx';
import { SubmitButton } from '../../shared/form/SubmitButton.tsx';
import { TextInput } from '../../shared/form/TextInput.tsx';
import layout from '../../shared/form/FormLayout.module.css';
import { useSending } from '../../shared/form/use-sending.ts';
import { useCountryChoices } from '../kit/form/use-country-choices.ts';
import { useThresholdMessages } from './messages/threshold-messages.ts';
import { thresholdKey } from './use-threshold.ts';

type Values = { day: string; amount: string; note: string; country: string };
const inUnion = countries.filter((country) => country === 'BG' || isOtherMemberState(country));

/** The minus sign of the format is read, too. */
const bodyOf = ({ amount, ...values }: Values) => {
  const text = amount.trim();
  const sign = /^[-−]/.test(text) ? -1 : 1;
  return { ...values, amount: sign * (parseAmount(text.replace(/^[-−]\s*/, '')) ?? Number.NaN) };
};

/** Adds turnover outside of Plateno. @param hasUnion whether the threshold in the Union applies: turnover then has a country */
export const TurnoverForm = ({ hasUnion }: { hasUnion: boolean }) => {
  const choices = useCountryChoices(inUnion);
  const t = useThresholdMessages();
  const form = useForm<Values>({
    defaultValues: { day: '', amount: '', note: '', country: 'BG' },
    resolver: useContractResolver(addOtherTurnover.body, bodyOf),
  });
  const { send, failure } = useSending({
    send: (values: Values) => call(addOtherTurnover, { body: bodyOf(values) }),
    done: t('threshold.added'),
    failed: t('threshold.addFailed'),
    affects: [thresholdKey],
    onDone: () => form.reset(),
  });
  return (
    <Form form={form} onSubmit={send} label={t('threshold.otherTitle')} className={layout['form']}>
      <DateField name="day" label={t('threshold.day')} required />
      <TextInput
        name="amount"
        label={t('threshold.amount')}
        help={t('threshold.amountHelp')}
        required
        inputMode="decimal"
      />
      {/* Turnover of other countries is no part of the threshold in Bulgaria. */}
      {hasUnion && (
        <SelectInput
          name="country"
          label={t('threshold.country')}
          help={t('threshold.countryHelp')}
          choices={choices}
        />
      )}
      <TextInput name="note" label={t('threshold.note')} required maxLength={200} />
      <FormFoot failure={failure}>
        <SubmitButton>{t('threshold.add')}</SubmitButton>
      </FormFoot>
    </Form>
  );
};
