import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { setPaymentNote, type Payment } from '#contract/payments/payments.ts';
import { call } from '../../shared/call.ts';
import { useContractResolver } from '../../shared/form/contract-resolver.ts';
import { Form } from '../../shared/form/Form.tsx';
import { FormFoot } from '../../shared/form/FormFoot.tsx';
import layout from '../../shared/form/FormLayout.module.css';
import { SubmitButton } from '../../shared/form/SubmitButton.tsx';
import { TextArea } from '../../shared/form/TextArea.tsx';
import { useSending } from '../../shared/form/use-sending.ts';
import { Button } from '../../shared/layout/Button.tsx';
import { Panel } from '../../shared/layout/Panel.tsx';
import { usePortal } from '../kit/portal/portal.ts';
import { useRights } from '../kit/portal/use-rights.ts';
import classes from './PaymentPage.module.css';
import { usePaymentMessages } from './messages/payment-messages.ts';

interface PaymentNoteProps {
  readonly payment: Payment;
  readonly isWriting: boolean;
  readonly onWrite: (isWriting: boolean) => void;
}

/** Whether the user may write a note on a payment. */
export const useMayWriteNote = (): boolean => {
  const { isDemo } = usePortal();
  return useRights()('WRITE_DOCUMENTS') && !isDemo;
};

/** The merchant's own note on a payment, changed in place; nothing while there is none. */
export const PaymentNote = ({ payment, isWriting, onWrite }: PaymentNoteProps) => {
  const t = usePaymentMessages();
  const mayWrite = useMayWriteNote();
  if (payment.note === null && !isWriting) return null;
  return (
    <Panel
      title={t('payment.note.title')}
      action={
        mayWrite &&
        !isWriting && (
          <Button size="small" onClick={() => onWrite(true)}>
            {t('payment.note.change')}
          </Button>
        )
      }
    >
      {isWriting ? (
        <NoteForm payment={payment} onDone={() => onWrite(false)} />
      ) : (
        <p className={classes['note']}>{payment.note}</p>
      )}
    </Panel>
  );
};

const NoteForm = ({ payment, onDone }: { payment: Payment; onDone: () => void }) => {
  const t = usePaymentMessages();
  const form = useForm({
    defaultValues: { note: payment.note ?? '' },
    resolver: useContractResolver(setPaymentNote.body),
  });
  const { setFocus } = form;
  useEffect(() => setFocus('note'), [setFocus]);
  const { send, failure } = useSending({
    send: (body: { note: string }) => call(setPaymentNote, { params: { id: payment.id }, body }),
    failed: t('payment.note.failed'),
    affects: [['payment'], ['payments']],
    onDone,
  });
  return (
    <Form form={form} onSubmit={send} label={t('payment.note.title')} className={layout['form']}>
      <TextArea
        name="note"
        label={t('payment.note.title')}
        help={t('payment.note.help')}
        rows={3}
        maxLength={500}
      />
      <FormFoot failure={failure}>
        <Button onClick={onDone}>{t('shared.cancel')}</Button>
        <SubmitButton>{t('shared.save')}</SubmitButton>
      </FormFoot>
    </Form>
  );
};
