import { call } from '../../../shared/call.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useForm, useFormContext, useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { writeInvoice } from '#contract/invoices/invoice-actions.ts';
import type { Merchant } from '#contract/merchants/merchants.ts';
import { useContractResolver } from '../../../shared/form/contract-resolver.ts';
import { Form } from '../../../shared/form/Form.tsx';
import { parseDay } from '../../../shared/form/parse-day.ts';
import { SubmitButton } from '../../../shared/form/SubmitButton.tsx';
import { useSending } from '../../../shared/form/use-sending.ts';
import { formatDate } from '../../../shared/format/format-date.ts';
import { Button, ButtonLink } from '../../../shared/layout/Button.tsx';
import { Panel } from '../../../shared/layout/Panel.tsx';
import { Banner } from '../../../shared/state/Banner.tsx';
import { forgetGoneCustomer } from '../../customers/index.ts';
import { usePortal } from '../../kit/portal/portal.ts';
import { useMerchantMessages } from '../../kit/messages/use-merchant-messages.ts';
import { useAdvanceMessages } from '../messages/use-advance-messages.ts';
import { AdvanceFields } from './AdvanceFields.tsx';
import { draftOf } from './draft-values.ts';
import type { DraftValues } from './draft-values.ts';
import { DraftPreview } from './DraftPreview.tsx';
import { DraftPrintWarning } from './DraftPrintWarning.tsx';
import { DraftStatus } from './DraftStatus.tsx';
import { FoldedPanel } from './FoldedPanel.tsx';
import classes from './InvoiceForm.module.css';
import { InvoiceCustomer } from './InvoiceCustomer.tsx';
import { InstallmentFields } from './InstallmentFields.tsx';
import { LineFields } from './LineFields.tsx';
import { useWritingMessages } from './messages/writing-messages.ts';
import { TermsFields } from './TermsFields.tsx';
import { useOpenAdvances } from './use-open-advances.ts';
import { draftsKey, useDraft } from './use-draft.ts';

interface InvoiceFormProps {
  readonly merchant: Merchant;
  readonly defaultValues: DraftValues;
  /** The stored draft that is continued; null: none. */
  readonly opened: Readonly<{ id: number; version: number }> | null;
  readonly onOpenTheirs: () => void;
}

/**
 * The form of a new invoice with a live preview; it saves itself as a draft. Customer, line and price are enough, all else
 * has defaults. An issued invoice is immutable.
 */
export const InvoiceForm = ({ merchant, defaultValues, opened, onOpenTheirs }: InvoiceFormProps) => {
  const t = useAdvanceMessages();
  const { base, isDemo } = usePortal();
  const form = useForm<DraftValues>({
    defaultValues,
    resolver: useContractResolver(writeInvoice.body, draftOf),
  });
  const draft = useDraft(form, { opened, isOn: !isDemo });
  const { failure, send } = useIssuing(form, draft);
  return (
    <Form form={form} onSubmit={send} label={t('merchant.draft.title')} className={classes['form']}>
      <div className={classes['fields']}>
        <Panel title={t('merchant.draft.customer')}>
          <InvoiceCustomer />
        </Panel>
        <Panel title={t('merchant.draft.lines')}>
          <LineFields registration={merchant.vatRegistration} />
        </Panel>
        <More />
      </div>
      <div className={classes['side']}>
        <DraftPreview merchant={merchant} />
        <DraftPrintWarning />
        {failure !== undefined && <Banner tone="error">{failure}</Banner>}
        <p className={classes['soft']}>{t('merchant.draft.final')}</p>
        <IssueButton />
        <FromDraft save={draft.stop} />
        <DraftStatus state={draft.state} onOpenTheirs={onOpenTheirs} onKeepMine={draft.saveAsNew} />
        <ButtonLink to={`${base}/invoices`} variant="quiet">
          {t('shared.cancel')}
        </ButtonLink>
      </div>
    </Form>
  );
};

/** Terms with defaults that most invoices keep, advances and instalments. Open when an advance or a plan is used or offered. */
const More = () => {
  const t = useWritingMessages();
  const inPortal = useMerchantMessages();
  const { open } = useOpenAdvances();
  const [dueDate, currency, language, isAdvance, plan] = useWatch<
    DraftValues,
    ['dueDate', 'currency', 'language', 'advance', 'installments']
  >({ name: ['dueDate', 'currency', 'language', 'advance', 'installments'] });
  return (
    <FoldedPanel
      title={t('writing.more')}
      text={t('writing.moreText', {
        day: formatDate(parseDay(dueDate)),
        currency,
        language: inPortal(`merchant.draft.languages.${language}`),
      })}
      fields={[
        'dueDate',
        'taxEventDate',
        'currency',
        'language',
        'description',
        'advance',
        'advances',
        'installments',
      ]}
      isNeeded={open.length > 0 || isAdvance || plan.length > 0}
    >
      <TermsFields />
      <AdvanceFields />
      <InstallmentFields />
    </FoldedPanel>
  );
};

/** Whether the invoice is mailed at once. */
const isSent = ({ customer, send }: Pick<DraftValues, 'customer' | 'send'>): boolean =>
  send && customer.email.trim() !== '';

const IssueButton = () => {
  const t = useWritingMessages();
  const inPortal = useMerchantMessages();
  const { control } = useFormContext<DraftValues>();
  const [customer, send] = useWatch({ control, name: ['customer', 'send'] });
  return (
    <SubmitButton full size="large">
      {isSent({ customer, send }) ? t('writing.submitAndSend') : inPortal('merchant.draft.submit')}
    </SubmitButton>
  );
};

/** What is typed becomes a proforma or repeats, in place of an invoice; it stays as a draft. */
const FromDraft = ({ save }: Readonly<{ save: Draft['stop'] }>) => {
  const t = useWritingMessages();
  const { base, isDemo } = usePortal();
  const navigate = useNavigate();
  const leadTo = async (page: 'proformas' | 'schedules'): Promise<void> => {
    const draftId = await save();
    await navigate(`${base}/${page}/new${draftId === null ? '' : `?draft=${draftId}`}`);
  };
  if (isDemo) return null;
  return (
    <>
      <Button variant="quiet" onClick={() => void leadTo('proformas')}>
        {t('writing.makeProforma')}
      </Button>
      <Button variant="quiet" onClick={() => void leadTo('schedules')}>
        {t('writing.repeat')}
      </Button>
    </>
  );
};

type Draft = Pick<ReturnType<typeof useDraft>, 'stop' | 'resume'>;

const useIssuing = (form: ReturnType<typeof useForm<DraftValues>>, { stop, resume }: Draft) => {
  const t = useMerchantMessages();
  const inWriting = useWritingMessages();
  const navigate = useNavigate();
  const client = useQueryClient();
  const { base } = usePortal();
  return useSending({
    send: async (values: DraftValues) =>
      call(writeInvoice, { body: { ...draftOf(values), draftId: await stop() } }),
    done: ({ invoiceNumber: number }, values) =>
      isSent(values)
        ? inWriting('writing.issuedAndSent', { number, email: values.customer.email.trim() })
        : t('merchant.draft.issued', { number }),
    failed: t('merchant.draft.failed'),
    affects: [draftsKey, ['invoices']],
    onDone: (invoice) => {
      client.setQueryData(['invoice', invoice.id], invoice);
      return navigate(`${base}/invoices/${invoice.id}`);
    },
    onFailed: (error) => {
      resume();
      return forgetGoneCustomer(form, error) && t('merchant.customerGone');
    },
  });
};
