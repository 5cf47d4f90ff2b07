import { required, TextInput } from 'react-admin';
import { setMerchantLimits, type MerchantLimits } from '#contract/payments/merchant-limits.ts';
import type { Merchant } from '#contract/merchants/merchants.ts';
import { parseAmount } from '../../shared/form/parse-amount.ts';
import { formatAmount } from '../../shared/format/format-money.ts';
import { useLanguage } from '../../shared/messages/language.ts';
import { useMessages } from '../../shared/messages/use-messages.ts';
import { AmountInput } from '../kit/actions/AmountInput.tsx';
import { FormDialog } from '../kit/actions/FormDialog.tsx';
import type { en } from '../kit/messages/en.ts';

interface SetLimitsDialogProps {
  readonly merchant: Merchant;
  readonly limits: MerchantLimits;
  readonly onClose: () => void;
}

/** react-admin sets cleared fields to null. */
type Values = { dayLimit: string | null; paymentLimit: string | null; reason: string | null };

/** An empty input is no limit; a text that is no amount is refused by the contract. */
const limitOf = (typed: string | null): number | null =>
  typed === null || typed.trim() === '' ? null : (parseAmount(typed) ?? Number.NaN);

const bodyOf = ({ dayLimit, paymentLimit, reason }: Values) => ({
  dayLimit: limitOf(dayLimit),
  paymentLimit: limitOf(paymentLimit),
  reason: reason ?? '',
});

/** Sets the limits of a new merchant, with a reason. */
export const SetLimitsDialog = ({ merchant, limits, onClose }: SetLimitsDialogProps) => {
  const t = useMessages<typeof en>();
  const language = useLanguage();
  const name = merchant.businessName;
  const typed = (amount: number | null) => (amount === null ? '' : formatAmount(amount, language));
  return (
    <FormDialog<Values, unknown>
      title={t('admin.merchants.limits.setOf', { name })}
      defaultValues={{
        dayLimit: typed(limits.dayLimit),
        paymentLimit: typed(limits.paymentLimit),
        reason: '',
      }}
      schema={setMerchantLimits.body}
      bodyOf={bodyOf}
      submit={t('shared.save')}
      failed={t('admin.merchants.limits.failed')}
      send={(data, values) => data.setMerchantLimits({ params: { id: merchant.id }, body: bodyOf(values) })}
      done={t('admin.merchants.limits.saved', { name })}
      onClose={onClose}
    >
      <AmountInput
        source="dayLimit"
        label={t('admin.merchants.limits.dayInput')}
        helperText={t('admin.merchants.limits.inputHelp')}
        isOptional
      />
      <AmountInput
        source="paymentLimit"
        label={t('admin.merchants.limits.paymentInput')}
        helperText={t('admin.merchants.limits.inputHelp')}
        isOptional
      />
      <TextInput
        source="reason"
        label={t('admin.merchants.reason')}
        validate={required()}
        multiline
        minRows={2}
        slotProps={{ htmlInput: { maxLength: 500 } }}
      />
    </FormDialog>
  );
};
