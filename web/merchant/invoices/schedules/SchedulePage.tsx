import { useState } from 'react';
import { Link, useParams } from 'react-router-dom';
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
import { recordTitle } from '../../kit/lists/record-title.ts';
import { RecordScreen } from '../../kit/lists/RecordScreen.tsx';
import { usePortal } from '../../kit/portal/portal.ts';
import { useRights } from '../../kit/portal/use-rights.ts';
import type { RecordAction } from '../../kit/records/record-action.ts';
import { RecordActions } from '../../kit/records/RecordActions.tsx';
import {
  KeptCard,
  SaleLines,
  ScheduleChip,
  ScheduleMessages,
  scheduleQueries,
  useNext,
  useRhythm,
  useSchedule,
  useScheduleMessages,
} from '../../sales/index.ts';
import { DoneRuns, OpenRuns } from './Runs.tsx';

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
  const { id, total, currency, customerName, content, card, chargesCard } = schedule;
  return (
    <>
      <PageTitle
        title={recordTitle(formatMoney(total, currency, language), customerName)}
        subtitle={t('schedule.numbered', { id })}
        status={<ScheduleChip schedule={schedule} />}
      >
        <Actions schedule={schedule} />
      </PageTitle>
      <OpenRuns schedule={schedule} />
      <Panel>
        <About schedule={schedule} />
      </Panel>
      <SaleLines title={t('schedule.lines')} content={content} />
      {chargesCard && <KeptCard card={card} currency={currency} />}
      <DoneRuns schedule={schedule} />
    </>
  );
};

const About = ({ schedule }: Props) => {
  const t = useScheduleMessages();
  const rhythm = useRhythm();
  const next = useNext();
  const { base } = usePortal();
  const { customerId, customerName, mode, dueDays, endsOn, times, chargesCard, content } = schedule;
  const customer =
    customerId === null ? customerName : <Link to={`${base}/customers/${customerId}`}>{customerName}</Link>;
  return (
    <Facts
      facts={[
        [t('schedule.next'), next(schedule)],
        [t('schedule.rhythm'), rhythm(schedule)],
        [t('schedule.customer'), customer],
        [t('schedule.form.mode'), t(`schedule.form.modes.${mode}`)],
        [t('schedule.form.card'), t(`schedule.form.cards.${chargesCard ? 'yes' : 'no'}`)],
        [t('schedule.form.dueDays'), dueDays],
        ...(endsOn === null ? [] : [[t('schedule.form.endsOn'), formatDate(endsOn)] as const]),
        ...(times === null ? [] : [[t('schedule.form.times'), times] as const]),
        ...(content.description ? [[t('schedule.form.note'), content.description] as const] : []),
      ]}
    />
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
    label: t(`schedule.moves.${name}.action`),
    onPress: () => setOpened(name),
  });
  const change: RecordAction = {
    label: t('schedule.moves.change.action'),
    to: `${base}/schedules/${id}/edit`,
  };
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
      title={t(`schedule.moves.${name}.title`)}
      text={t(`schedule.moves.${name}.text`, { date: formatDate(schedule.nextOn) })}
      submit={t(`schedule.moves.${name}.submit`)}
      isSafe={name !== 'end'}
      send={() => call(moves[name], { params: { id: schedule.id } })}
      done={t(`schedule.moves.${name}.done`)}
      failed={t(`schedule.moves.${name}.failed`)}
      affects={scheduleQueries}
      onClose={onClose}
    />
  );
};
