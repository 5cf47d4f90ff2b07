import { useNotify, useRefresh } from 'react-admin';
import { useForm } from 'react-hook-form';
import { changeMerchantStatus, merchantStatuses, type Merchant } from '#contract/merchants.ts';
import { call } from '../../shared/call.ts';
import { Form } from '../../shared/form/Form.tsx';
import { SelectInput } from '../../shared/form/SelectInput.tsx';
import { SubmitButton } from '../../shared/form/SubmitButton.tsx';
import { TextArea } from '../../shared/form/TextArea.tsx';
import { Button } from '../../shared/layout/Button.tsx';
import { Dialog } from '../../shared/layout/Dialog.tsx';
import { ErrorBanner } from '../../shared/state/ErrorBanner.tsx';
import { useWords } from '../../shared/words/use-words.ts';
import classes from '../acts/FormDialog.module.css';
import { useRefusal } from '../acts/use-refusal.ts';
import type { en } from '../words/en.ts';

type Values = { status: Merchant['status']; reason: string };

/** Starts at the current status; any status may be set, with a reason for the history (decision 6). */
export const ChangeStatusDialog = ({ merchant, onClose }: { merchant: Merchant; onClose: () => void }) => {
  const t = useWords<typeof en>();
  const form = useForm<Values>({ defaultValues: { status: merchant.status, reason: '' } });
  const change = useChange(merchant, onClose);
  const { refused, attempt } = useRefusal(form);
  const title = t('admin.merchants.changeStatusOf', { name: merchant.businessName });
  return (
    <Dialog title={title} onClose={onClose}>
      <Form
        form={form}
        label={title}
        className={classes['form']}
        onSubmit={(values) => attempt(() => change(values))}
      >
        <SelectInput
          name="status"
          label={t('admin.merchants.newStatus')}
          required
          choices={merchantStatuses.map((value) => ({ value, label: t(`shared.status.merchant.${value}`) }))}
        />
        <TextArea
          name="reason"
          label={t('admin.merchants.reason')}
          help={t('admin.merchants.reasonHelp')}
          maxLength={500}
        />
        {refused !== null && <ErrorBanner error={refused} fallback={t('admin.merchants.statusFailed')} />}
        <div className={classes['actions']}>
          <Button onClick={onClose}>{t('shared.cancel')}</Button>
          <SubmitButton>{t('shared.save')}</SubmitButton>
        </div>
      </Form>
    </Dialog>
  );
};

const useChange = (merchant: Merchant, onClose: () => void) => {
  const t = useWords<typeof en>();
  const notify = useNotify();
  const refresh = useRefresh();
  return async ({ status, reason }: Values): Promise<void> => {
    await call(changeMerchantStatus, { params: { id: merchant.id }, body: { status, reason } });
    notify('admin.merchants.statusChanged', {
      type: 'success',
      messageArgs: { name: merchant.businessName, status: t(`shared.status.merchant.${status}`) },
    });
    onClose();
    refresh();
  };
};
