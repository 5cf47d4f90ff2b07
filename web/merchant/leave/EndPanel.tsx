import { useState } from 'react';
import type * as z from 'zod';
import { useFormContext } from 'react-hook-form';
import { leave, type Leaving } from '#contract/archives/leaving.ts';
import { call } from '../../shared/call.ts';
import { FormDialog } from '../../shared/dialogs/FormDialog.tsx';
import { TextInput } from '../../shared/form/TextInput.tsx';
import { formatDate } from '../../shared/format/format-date.ts';
import { formatNumber } from '../../shared/format/format-number.ts';
import { Button } from '../../shared/layout/Button.tsx';
import { Facts } from '../../shared/layout/Facts.tsx';
import { Panel } from '../../shared/layout/Panel.tsx';
import { useLanguage } from '../../shared/messages/language.ts';
import { Banner } from '../../shared/state/Banner.tsx';
import { ErrorBanner } from '../../shared/state/ErrorBanner.tsx';
import { Loading } from '../../shared/state/Loading.tsx';
import { useMerchant } from '../kit/portal/queries.ts';
import classes from './Leave.module.css';
import { useLeaveMessages } from './messages/leave-messages.ts';
import { leaveKeys, useLeaving } from './use-archives.ts';

const counted = [
  'openLinks',
  'unpaidDocuments',
  'payouts',
  'disputes',
  'schedules',
  'cards',
  'keys',
  'webhooks',
] as const;

/** What ends and what stays when the business leaves, and the way to do it. */
export const EndPanel = () => {
  const t = useLeaveMessages();
  const { data, error, refetch } = useLeaving();
  return (
    <Panel title={t('leave.end.title')}>
      {error ? (
        <ErrorBanner error={error} fallback={t('leave.end.failed')} onRetry={() => void refetch()} />
      ) : data === undefined ? (
        <Loading />
      ) : (
        <Consequences leaving={data} />
      )}
    </Panel>
  );
};

const Consequences = ({ leaving }: { leaving: Leaving }) => {
  const t = useLeaveMessages();
  const language = useLanguage();
  const { data: merchant } = useMerchant();
  const [isLeaving, setLeaving] = useState(false);
  const documents = formatNumber(leaving.documents, language);
  const open = counted.filter((name) => leaving[name] > 0);
  const hasLeft = merchant?.status === 'INACTIVE';
  return (
    <>
      {hasLeft ? (
        <Banner tone="info">{t('leave.end.left')}</Banner>
      ) : (
        <>
          <p>{t(open.length === 0 ? 'leave.end.nothing' : 'leave.end.text')}</p>
          <Facts
            facts={open.map((name) => [t(`leave.end.${name}`), formatNumber(leaving[name], language)])}
          />
        </>
      )}
      <p>{t('leave.end.stays', { documents, day: formatDate(leaving.keptUntil) })}</p>
      {!hasLeft && merchant !== undefined && (
        <Button variant="danger" onClick={() => setLeaving(true)}>
          {t('leave.end.press')}
        </Button>
      )}
      {isLeaving && merchant !== undefined && (
        <LeaveDialog leaving={leaving} name={merchant.businessName} onClose={() => setLeaving(false)} />
      )}
    </>
  );
};

const empty: z.input<typeof leave.body> = { confirm: '', leaveAnyway: false };

interface LeaveDialogProps {
  readonly leaving: Leaving;
  readonly name: string;
  readonly onClose: () => void;
}

const LeaveDialog = ({ leaving: { payouts, disputes }, name, onClose }: LeaveDialogProps) => {
  const t = useLeaveMessages();
  return (
    <FormDialog
      isFinal
      title={t('leave.end.confirmTitle')}
      defaultValues={empty}
      schema={leave.body}
      submit={t('leave.end.submit')}
      send={(body) => call(leave, { body })}
      done={t('leave.end.done')}
      failed={t('leave.end.notDone')}
      affects={[leaveKeys.leaving, ['merchant']]}
      onClose={onClose}
    >
      <p>{t('leave.end.confirmText', { name })}</p>
      <TextInput name="confirm" required label={t('leave.end.name')} />
      {payouts + disputes > 0 && <Anyway />}
    </FormDialog>
  );
};

const Anyway = () => {
  const t = useLeaveMessages();
  const { register } = useFormContext();
  return (
    <label className={classes['anyway']}>
      <input type="checkbox" {...register('leaveAnyway')} />
      {t('leave.end.anyway')}
    </label>
  );
};
