import { useForm, useWatch } from 'react-hook-form';
import { merchantStatuses, type Merchant } from '#contract/merchants.ts';
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
import { MissingFacts } from './MissingFacts.tsx';

export type NewStatus = { status: Merchant['status']; reason: string };

interface StatusDialogProps {
  readonly title: string;
  /** The status it starts at. */
  readonly status: Merchant['status'];
  /** Whose status it is. */
  readonly merchants: readonly Merchant[];
  /** Closes the dialog itself when it is done. */
  readonly change: (to: NewStatus) => Promise<void>;
  readonly onClose: () => void;
}

/** Any status may be set, with a reason (decision 6); the dialog says what the merchant is sent and what it lacks. */
export const StatusDialog = ({ title, status, merchants, change, onClose }: StatusDialogProps) => {
  const t = useWords<typeof en>();
  const form = useForm<NewStatus>({ defaultValues: { status, reason: '' } });
  const { refused, attempt } = useRefusal(form);
  const chosen = useWatch({ control: form.control, name: 'status' });
  const changed = merchants.filter((merchant) => merchant.status !== chosen);
  const isMailed = changed.length > 0 && chosen !== 'PENDING';
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
          help={t(
            isMailed && chosen !== 'ACTIVE' ? 'admin.merchants.reasonMailed' : 'admin.merchants.reasonHelp',
          )}
          maxLength={500}
        />
        {chosen === 'ACTIVE' && <MissingFacts merchants={changed} />}
        {isMailed && <p>{t(`admin.merchants.mailed.${chosen}`)}</p>}
        {refused !== null && <ErrorBanner error={refused} fallback={t('admin.merchants.statusFailed')} />}
        <div className={classes['actions']}>
          <Button onClick={onClose}>{t('shared.cancel')}</Button>
          <SubmitButton>{t('shared.save')}</SubmitButton>
        </div>
      </Form>
    </Dialog>
  );
};
