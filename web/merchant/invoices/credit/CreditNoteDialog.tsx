import { useDeferredValue, useEffect, useRef } from 'react';
import { useForm, useWatch, type UseFormReturn } from 'react-hook-form';
import { correctionKinds, writeCreditNote, type CreditNoteChoice } from '#contract/invoices/credit-notes.ts';
import type { Invoice } from '#contract/invoices/invoices.ts';
import { messageOf } from '../../../shared/api-error.ts';
import { call } from '../../../shared/call.ts';
import { AmountInput } from '../../../shared/form/AmountInput.tsx';
import { Form } from '../../../shared/form/Form.tsx';
import { parseAmount } from '../../../shared/form/parse-amount.ts';
import { RadioChoice } from '../../../shared/form/RadioChoice.tsx';
import { SelectInput } from '../../../shared/form/SelectInput.tsx';
import { TextArea } from '../../../shared/form/TextArea.tsx';
import { Button } from '../../../shared/layout/Button.tsx';
import { Dialog } from '../../../shared/layout/Dialog.tsx';
import { Banner } from '../../../shared/state/Banner.tsx';
import dialogClasses from '../../kit/dialogs/dialog-form.module.css';
import { useDocumentAction } from '../../kit/documents/use-document-action.ts';
import { chosenLines, type LineLeft } from '../../../shared/payments/chosen-lines.ts';
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
  return (
    <Dialog title={t('creditNote.title')} onClose={onClose}>
      {data === undefined ? (
        error === null ? (
          <p role="status">{t('creditNote.loading')}</p>
        ) : (
          <Banner tone="error">{messageOf(error, t('creditNote.loadFailed'))}</Banner>
        )
      ) : (
        <CreditNoteForm invoice={invoice} onClose={onClose} lines={data.lines} />
      )}
    </Dialog>
  );
};

const useCreditForm = ({
  invoice,
  onClose,
  lines,
}: CreditNoteDialogProps & { lines: readonly LineLeft[] }) => {
  const t = useCreditMessages();
  const number = useRef('');
  const form = useForm<Values>({
    defaultValues: {
      what: 'LINES',
      quantities: lines.map(() => ''),
      discount: { amount: '', lines: lines.map(() => true) },
      reasonKind: 'GOODS_RETURNED',
      reason: '',
      send: invoice.customerEmail !== null,
    },
  });
  const { failure, submit } = useDocumentAction({
    form,
    action: async (values: Values) => {
      const { reasonKind, reason, send } = values;
      const body = { ...choiceOf(values, lines), reasonKind, reason, send };
      const params = { id: invoice.id };
      const note = await call(writeCreditNote, { params, body });
      number.current = note.invoiceNumber;
    },
    succeeded: () => t('creditNote.done', { number: number.current }),
    failed: t('creditNote.failed'),
    onClose,
  });
  return { form, failure, submit };
};

const CreditNoteForm = (props: CreditNoteDialogProps & { lines: readonly LineLeft[] }) => {
  const { invoice, onClose, lines } = props;
  const t = useCreditMessages();
  const { form, failure, submit } = useCreditForm(props);
  const { what } = useWatch({ control: form.control }) as Values;
  const { setValue } = form;
  const { reasonKind: isChosen } = form.formState.dirtyFields;
  // The reason follows what is credited until the merchant chooses another one.
  useEffect(() => {
    if (isChosen !== true) setValue('reasonKind', what === 'DISCOUNT' ? 'DISCOUNT' : 'GOODS_RETURNED');
  }, [what, isChosen, setValue]);
  return (
    <Form form={form} onSubmit={submit} label={t('creditNote.title')} className={dialogClasses['form']}>
      <p>{t('creditNote.text')}</p>
      <RadioChoice
        name="what"
        label={t('creditNote.what')}
        choices={whats.map((value) => ({ value, label: t(`creditNote.whats.${value}`) }))}
      />
      {what === 'LINES' && <LineQuantities lines={lines} currency={invoice.currency} />}
      {what === 'DISCOUNT' && (
        <>
          <AmountInput
            name="discount.amount"
            label={t('creditNote.discount')}
            currency={invoice.currency}
            required
          />
          <DiscountedLines lines={lines} currency={invoice.currency} />
        </>
      )}
      <SelectInput
        name="reasonKind"
        label={t('creditNote.kind')}
        required
        choices={correctionKinds.map((value) => ({ value, label: t(`creditNote.kinds.${value}`) }))}
      />
      <ReasonAndMail form={form} invoice={invoice} />
      <Preview form={form} invoice={invoice} lines={lines} />
      {failure !== undefined && <Banner tone="error">{failure}</Banner>}
      <div className={dialogClasses['foot']}>
        <Button onClick={onClose}>{t('shared.cancel')}</Button>
        <Button type="submit" variant="danger" busy={form.formState.isSubmitting}>
          {t('creditNote.submit')}
        </Button>
      </div>
    </Form>
  );
};

type FormPart = Readonly<{ form: UseFormReturn<Values>; invoice: Invoice }>;

const ReasonAndMail = ({ form, invoice: { customerEmail } }: FormPart) => {
  const t = useCreditMessages();
  const { reasonKind } = useWatch({ control: form.control }) as Values;
  return (
    <>
      <TextArea
        name="reason"
        label={t('creditNote.reason')}
        required={reasonKind === 'OTHER'}
        maxLength={500}
      />
      {customerEmail !== null && (
        <label className={classes['send']}>
          <input type="checkbox" {...form.register('send')} />
          {t('creditNote.send', { email: customerEmail })}
        </label>
      )}
    </>
  );
};

/** The sums of what is chosen, as the server computes them. */
const Preview = ({ form, invoice, lines }: FormPart & { lines: readonly LineLeft[] }) => {
  const t = useCreditMessages();
  const values = useDeferredValue(useWatch({ control: form.control }) as Values);
  const choice = choiceOf(values, lines);
  const { data, error } = useCreditPreview(invoice.id, choice);
  if (error !== null) return <Banner tone="error">{messageOf(error, t('creditNote.failed'))}</Banner>;
  if (Object.keys(choice).length === 0) {
    const asks = { LINES: 'chooseLine', DISCOUNT: 'chooseDiscount', WHOLE: 'chooseLine' } as const;
    return <p role="status">{t(`creditNote.${asks[values.what]}`)}</p>;
  }
  return data === undefined ? null : <CreditSums preview={data} />;
};
