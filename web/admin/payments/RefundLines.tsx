import { Stack, Typography } from '@mui/material';
import { useDeferredValue } from 'react';
import { TextInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { Payment } from '#contract/payments/payments.ts';
import { formatMoney } from '../../shared/format/format-money.ts';
import { useLanguage } from '../../shared/messages/language.ts';
import { useMessages } from '../../shared/messages/use-messages.ts';
import { parseQuantity } from '../../shared/form/parse-number.ts';
import {
  chosenLines,
  linesToChoose,
  quantityFault,
  shownQuantity,
  type LineLeft,
} from '../../shared/payments/chosen-lines.ts';
import type { en } from '../kit/messages/en.ts';
import { useLinesLeft } from './use-lines-left.ts';

interface RefundLinesProps {
  readonly payment: Payment;
  /** Of its document, in its order; what is used up is not shown. */
  readonly lines: readonly LineLeft[];
}

/** A quantity for each line that has something left, and what the typed ones are worth. */
export const RefundLines = ({ payment: { invoiceId, chargeCurrency }, lines }: RefundLinesProps) => {
  const t = useMessages<typeof en>();
  const language = useLanguage();
  const typed = useDeferredValue(useWatch<{ quantities: (string | null)[] }>({ name: 'quantities' }));
  const chosen = chosenLines(lines, typed as (string | null)[]);
  const { data } = useLinesLeft(invoiceId, chosen.length > 0 ? { lines: chosen } : {});
  const amount = formatMoney(data?.totalAmount ?? 0, chargeCurrency, language);
  return (
    <Stack role="group" data-unmarked="" aria-label={t('admin.payments.refundLines')} sx={{ gap: 1 }}>
      {linesToChoose(lines).map(({ line, place }) => (
        <LineQuantity key={line.line} line={line} name={`quantities.${place}`} currency={chargeCurrency} />
      ))}
      <Typography role="status" variant="body2">
        {chosen.length > 0 ? t('admin.payments.refundWorth', { amount }) : t('admin.payments.refundNoLine')}
      </Typography>
    </Stack>
  );
};

type LineQuantityProps = Readonly<{ line: LineLeft; name: string; currency: string }>;

const LineQuantity = ({
  line: { description, unit, quantity, total },
  name,
  currency,
}: LineQuantityProps) => {
  const t = useMessages<typeof en>();
  const language = useLanguage();
  const left = shownQuantity(quantity, language);
  // A field that was never touched has no value.
  const faultIn = (typed: string | null | undefined): string | undefined => {
    if (typed === null || typed === undefined || typed.trim() === '') return undefined;
    const fault = quantityFault(parseQuantity(typed), quantity);
    if (fault === 'TOO_MUCH') return t('admin.payments.refundTooMuch', { quantity: left });
    return fault && t('admin.payments.refundNoNumber');
  };
  return (
    <TextInput
      source={name}
      label={t('admin.payments.refundQuantity', { description, unit })}
      helperText={t('admin.payments.refundLeft', {
        quantity: `${left} ${unit}`,
        amount: formatMoney(total, currency, language),
      })}
      validate={faultIn}
      slotProps={{ htmlInput: { inputMode: 'decimal', autoComplete: 'off', maxLength: 12 } }}
    />
  );
};
