import { useForm, useWatch } from 'react-hook-form';
import type { Invoice } from '#contract/invoices.ts';
import { Form } from '../../shared/form/Form.tsx';
import { SubmitButton } from '../../shared/form/SubmitButton.tsx';
import { TextInput } from '../../shared/form/TextInput.tsx';
import { Button } from '../../shared/layout/Button.tsx';
import { Dialog } from '../../shared/layout/Dialog.tsx';
import { Banner } from '../../shared/state/Banner.tsx';
import { usePortal } from '../portal.ts';
import { useMerchantWords } from '../words/use-merchant-words.ts';
import classes from './InvoicePage.module.css';
import { useDocumentAct } from './use-document-act.ts';

/** The send button is disabled while there is no address (specification, point 5). */
export const SendDialog = ({ invoice, onClose }: { invoice: Invoice; onClose: () => void }) => {
  const t = useMerchantWords();
  const { api } = usePortal();
  const form = useForm({
    defaultValues: { email: invoice.delivery?.recipient ?? invoice.customerEmail ?? '' },
  });
  const email = useWatch({ control: form.control, name: 'email' });
  const { failure, submit } = useDocumentAct({
    form,
    act: (values) => api.sendInvoice(invoice.id, values.email.trim()),
    succeeded: (values) => t('merchant.invoice.send.sent', { email: values.email.trim() }),
    failed: t('merchant.invoice.send.failed'),
    onClose,
  });
  return (
    <Dialog title={t('merchant.invoice.send.title')} onClose={onClose}>
      <Form
        form={form}
        onSubmit={submit}
        label={t('merchant.invoice.send.title')}
        className={classes['dialogForm']}
      >
        <TextInput
          name="email"
          type="email"
          label={t('merchant.invoice.send.address')}
          help={email.trim() === '' ? t('merchant.invoice.send.required') : undefined}
          required
          maxLength={254}
        />
        {failure !== undefined && <Banner tone="error">{failure}</Banner>}
        <div className={classes['dialogButtons']}>
          <Button onClick={onClose}>{t('shared.cancel')}</Button>
          <SubmitButton disabled={email.trim() === ''}>{t('merchant.invoice.send.submit')}</SubmitButton>
        </div>
      </Form>
    </Dialog>
  );
};
