import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { businessDateOf } from '#contract/business-date.ts';
import { replayDeliveries } from '#contract/integrations/webhook-endpoints.ts';
import { messageOf } from '../../../shared/api-error.ts';
import { call } from '../../../shared/call.ts';
import { DateField } from '../../../shared/form/DateField.tsx';
import { Form, showFieldErrors } from '../../../shared/form/Form.tsx';
import { printDay } from '../../../shared/form/parse-day.ts';
import { SubmitButton } from '../../../shared/form/SubmitButton.tsx';
import { Button } from '../../../shared/layout/Button.tsx';
import { Dialog } from '../../../shared/layout/Dialog.tsx';
import { Banner } from '../../../shared/state/Banner.tsx';
import { useToast } from '../../../shared/state/Toasts.tsx';
import dialog from '../../kit/dialogs/dialog-form.module.css';
import { useDeveloperMessages } from '../messages/developer-messages.ts';
import classes from './Endpoints.module.css';
import { isReversed, replayBodyOf, type ReplayValues } from './replay-values.ts';
import { endpointsKey } from './use-endpoints.ts';

interface ReplayDialogProps {
  readonly endpointId: number;
  /** The first day that is proposed, `YYYY-MM-DD`; today by default. */
  readonly from?: string;
  readonly isOnlyFailed?: boolean;
  readonly onDone?: () => void;
  readonly onClose: () => void;
}

/** Sends the events of some days to an endpoint again. */
export const ReplayDialog = ({
  endpointId,
  from,
  isOnlyFailed = false,
  onDone,
  onClose,
}: ReplayDialogProps) => {
  const t = useDeveloperMessages();
  const toast = useToast();
  const client = useQueryClient();
  const [failure, setFailure] = useState<string>();
  const [today] = useState(() => businessDateOf(new Date()));
  const form = useForm<ReplayValues>({
    defaultValues: { from: printDay(from ?? today), to: printDay(today), onlyFailed: isOnlyFailed },
  });
  const replay = async (values: ReplayValues): Promise<void> => {
    setFailure(undefined);
    if (isReversed(values)) {
      form.setError('from', { message: t('developers.webhooks.replay.order') }, { shouldFocus: true });
      return;
    }
    try {
      const { count } = await call(replayDeliveries, {
        params: { id: endpointId },
        body: replayBodyOf(values),
      });
      toast(
        count === 0
          ? t('developers.webhooks.replay.nothing')
          : t('developers.webhooks.replay.done', { smart_count: count }),
      );
      void client.invalidateQueries({ queryKey: endpointsKey });
      onClose();
      onDone?.();
    } catch (error) {
      if (!showFieldErrors(form, error)) setFailure(messageOf(error, t('developers.webhooks.replay.failed')));
    }
  };
  const title = t('developers.webhooks.replay.title');
  return (
    <Dialog title={title} onClose={onClose}>
      <Form form={form} onSubmit={replay} label={title} className={dialog['form']}>
        <p>{t('developers.webhooks.replay.text')}</p>
        <DateField name="from" label={t('developers.webhooks.replay.from')} required />
        <DateField name="to" label={t('developers.webhooks.replay.to')} required />
        <label className={classes['check']}>
          <input type="checkbox" {...form.register('onlyFailed')} />
          {t('developers.webhooks.replay.onlyFailed')}
        </label>
        {failure !== undefined && <Banner tone="error">{failure}</Banner>}
        <div className={dialog['foot']}>
          <Button onClick={onClose}>{t('shared.cancel')}</Button>
          <SubmitButton>{t('developers.webhooks.replay.submit')}</SubmitButton>
        </div>
      </Form>
    </Dialog>
  );
};
