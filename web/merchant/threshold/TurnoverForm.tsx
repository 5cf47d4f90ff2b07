import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { countries, isOtherMemberState } from '#contract/sale-vat.ts';
import { addOtherTurnover } from '#contract/closing/vat-threshold.ts';
import { messageOf } from '../../shared/api-error.ts';
import { call } from '../../shared/call.ts';
import { useContractResolver } from '../../shared/form/contract-resolver.ts';
import { DateField } from '../../shared/form/DateField.tsx';
import { Form, showFieldErrors } from '../../shared/form/Form.tsx';
import { parseAmount } from '../../shared/form/parse-amount.ts';
import { SelectInput } from '../../shared/form/SelectInput.tsx';
import { SubmitButton } from '../../shared/form/SubmitButton.tsx';
import { TextInput } from '../../shared/form/TextInput.tsx';
import { Banner } from '../../shared/state/Banner.tsx';
import { useToast } from '../../shared/state/Toasts.tsx';
import dialog from '../kit/dialogs/dialog-form.module.css';
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
  const toast = useToast();
  const client = useQueryClient();
  const [failure, setFailure] = useState<string>();
  const form = useForm<Values>({
    defaultValues: { day: '', amount: '', note: '', country: 'BG' },
    resolver: useContractResolver(addOtherTurnover.body, bodyOf),
  });
  const add = async (values: Values): Promise<void> => {
    setFailure(undefined);
    try {
      await call(addOtherTurnover, { body: bodyOf(values) });
      await client.invalidateQueries({ queryKey: thresholdKey });
      toast(t('threshold.added'));
      form.reset();
    } catch (error) {
      if (!showFieldErrors(form, error)) setFailure(messageOf(error, t('threshold.addFailed')));
    }
  };
  return (
    <Form form={form} onSubmit={add} label={t('threshold.otherTitle')} className={dialog['form']}>
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
      {failure !== undefined && <Banner tone="error">{failure}</Banner>}
      <div className={dialog['foot']}>
        <SubmitButton>{t('threshold.add')}</SubmitButton>
      </div>
    </Form>
  );
};
