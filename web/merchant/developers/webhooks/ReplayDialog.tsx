import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { businessDateOf } from '#contract/business-date.ts';
import { replayDeliveries } from '#contract/integrations/webhook-endpoints.ts';
import { call } from '../../../shared/call.ts';
import { FormDialog } from '../../../shared/dialogs/FormDialog.tsx';
import { DateField } from '../../../shared/form/DateField.tsx';
import { printDay } from '../../../shared/form/parse-day.ts';
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
export const ReplayDialog = (props: ReplayDialogProps) => {
  const { endpointId: id, from, isOnlyFailed = false, onDone, onClose } = props;
  const t = useDeveloperMessages();
  const [today] = useState(() => businessDateOf(new Date()));
  return (
    <FormDialog<ReplayValues, { count: number }>
      title={t('developers.webhooks.replay.title')}
      defaultValues={{ from: printDay(from ?? today), to: printDay(today), onlyFailed: isOnlyFailed }}
      schema={replayDeliveries.body}
      bodyOf={replayBodyOf}
      submit={t('developers.webhooks.replay.submit')}
      send={(values) => call(replayDeliveries, { params: { id }, body: replayBodyOf(values) })}
      done={({ count }) =>
        count === 0
          ? t('developers.webhooks.replay.nothing')
          : t('developers.webhooks.replay.done', { smart_count: count })
      }
      failed={t('developers.webhooks.replay.failed')}
      affects={[endpointsKey]}
      onDone={() => {
        onClose();
        onDone?.();
      }}
      onClose={onClose}
    >
      <ReplayFields />
    </FormDialog>
  );
};

const ReplayFields = () => {
  const t = useDeveloperMessages();
  const { register, getValues } = useFormContext<ReplayValues>();
  return (
    <>
      <p>{t('developers.webhooks.replay.text')}</p>
      <DateField
        name="from"
        label={t('developers.webhooks.replay.from')}
        required
        fault={() => (isReversed(getValues()) ? t('developers.webhooks.replay.order') : undefined)}
      />
      <DateField name="to" label={t('developers.webhooks.replay.to')} required />
      <label className={classes['check']}>
        <input type="checkbox" {...register('onlyFailed')} />
        {t('developers.webhooks.replay.onlyFailed')}
      </label>
    </>
  );
};
