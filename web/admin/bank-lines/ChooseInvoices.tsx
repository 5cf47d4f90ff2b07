import { IconButton, Stack, Typography } from '@mui/material';
import { SaveButton } from 'react-admin';
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { matchBankLine, type BankLine } from '#contract/banking/bank-lines.ts';
import type { InvoiceSummary } from '#contract/invoices/invoices.ts';
import {
  bodyOfChosen,
  chosenOf,
  mostInvoices,
  restOf,
  type ChosenInvoice,
  type ChosenValues,
} from '../../shared/bank/chosen-invoices.ts';
import { formatMoney } from '../../shared/format/format-money.ts';
import { joined } from '../../shared/format/joined.ts';
import { Icon } from '../../shared/icons/Icon.tsx';
import { useLanguage } from '../../shared/messages/language.ts';
import { AmountInput } from '../kit/actions/AmountInput.tsx';
import { FormDialog } from '../kit/actions/FormDialog.tsx';
import { FindInvoices } from './FindInvoices.tsx';
import { useBankMessages } from './messages/bank-messages.ts';
import { useMatchNames } from './use-match-names.ts';

type OfLine = Readonly<{ line: BankLine }>;

/** Chooses the open invoices of the client that a transfer paid, and how much of each. */
export const ChooseInvoices = ({ line, onClose }: OfLine & Readonly<{ onClose: () => void }>) => {
  const t = useBankMessages();
  const language = useLanguage();
  const { nameOf } = useMatchNames();
  return (
    <FormDialog<ChosenValues, BankLine>
      title={t('bank.match.title')}
      defaultValues={{ invoices: [] }}
      schema={matchBankLine.body}
      bodyOf={bodyOfChosen}
      submit={<Submit line={line} />}
      send={(data, values) => data.matchBankLine({ params: { id: line.id }, body: bodyOfChosen(values) })}
      failed={t('bank.match.failed')}
      done={t('bank.matched')}
      onClose={onClose}
    >
      <Typography sx={{ overflowWrap: 'anywhere' }}>
        <strong>{formatMoney(line.amount, line.currency, language)}</strong>{' '}
        {joined([nameOf(line), line.text])}
      </Typography>
      <Chosen line={line} />
    </FormDialog>
  );
};

const Chosen = ({ line }: OfLine) => {
  const t = useBankMessages();
  const language = useLanguage();
  const { getValues } = useFormContext<ChosenValues>();
  const { fields, append, remove } = useFieldArray<ChosenValues, 'invoices'>({ name: 'invoices' });
  const add = (invoice: InvoiceSummary): void =>
    append(chosenOf(invoice, restOf(line, getValues('invoices')), language));
  return (
    <>
      {fields.map((chosen, place) => (
        <OfInvoice key={chosen.id} chosen={chosen} place={place} line={line} onRemove={() => remove(place)} />
      ))}
      <Rest line={line} />
      {fields.length < mostInvoices ? (
        <FindInvoices line={line} chosen={fields.map(({ invoiceId }) => invoiceId)} onAdd={add} />
      ) : (
        <Typography>{t('bank.match.most')}</Typography>
      )}
    </>
  );
};

type OfInvoiceProps = OfLine & Readonly<{ chosen: ChosenInvoice; place: number; onRemove: () => void }>;

/** One chosen invoice with what of the movement it gets. */
const OfInvoice = ({ chosen: { number, buyer, open }, place, line, onRemove }: OfInvoiceProps) => {
  const t = useBankMessages();
  const most = formatMoney(open, line.currency, useLanguage());
  return (
    <Stack direction="row" sx={{ alignItems: 'flex-start', gap: 1, '& > :first-of-type': { flex: 1 } }}>
      <AmountInput
        source={`invoices.${place}.amount`}
        label={t('bank.match.amount', { number })}
        helperText={joined([buyer, t('bank.match.open', { amount: most })])}
        fault={(amount) => (amount > open ? t('bank.match.tooMuch', { amount: most }) : undefined)}
      />
      <IconButton aria-label={t('bank.match.remove', { number })} onClick={onRemove}>
        <Icon name="close" />
      </IconButton>
    </Stack>
  );
};

const useChosen = (): readonly ChosenInvoice[] => useWatch<ChosenValues, 'invoices'>({ name: 'invoices' });

/** What is left of the transfer, or by how much the invoices are more. */
const Rest = ({ line }: OfLine) => {
  const t = useBankMessages();
  const language = useLanguage();
  const chosen = useChosen();
  const rest = restOf(line, chosen);
  const amount = formatMoney(Math.abs(rest), line.currency, language);
  return (
    <Typography role="status" color={rest < 0 ? 'error' : undefined}>
      {chosen.length === 0
        ? t('bank.match.choose')
        : t(rest < 0 ? 'bank.match.beyond' : 'bank.match.rest', { amount })}
    </Typography>
  );
};

const Submit = ({ line }: OfLine) => {
  const t = useBankMessages();
  const chosen = useChosen();
  const isReady = chosen.length > 0 && restOf(line, chosen) >= 0;
  return (
    <SaveButton label={t('bank.match.submit')} icon={<></>} alwaysEnable={isReady} disabled={!isReady} />
  );
};
