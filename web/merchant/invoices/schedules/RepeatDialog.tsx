import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Invoice } from '#contract/invoices/invoices.ts';
import type { Merchant } from '#contract/merchants/merchants.ts';
import { planHas } from '#contract/merchants/plans.ts';
import { createSchedule } from '#contract/schedules/schedules.ts';
import { call } from '../../../shared/call.ts';
import { FormDialog } from '../../../shared/dialogs/FormDialog.tsx';
import { formatDate } from '../../../shared/format/format-date.ts';
import { Dialog } from '../../../shared/layout/Dialog.tsx';
import { useLanguage } from '../../../shared/messages/language.ts';
import { NotInPlan } from '../../kit/dialogs/NotInPlan.tsx';
import { usePortal } from '../../kit/portal/portal.ts';
import { useMerchant } from '../../kit/portal/queries.ts';
import { copyOf } from '../writing/copy-values.ts';
import { emptyDraft } from '../writing/draft-values.ts';
import { RhythmFields } from './RhythmFields.tsx';
import { newRhythm, scheduleOf } from './schedule-values.ts';
import { ScheduleMessages, scheduleQueries, useScheduleMessages } from '../../sales/index.ts';

type Props = Readonly<{ invoice: Invoice; onClose: () => void }>;

/** Repeats an issued invoice: the same customer and lines, every month from the next one on unless chosen otherwise. */
const RepeatDialog = (props: Props) => (
  <ScheduleMessages>
    <Asked {...props} />
  </ScheduleMessages>
);
export default RepeatDialog;

const Asked = ({ invoice, onClose }: Props) => {
  const t = useScheduleMessages();
  const { data: merchant } = useMerchant();
  if (merchant === undefined) return null;
  if (!planHas(merchant.plan, 'schedules'))
    return (
      <Dialog title={t('schedule.repeat.title')} onClose={onClose}>
        <NotInPlan feature="schedules" />
      </Dialog>
    );
  return <Terms invoice={invoice} merchant={merchant} onClose={onClose} />;
};

const Terms = ({ invoice, merchant, onClose }: Props & Readonly<{ merchant: Merchant }>) => {
  const t = useScheduleMessages();
  const language = useLanguage();
  const navigate = useNavigate();
  const { base } = usePortal();
  const [now] = useState(() => new Date());
  const registration = merchant.vatRegistration;
  const empty = emptyDraft(registration === 'FULL', now);
  const values = { ...copyOf(invoice, { registration, language, now, empty }), ...newRhythm(now) };
  return (
    <FormDialog
      title={t('schedule.repeat.title')}
      defaultValues={values}
      schema={createSchedule.body}
      bodyOf={scheduleOf}
      submit={t('schedule.form.submit')}
      send={(given) => call(createSchedule, { body: scheduleOf(given) })}
      done={({ nextOn }) => t('schedule.form.created', { date: formatDate(nextOn) })}
      failed={t('schedule.form.failed')}
      affects={scheduleQueries}
      onDone={({ id }) => navigate(`${base}/schedules/${id}`)}
      onClose={onClose}
    >
      <p>{t('schedule.repeat.text')}</p>
      <RhythmFields />
    </FormDialog>
  );
};
