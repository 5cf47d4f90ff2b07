import { useDeferredValue, useEffect } from 'react';
import { useWatch, useFormContext } from 'react-hook-form';
import { correctionKinds, writeCreditNote, type CreditNoteChoice } from '#contract/invoices/credit-notes.ts';
import type { Invoice } from '#contract/invoices/invoices.ts';
import { messageOf } from '../../../shared/api-error.ts';
import { call } from '../../../shared/call.ts';
import { FormDialog } from '../../../shared/dialogs/FormDialog.tsx';
import { AmountInput } from '../../../shared/form/AmountInput.tsx';
import { parseAmount } from '../../../shared/form/parse-amount.ts';
import { RadioChoice } from '../../../shared/form/RadioChoice.tsx';
import { SelectInput } from '../../../shared/form/SelectInput.tsx';
import { TextArea } from '../../../shared/form/TextArea.tsx';
import { Dialog } from '../../../shared/layout/Dialog.tsx';
import { Banner } from '../../../shared/state/Banner.tsx';
import { chosenLines, type LineLeft } from '../../../shared/payments/chosen-lines.ts';
import { documentQueries } from '../../kit/documents/document-queries.ts';
import classes from './CreditNote.module.css';
import { CreditSums } from './CreditSums.tsx';
import { creditable, DiscountedLines } from './DiscountedLines.tsx';
import { LineQuantities } from './LineQuantities.tsx';
import { CreditMessages, useCreditMessages } from './messages/credit-messages.ts';
import { useCreditPreview } from './use-credit-preview.ts';

interface CreditNoteDialogProps {
  readonly invoice: Invoice;
  readonly onClose: () => void;
}

type Values = {
  what: 'LINES' | 'DISCOUNT' | 'WHOLE';
  quantities: string[];
  /** A sum over the chosen lines, by place. */
  discount: { amount: string; lines: boolean[] };
  reasonKind: (typeof correctionKinds)[number];
  reason: string;
  send: boolean;
};

const whats = ['LINES', 'DISCOUNT', 'WHOLE'] as const;

/** What the form takes back; empty while nothing is chosen. */
const choiceOf = ({ what, quantities, discount }: Values, left: readonly LineLeft[]): CreditNoteChoice => {
  if (what === 'WHOLE') return { whole: true };
  if (what === 'DISCOUNT') {
    const amount = parseAmount(discount.amount) ?? 0;
    const chosen = creditable(left).filter(({ place }) => discount.lines[place]);
    if (amount <= 0 || chosen.length === 0) return {};
    return chosen.length === creditable(left).length
      ? { discount: { amount } }
      : { discount: { amount, lines: chosen.map(({ line }) => line) } };
  }
  const lines = chosenLines(left, quantities);
  return lines.length > 0 ? { lines } : {};
};

/** Writes a credit note without a refund: lines, a discount or the whole rest. */
export const CreditNoteDialog = (props: CreditNoteDialogProps) => (
  <CreditMessages>
    <CreditNote {...props} />
  </CreditMessages>
);

const CreditNote = ({ invoice, onClose }: CreditNoteDialogProps) => {
  const t = useCreditMessages();
  const { data, error } = useCreditPreview(invoice.id, {});
  if (data !== undefined) return <CreditNoteForm invoice={invoice} onClose={onClose} lines={data.lines} />;
  return (
    <Dialog title={t('creditNote.title')} onClose={onClose}>
      {error === null ? (
        <p role="status">{t('creditNote.loading')}</p>
      ) : (
        <Banner tone="error">{messageOf(error, t('creditNote.loadFailed'))}</Banner>
      )}
    </Dialog>
  );
};

type Lines = Readonly<{ lines: readonly LineLeft[] }>;

const emptyOf = ({ customerEmail }: Invoice, lines: readonly LineLeft[]): Values => ({
  what: 'LINES',
  quantities: lines.map(() => ''),
  discount: { amount: '', lines: lines.map(() => true) },
  reasonKind: 'GOODS_RETURNED',
  reason: '',
  send: customerEmail !== null,
});

const CreditNoteForm = ({ invoice, onClose, lines }: CreditNoteDialogProps & Lines) => {
  const t = useCreditMessages();
  const bodyOf = (values: Values) => {
    const { reasonKind, reason, send } = values;
    return { ...choiceOf(values, lines), reasonKind, reason, send };
  };
  return (
    <FormDialog
      title={t('creditNote.title')}
      defaultValues={emptyOf(invoice, lines)}
      schema={writeCreditNote.body}
      bodyOf={bodyOf}
      submit={t('creditNote.submit')}
      isFinal
      send={(values) => call(writeCreditNote, { params: { id: invoice.id }, body: bodyOf(values) })}
      done={({ invoiceNumber }) => t('creditNote.done', { number: invoiceNumber })}
      failed={t('creditNote.failed')}
      affects={documentQueries}
      onClose={onClose}
    >
      <p>{t('creditNote.text')}</p>
      <WhatIsCredited invoice={invoice} lines={lines} />
      <ReasonAndMail invoice={invoice} />
      <Preview invoice={invoice} lines={lines} />
    </FormDialog>
  );
};

type Part = Readonly<{ invoice: Invoice }>;

const WhatIsCredited = ({ invoice: { currency }, lines }: Part & Lines) => {
  const t = useCreditMessages();
  const what = useWatch<Values, 'what'>({ name: 'what' });
  return (
    <>
      <RadioChoice
        name="what"
        label={t('creditNote.what')}
        choices={whats.map((value) => ({ value, label: t(`creditNote.whats.${value}`) }))}
      />
      {what === 'LINES' && <LineQuantities lines={lines} currency={currency} />}
      {what === 'DISCOUNT' && (
        <>
          <AmountInput name="discount.amount" label={t('creditNote.discount')} currency={currency} required />
          <DiscountedLines lines={lines} currency={currency} />
        </>
      )}
    </>
  );
};

/** The reason follows what is credited until the merchant chooses another one. */
const useFollowingReason = (): void => {
  const { setValue, formState } = useFormContext<Values>();
  const what = useWatch<Values, 'what'>({ name: 'what' });
  const { reasonKind: isChosen } = formState.dirtyFields;
  useEffect(() => {
    if (isChosen !== true) setValue('reasonKind', what === 'DISCOUNT' ? 'DISCOUNT' : 'GOODS_RETURNED');
  }, [what, isChosen, setValue]);
};

const ReasonAndMail = ({ invoice: { customerEmail } }: Part) => {
  const t = useCreditMessages();
  const { register } = useFormContext<Values>();
  const reasonKind = useWatch<Values, 'reasonKind'>({ name: 'reasonKind' });
  useFollowingReason();
  return (
    <>
      <SelectInput
        name="reasonKind"
        label={t('creditNote.kind')}
        required
        choices={correctionKinds.map((value) => ({ value, label: t(`creditNote.kinds.${value}`) }))}
      />
      <TextArea
        name="reason"
        label={t('creditNote.reason')}
        required={reasonKind === 'OTHER'}
        maxLength={500}
      />
      {customerEmail !== null && (
        <label className={classes['send']}>
          <input type="checkbox" {...register('send')} />
          {t('creditNote.send', { email: customerEmail })}
        </label>
      )}
    </>
  );
};

/** The sums of what is chosen, as the server computes them. */
const Preview = ({ invoice, lines }: Part & Lines) => {
  const t = useCreditMessages();
  const values = useDeferredValue(useWatch<Values>() as Values);
  const choice = choiceOf(values, lines);
  const { data, error } = useCreditPreview(invoice.id, choice);
  if (error !== null) return <Banner tone="error">{messageOf(error, t('creditNote.failed'))}</Banner>;
  if (Object.keys(choice).length === 0) {
    const asks = { LINES: 'chooseLine', DISCOUNT: 'chooseDiscount', WHOLE: 'chooseLine' } as const;
    return <p role="status">{t(`creditNote.${asks[values.what]}`)}</p>;
  }
  return data === undefined ? null : <CreditSums preview={data} />;
};
