import type { QueryKey } from '@tanstack/react-query';
import type { ForeignDocument } from '#contract/imports/foreign-documents.ts';
import { recordForeignPayment, takeBackForeignPayment } from '#contract/imports/open-invoices.ts';
import { call } from '../../../shared/call.ts';
import { FormDialog } from '../../../shared/dialogs/FormDialog.tsx';
import { AmountInput } from '../../../shared/form/AmountInput.tsx';
import { DateField } from '../../../shared/form/DateField.tsx';
import { parseAmount } from '../../../shared/form/parse-amount.ts';
import { parseDay } from '../../../shared/form/parse-day.ts';
import { useAction } from '../../../shared/form/use-sending.ts';
import { formatDate } from '../../../shared/format/format-date.ts';
import { formatAmount, formatMoney } from '../../../shared/format/format-money.ts';
import { Button } from '../../../shared/layout/Button.tsx';
import { Dialog } from '../../../shared/layout/Dialog.tsx';
import { useLanguage } from '../../../shared/messages/language.ts';
import { emptyTransfer } from '../transfer-values.ts';
import classes from './ForeignDocuments.module.css';
import { useForeignMessages } from './messages/foreign-messages.ts';

type Props = Readonly<{ document: ForeignDocument; onClose: () => void }>;

const affected: QueryKey[] = [['foreign-documents']];

const paymentOf = ({ amount, paidOn }: Readonly<{ amount: string; paidOn: string }>) => ({
  amount: parseAmount(amount) ?? 0,
  paidOn: parseDay(paidOn) ?? '',
});

/** What was paid of a document here, and a form for what came outside Plateno while something is open. */
export const PaymentsDialog = ({ document, onClose }: Props) => {
  const t = useForeignMessages();
  const language = useLanguage();
  const { id, number, open, currency } = document;
  const title = t('foreign.paymentsOf', { number });
  if (open === 0)
    return (
      <Dialog
        title={title}
        onClose={onClose}
        actions={<Button onClick={onClose}>{t('shared.close')}</Button>}
      >
        <Payments of={document} onTakenBack={onClose} />
      </Dialog>
    );
  return (
    <FormDialog
      title={title}
      defaultValues={{ amount: formatAmount(open, language), paidOn: emptyTransfer().paidOn }}
      schema={recordForeignPayment.body}
      bodyOf={paymentOf}
      submit={t('foreign.paid')}
      send={(values) => call(recordForeignPayment, { params: { id }, body: paymentOf(values) })}
      done={t('foreign.paidDone')}
      failed={t('foreign.paidFailed')}
      affects={affected}
      onClose={onClose}
    >
      <Payments of={document} onTakenBack={onClose} />
      <p>{t('foreign.paidText')}</p>
      <AmountInput
        name="amount"
        label={t('foreign.paidAmount')}
        currency={currency}
        help={t('foreign.paidOpen', { amount: formatMoney(open, currency, language) })}
        required
      />
      <DateField name="paidOn" label={t('foreign.paidOn')} required />
    </FormDialog>
  );
};

/** Each payment since the document came; one by hand can be taken back. */
const Payments = ({
  of: { id, currency, payments },
  onTakenBack,
}: {
  of: ForeignDocument;
  onTakenBack: () => void;
}) => {
  const t = useForeignMessages();
  const language = useLanguage();
  const takeBack = useAction({
    send: (paymentId: number) => call(takeBackForeignPayment, { params: { id, paymentId } }),
    done: t('foreign.takenBack'),
    failed: t('foreign.takeBackFailed'),
    affects: affected,
    onDone: onTakenBack,
  });
  if (payments.length === 0) return null;
  return (
    <ul className={classes['payments']}>
      {payments.map(({ id: paymentId, amount, paidOn, isByLink }) => (
        <li key={paymentId}>
          <span>
            {t(isByLink ? 'foreign.byLink' : 'foreign.byHand', {
              amount: formatMoney(amount, currency, language),
              day: formatDate(paidOn),
            })}
          </span>
          {!isByLink && (
            <Button
              size="small"
              busy={takeBack.pending === paymentId}
              onClick={() => takeBack.press(paymentId)}
            >
              {t('foreign.takeBack')}
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
};
