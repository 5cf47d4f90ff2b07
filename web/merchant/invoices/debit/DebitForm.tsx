import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { writeDebitNote } from '#contract/invoices/debit-notes.ts';
import type { Invoice } from '#contract/invoices/invoices.ts';
import type { Merchant } from '#contract/merchants/merchants.ts';
import { call } from '../../../shared/call.ts';
import { useContractResolver } from '../../../shared/form/contract-resolver.ts';
import { DateField } from '../../../shared/form/DateField.tsx';
import { Form } from '../../../shared/form/Form.tsx';
import { SubmitButton } from '../../../shared/form/SubmitButton.tsx';
import { TextArea } from '../../../shared/form/TextArea.tsx';
import { useSending } from '../../../shared/form/use-sending.ts';
import { Panel } from '../../../shared/layout/Panel.tsx';
import { Banner } from '../../../shared/state/Banner.tsx';
import { PrintWarning } from '../../kit/form/PrintWarning.tsx';
import { usePortal } from '../../kit/portal/portal.ts';
import { DraftPreview } from '../writing/DraftPreview.tsx';
import { SendAtOnce } from '../writing/SendAtOnce.tsx';
import classes from '../writing/InvoiceForm.module.css';
import { LineFields } from '../writing/LineFields.tsx';
import { emptyNote, noteOf } from './debit-values.ts';
import type { DebitValues } from './debit-values.ts';
import { useDebitMessages } from './messages/debit-messages.ts';

interface DebitFormProps {
  readonly invoice: Invoice;
  readonly merchant: Merchant;
}

/** The form of a debit note with a live preview: the lines of a new invoice, and the reason. */
export const DebitForm = ({ invoice, merchant }: DebitFormProps) => {
  const t = useDebitMessages();
  const isRegisteredForVat = merchant.vatRegistration === 'FULL';
  const [defaultValues] = useState(() => emptyNote(invoice, isRegisteredForVat, new Date()));
  const form = useForm<DebitValues>({
    defaultValues,
    resolver: useContractResolver(writeDebitNote.body, noteOf),
  });
  const { failure, send } = useIssuing(invoice);
  return (
    <Form form={form} onSubmit={send} label={t('debit.title')} className={classes['form']}>
      <div className={classes['fields']}>
        <Panel title={t('debit.lines')}>
          <LineFields registration={merchant.vatRegistration} />
        </Panel>
        <Panel title={t('merchant.draft.terms')}>
          <TermsFields email={invoice.customerEmail} />
        </Panel>
      </div>
      <div className={classes['side']}>
        <DraftPreview merchant={merchant} />
        <PrintWarning fields={[{ name: 'reason', label: t('debit.reason') }]} />
        {failure !== undefined && <Banner tone="error">{failure}</Banner>}
        <p className={classes['soft']}>{t('debit.final')}</p>
        <SubmitButton full size="large">
          {t('debit.submit')}
        </SubmitButton>
      </div>
    </Form>
  );
};

const TermsFields = ({ email }: { email: string | null }) => {
  const t = useDebitMessages();
  return (
    <div className={classes['grid']}>
      <div className={classes['wide']}>
        <TextArea
          name="reason"
          label={t('debit.reason')}
          help={t('debit.reasonHelp')}
          maxLength={500}
          required
        />
      </div>
      <DateField name="dueDate" label={t('merchant.invoice.dueDate')} required />
      <DateField
        name="taxEventDate"
        label={t('merchant.invoice.taxEventDate')}
        help={t('merchant.draft.taxEventHelp')}
      />
      {email !== null && <SendAtOnce label={t('debit.send')} />}
    </div>
  );
};

const useIssuing = ({ id }: Invoice) => {
  const t = useDebitMessages();
  const navigate = useNavigate();
  const client = useQueryClient();
  const { base } = usePortal();
  return useSending({
    send: (values: DebitValues) => call(writeDebitNote, { params: { id }, body: noteOf(values) }),
    done: ({ invoiceNumber }) => t('debit.issued', { number: invoiceNumber }),
    failed: t('debit.failed'),
    affects: [['invoice', id], ['invoices']],
    onDone: (note) => {
      client.setQueryData(['invoice', note.id], note);
      return navigate(`${base}/invoices/${note.id}`);
    },
  });
};
