import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import type { Invoice } from '#contract/invoices/invoices.ts';
import type { Merchant } from '#contract/merchants/merchants.ts';
import { planHas } from '#contract/merchants/plans.ts';
import { createSchedule } from '#contract/schedules/schedules.ts';
import { call } from '../../../shared/call.ts';
import { FormDialog } from '../../../shared/dialogs/FormDialog.tsx';
import { TextInput } from '../../../shared/form/TextInput.tsx';
import { formatDate } from '../../../shared/format/format-date.ts';
import { Dialog } from '../../../shared/layout/Dialog.tsx';
import { useLanguage } from '../../../shared/messages/language.ts';
import { NotInPlan } from '../../kit/dialogs/NotInPlan.tsx';
import { usePortal } from '../../kit/portal/portal.ts';
import { useMerchant } from '../../kit/portal/queries.ts';
import { ScheduleMessages, scheduleQueries, useScheduleMessages } from '../../sales/index.ts';
import { copyOf, daysBetween } from '../writing/copy-values.ts';
import { emptyDraft } from '../writing/draft-values.ts';
import { CardFields } from './CardFields.tsx';
import { withPeriodWords } from './period-words.ts';
import { RhythmFields } from './RhythmFields.tsx';
import { newRhythm, scheduleOf, type ScheduleValues } from './schedule-values.ts';

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

/** Whether words take the place of the month in the lines. */
type Values = ScheduleValues & { words: boolean };

/** The lines as each document fills them in. */
const itemsOf = ({ items, words }: Values, day: string): Values['items'] =>
  words ? items.map((item) => ({ ...item, description: withPeriodWords(item.description, day) })) : items;

const Terms = ({ invoice, merchant, onClose }: Props & Readonly<{ merchant: Merchant }>) => {
  const t = useScheduleMessages();
  const language = useLanguage();
  const navigate = useNavigate();
  const { base } = usePortal();
  const [now] = useState(() => new Date());
  const registration = merchant.vatRegistration;
  const { issueDate, dueDate, customerId, customerEmail, language: printed } = invoice;
  const copied = copyOf(invoice, {
    registration,
    language,
    now,
    empty: emptyDraft(registration === 'FULL', now),
  });
  const changed = copied.items
    .map(({ description }) => [description, withPeriodWords(description, issueDate)] as const)
    .find(([before, after]) => before !== after)?.[1];
  const values: Values = {
    ...copied,
    ...newRhythm(now, daysBetween(issueDate, dueDate)),
    customerId: customerId === null ? '' : String(customerId),
    language: printed,
    words: changed !== undefined,
  };
  const bodyOf = (given: Values) => scheduleOf({ ...given, items: itemsOf(given, issueDate) });
  return (
    <FormDialog
      title={t('schedule.repeat.title')}
      defaultValues={values}
      schema={createSchedule.body}
      bodyOf={bodyOf}
      submit={t('schedule.form.submit')}
      send={(given) => call(createSchedule, { body: bodyOf(given) })}
      done={({ nextOn }) => t('schedule.form.created', { date: formatDate(nextOn) })}
      failed={t('schedule.form.failed')}
      affects={scheduleQueries}
      onDone={({ id }) => navigate(`${base}/schedules/${id}`)}
      onClose={onClose}
    >
      <p>{t('schedule.repeat.text')}</p>
      {changed !== undefined && <Words line={changed} />}
      {customerEmail === null && (
        <TextInput name="customer.email" label={t('schedule.repeat.email')} type="email" />
      )}
      <RhythmFields />
      {customerId !== null && <CardFields />}
    </FormDialog>
  );
};

/** Offers that the month of the lines is that of each document. */
const Words = ({ line }: Readonly<{ line: string }>) => {
  const t = useScheduleMessages();
  const { register } = useFormContext<Values>();
  return (
    <label>
      <input type="checkbox" {...register('words')} /> {t('schedule.repeat.words', { line })}
    </label>
  );
};
