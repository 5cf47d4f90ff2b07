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
import { call } from '../../shared/call.ts';
import { FormDialog } from '../../shared/dialogs/FormDialog.tsx';
import { AmountInput } from '../../shared/form/AmountInput.tsx';
import { SubmitButton } from '../../shared/form/SubmitButton.tsx';
import { formatMoney } from '../../shared/format/format-money.ts';
import { joined } from '../../shared/format/joined.ts';
import { Icon } from '../../shared/icons/Icon.tsx';
import { Button } from '../../shared/layout/Button.tsx';
import { useLanguage } from '../../shared/messages/language.ts';
import classes from './Bank.module.css';
import { useBankMessages } from './messages/bank-messages.ts';
import { OpenInvoices } from './OpenInvoices.tsx';
import { afterMatching } from './use-bank.ts';
import { useDoneWithUndo } from './use-line-actions.ts';
import { useLineName } from './use-line-name.ts';

type DialogProps = Readonly<{ line: BankLine; onClose: () => void }>;

/** Chooses the open invoices that a transfer paid, and how much of each. */
export const MatchDialog = ({ line, onClose }: DialogProps) => {
  const t = useBankMessages();
  const language = useLanguage();
  const nameOf = useLineName();
  const done = useDoneWithUndo();
  return (
    <FormDialog<ChosenValues, BankLine>
      title={t('bank.match.title')}
      defaultValues={{ invoices: [] }}
      schema={matchBankLine.body}
      bodyOf={bodyOfChosen}
      submit={<Submit line={line} />}
      send={(values) => call(matchBankLine, { params: { id: line.id }, body: bodyOfChosen(values) })}
      failed={t('bank.match.failed')}
      affects={afterMatching}
      onDone={(_, { invoices }) => {
        const what = invoices.map(({ number }) => t('bank.invoice', { number })).join(', ');
        done(t('bank.matchedToast', { what }), line);
        onClose();
      }}
      onClose={onClose}
    >
      <p>
        <strong>{formatMoney(line.amount, line.currency, language)}</strong>{' '}
        {joined([nameOf(line), line.text])}
      </p>
      <ChosenInvoices line={line} />
    </FormDialog>
  );
};

const ChosenInvoices = ({ line }: { line: BankLine }) => {
  const t = useBankMessages();
  const language = useLanguage();
  const { getValues } = useFormContext<ChosenValues>();
  const { fields, append, remove } = useFieldArray<ChosenValues, 'invoices'>({ name: 'invoices' });
  const add = (invoice: InvoiceSummary): void =>
    append(chosenOf(invoice, restOf(line, getValues('invoices')), language));
  return (
    <>
      {fields.map(({ id, number, buyer, open }, place) => (
        <div key={id} className={classes['chosen']}>
          <AmountInput
            name={`invoices.${place}.amount`}
            label={t('bank.match.amount', { number })}
            currency={line.currency}
            help={joined([
              buyer,
              t('bank.match.open', { amount: formatMoney(open, line.currency, language) }),
            ])}
            required
            fault={(amount) =>
              amount > open
                ? t('bank.match.tooMuch', { amount: formatMoney(open, line.currency, language) })
                : undefined
            }
          />
          <Button
            variant="quiet"
            icon
            aria-label={t('bank.match.remove', { number })}
            onClick={() => remove(place)}
          >
            <Icon name="close" />
          </Button>
        </div>
      ))}
      <Rest line={line} />
      {fields.length < mostInvoices ? (
        <OpenInvoices line={line} chosen={fields.map(({ invoiceId }) => invoiceId)} onAdd={add} />
      ) : (
        <p className={classes['soft']}>{t('bank.match.most')}</p>
      )}
    </>
  );
};

const useChosen = (): readonly ChosenInvoice[] => useWatch<ChosenValues, 'invoices'>({ name: 'invoices' });

/** What is left of the transfer, or by how much the invoices are more. */
const Rest = ({ line }: { line: BankLine }) => {
  const t = useBankMessages();
  const language = useLanguage();
  const chosen = useChosen();
  const rest = restOf(line, chosen);
  const amount = formatMoney(Math.abs(rest), line.currency, language);
  return (
    <p role="status" className={rest < 0 ? classes['beyond'] : undefined}>
      {chosen.length === 0
        ? t('bank.match.choose')
        : t(rest < 0 ? 'bank.match.beyond' : 'bank.match.rest', { amount })}
    </p>
  );
};

const Submit = ({ line }: { line: BankLine }) => {
  const t = useBankMessages();
  const chosen = useChosen();
  return (
    <SubmitButton disabled={chosen.length === 0 || restOf(line, chosen) < 0}>
      {t('bank.match.submit')}
    </SubmitButton>
  );
};
