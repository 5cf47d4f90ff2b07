import { useState } from 'react';
import { useParams } from 'react-router-dom';
import {
  endSchedule,
  pauseSchedule,
  resumeSchedule,
  runSchedule,
  type Schedule,
} from '#contract/schedules/schedules.ts';
import { call } from '../../../shared/call.ts';
import { ConfirmDialog } from '../../../shared/dialogs/ConfirmDialog.tsx';
import { formatDate } from '../../../shared/format/format-date.ts';
import { formatMoney } from '../../../shared/format/format-money.ts';
import { Facts } from '../../../shared/layout/Facts.tsx';
import { PageTitle } from '../../../shared/layout/PageTitle.tsx';
import { Panel } from '../../../shared/layout/Panel.tsx';
import { useLanguage } from '../../../shared/messages/language.ts';
import { Banner } from '../../../shared/state/Banner.tsx';
import { recordTitle } from '../../kit/lists/record-title.ts';
import { RecordScreen } from '../../kit/lists/RecordScreen.tsx';
import { usePortal } from '../../kit/portal/portal.ts';
import { useRights } from '../../kit/portal/use-rights.ts';
import type { RecordAction } from '../../kit/records/record-action.ts';
import { RecordActions } from '../../kit/records/RecordActions.tsx';
import { Runs } from './Runs.tsx';
import {
  KeptCard,
  ScheduleChip,
  ScheduleMessages,
  scheduleQueries,
  useRhythm,
  useSchedule,
  useScheduleMessages,
} from '../../sales/index.ts';

const SchedulePage = () => (
  <ScheduleMessages>
    <Screen />
  </ScheduleMessages>
);
export default SchedulePage;

const Screen = () => {
  const t = useScheduleMessages();
  const { base } = usePortal();
  return (
    <RecordScreen
      query={useSchedule(Number(useParams()['id']))}
      back={{ to: `${base}/schedules`, label: t('schedule.back') }}
      icon="calendar"
      missing={t('schedule.notFound')}
      failed={t('schedule.readFailed')}
    >
      {(schedule) => <Record schedule={schedule} />}
    </RecordScreen>
  );
};

type Props = Readonly<{ schedule: Schedule }>;

const Record = ({ schedule }: Props) => {
  const t = useScheduleMessages();
  const language = useLanguage();
  const rhythm = useRhythm();
  const { id, total, currency, customerName, nextOn, about, problem, dueDays, mode, endsOn, times } =
    schedule;
  return (
    <>
      <PageTitle
        title={recordTitle(formatMoney(total, currency, language), customerName)}
        subtitle={t('schedule.numbered', { id })}
        status={<ScheduleChip schedule={schedule} />}
      >
        <Actions schedule={schedule} />
      </PageTitle>
      {problem !== null && <Banner tone="warning">{t(`schedule.problems.${problem}`)}</Banner>}
      <Panel>
        <Facts
          facts={[
            [t('schedule.next'), nextOn === null ? t('schedule.noNext') : formatDate(nextOn)],
            [t('schedule.rhythm'), rhythm(schedule)],
            [t('schedule.form.mode'), t(`schedule.form.modes.${mode}`)],
            [t('schedule.form.dueDays'), dueDays],
            ...(endsOn === null ? [] : [[t('schedule.form.endsOn'), formatDate(endsOn)] as const]),
            ...(times === null ? [] : [[t('schedule.form.times'), times] as const]),
            [t('schedule.form.note'), about],
          ]}
        />
      </Panel>
      {schedule.chargesCard && <KeptCard card={schedule.card} currency={currency} />}
      <Runs schedule={schedule} />
    </>
  );
};

const moves = { run: runSchedule, pause: pauseSchedule, resume: resumeSchedule, end: endSchedule } as const;
type Move = keyof typeof moves;

const Actions = ({ schedule }: Props) => {
  const t = useScheduleMessages();
  const { base, isDemo } = usePortal();
  const mayWrite = useRights()('WRITE_DOCUMENTS') && !isDemo;
  const [opened, setOpened] = useState<Move>();
  const { id, state } = schedule;
  if (!mayWrite || state === 'ENDED') return null;
  const opening = (name: Move): RecordAction => ({
    label: t(`schedule.actions.${name}`),
    onPress: () => setOpened(name),
  });
  const change: RecordAction = { label: t('schedule.actions.change'), to: `${base}/schedules/${id}/edit` };
  return (
    <>
      {state === 'ACTIVE' ? (
        <RecordActions primary={change} beside={[opening('pause')]} more={[opening('run'), opening('end')]} />
      ) : (
        <RecordActions primary={opening('resume')} beside={[change]} more={[opening('end')]} />
      )}
      {opened !== undefined && (
        <Confirm schedule={schedule} name={opened} onClose={() => setOpened(undefined)} />
      )}
    </>
  );
};

const Confirm = ({ schedule, name, onClose }: Props & Readonly<{ name: Move; onClose: () => void }>) => {
  const t = useScheduleMessages();
  return (
    <ConfirmDialog
      title={t(`schedule.${name}.title`)}
      text={t(`schedule.${name}.text`, { date: formatDate(schedule.nextOn) })}
      submit={t(`schedule.${name}.submit`)}
      send={() => call(moves[name], { params: { id: schedule.id } })}
      done={t(`schedule.${name}.done`)}
      failed={t(`schedule.${name}.failed`)}
      affects={scheduleQueries}
      onClose={onClose}
    />
  );
};
