import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { writeInvoice } from '#contract/invoice-actions.ts';
import type { Merchant } from '#contract/merchants.ts';
import { messageOf } from '../../../shared/api-error.ts';
import { useContractResolver } from '../../../shared/form/contract-resolver.ts';
import { Form, showFieldErrors } from '../../../shared/form/Form.tsx';
import { SubmitButton } from '../../../shared/form/SubmitButton.tsx';
import { ButtonLink } from '../../../shared/layout/Button.tsx';
import { Panel } from '../../../shared/layout/Panel.tsx';
import { Banner } from '../../../shared/state/Banner.tsx';
import { useToast } from '../../../shared/state/Toasts.tsx';
import { InvoiceCustomerPicker } from '../../customers/pickers/InvoicePickers.tsx';
import { usePortal } from '../../portal.ts';
import { useAccount } from '../../queries.ts';
import { DraftPrintWarning } from './DraftPrintWarning.tsx';
import { useMerchantMessages } from '../../messages/use-merchant-messages.ts';
import { useAdvanceMessages } from '../messages/use-advance-messages.ts';
import { AdvanceFields } from './AdvanceFields.tsx';
import { CustomerFields } from './CustomerFields.tsx';
import { draftOf, emptyDraft } from './draft-values.ts';
import type { DraftValues } from './draft-values.ts';
import { DraftPreview } from './DraftPreview.tsx';
import classes from './InvoiceForm.module.css';
import { InstallmentFields } from './InstallmentFields.tsx';
import { LineFields } from './LineFields.tsx';
import { TermsFields } from './TermsFields.tsx';

/** The form of a new invoice with a live preview. An issued invoice is immutable. */
export const InvoiceForm = ({ merchant }: { merchant: Merchant }) => {
  const t = useAdvanceMessages();
  const { base } = usePortal();
  const isRegisteredForVat = merchant.vatRegistration === 'FULL';
  const { data: account } = useAccount();
  // Others mail documents to their own address only.
  const send = merchant.status === 'ACTIVE' && account?.isEmailVerified === true;
  const [defaultValues] = useState(() => ({ ...emptyDraft(isRegisteredForVat, new Date()), send }));
  const form = useForm<DraftValues>({
    defaultValues,
    resolver: useContractResolver(writeInvoice.body, draftOf),
  });
  const { failure, issue } = useIssuing(form);
  return (
    <Form form={form} onSubmit={issue} label={t('merchant.draft.title')} className={classes['form']}>
      <div className={classes['fields']}>
        <Panel title={t('merchant.draft.customer')}>
          <InvoiceCustomerPicker />
          <CustomerFields />
        </Panel>
        <Panel title={t('merchant.draft.lines')}>
          <LineFields registration={merchant.vatRegistration} />
        </Panel>
        <Panel title={t('merchant.draft.terms')}>
          <TermsFields />
        </Panel>
        <Panel title={t('advance.title')}>
          <AdvanceFields />
          <InstallmentFields />
        </Panel>
      </div>
      <div className={classes['side']}>
        <DraftPreview merchant={merchant} />
        <DraftPrintWarning />
        {failure !== undefined && <Banner tone="error">{failure}</Banner>}
        <p className={classes['soft']}>{t('merchant.draft.final')}</p>
        <SubmitButton full size="large">
          {t('merchant.draft.submit')}
        </SubmitButton>
        <ButtonLink to={`${base}/invoices`} variant="quiet">
          {t('shared.cancel')}
        </ButtonLink>
      </div>
    </Form>
  );
};

const useIssuing = (form: ReturnType<typeof useForm<DraftValues>>) => {
  const t = useMerchantMessages();
  const toast = useToast();
  const navigate = useNavigate();
  const client = useQueryClient();
  const { api, base } = usePortal();
  const [failure, setFailure] = useState<string>();
  // One idempotency key per content: the same draft submitted twice is issued once.
  const sent = useRef({ content: '', key: '' });
  const issue = async (values: DraftValues): Promise<void> => {
    setFailure(undefined);
    const draft = draftOf(values);
    const content = JSON.stringify(draft);
    if (sent.current.content !== content) sent.current = { content, key: crypto.randomUUID() };
    try {
      const invoice = await api.writeInvoice(draft, sent.current.key);
      client.setQueryData(['invoice', invoice.id], invoice);
      await client.invalidateQueries({ queryKey: ['invoices'] });
      toast(t('merchant.draft.issued', { number: invoice.invoiceNumber }));
      await navigate(`${base}/invoices/${invoice.id}`);
    } catch (error) {
      showFieldErrors(form, error);
      setFailure(messageOf(error, t('merchant.draft.failed')));
    }
  };
  return { failure, issue };
};
