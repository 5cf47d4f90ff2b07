import { useParams } from 'react-router-dom';
import type { MonthDetails } from '#contract/closing/months.ts';
import { capitalized } from '../../shared/format/capitalized.ts';
import { formatDate } from '../../shared/format/format-date.ts';
import { Icon } from '../../shared/icons/Icon.tsx';
import { Button, ButtonLink } from '../../shared/layout/Button.tsx';
import { useMonthRegistrationNote } from '../../shared/merchants/registration-texts.ts';
import { PageTitle } from '../../shared/layout/PageTitle.tsx';
import { useLanguage } from '../../shared/messages/language.ts';
import { Banner } from '../../shared/state/Banner.tsx';
import { ErrorBanner } from '../../shared/state/ErrorBanner.tsx';
import { Loading } from '../../shared/state/Loading.tsx';
import { Chip } from '../../shared/StatusChip.tsx';
import { usePortal } from '../kit/portal/portal.ts';
import { useRights } from '../kit/portal/use-rights.ts';
import { MonthActions } from './MonthActions.tsx';
import { MonthDeadlines } from './MonthDeadlines.tsx';
import { MonthFiles } from './MonthFiles.tsx';
import { MonthNotes } from './MonthNotes.tsx';
import { MonthProblems } from './MonthProblems.tsx';
import { MonthSettings } from './MonthSettings.tsx';
import { MonthSums } from './MonthSums.tsx';
import { MonthMessages, useMonthMessages } from './messages/month-messages.ts';
import { addMonths, currentMonth, monthName, nameOfMonth } from './month-name.ts';
import classes from './MonthsPage.module.css';
import { useMonth } from './use-months.ts';

/** A month: deadlines, what is missing, sums and files; the month before this one by default. */
export const MonthsPage = () => (
  <MonthMessages>
    <Screen />
  </MonthMessages>
);

const Screen = () => {
  const t = useMonthMessages();
  const language = useLanguage();
  const { month = addMonths(currentMonth(), -1) } = useParams();
  const { data, error, refetch } = useMonth(month);
  return (
    <>
      <PageTitle
        title={capitalized(monthName(month, language))}
        status={<StatusBadge status={data?.status} />}
      >
        <MonthArrows month={month} />
      </PageTitle>
      {error ? (
        <ErrorBanner error={error} fallback={t('months.failed')} onRetry={() => void refetch()} />
      ) : data === undefined ? (
        <Loading />
      ) : (
        <Month month={data} />
      )}
    </>
  );
};

const tones = { RUNNING: 'info', OPEN: 'warning', CLOSED: 'success' } as const;

/** Keeps its place while the month loads. */
const StatusBadge = ({ status }: { status: MonthDetails['status'] | undefined }) => {
  const t = useMonthMessages();
  return status === undefined ? (
    <span className={classes['badge']} />
  ) : (
    <Chip tone={tones[status]} status={status}>
      {t(`months.status.${status}`)}
    </Chip>
  );
};

const MonthArrows = ({ month }: { month: string }) => {
  const t = useMonthMessages();
  const language = useLanguage();
  const { base } = usePortal();
  const previous = addMonths(month, -1);
  const next = addMonths(month, 1);
  return (
    <nav className={classes['arrows']} aria-label={monthName(month, language)}>
      <ButtonLink icon to={`${base}/months/${previous}`} aria-label={t('months.previous')}>
        <Icon name="previous" />
      </ButtonLink>
      <span>{nameOfMonth(month, language)}</span>
      {next > currentMonth() ? (
        <Button icon disabled aria-label={t('months.next')}>
          <Icon name="next" />
        </Button>
      ) : (
        <ButtonLink icon to={`${base}/months/${next}`} aria-label={t('months.next')}>
          <Icon name="next" />
        </ButtonLink>
      )}
    </nav>
  );
};

const Month = ({ month }: { month: MonthDetails }) => {
  const t = useMonthMessages();
  const holds = useRights();
  const registrationNote = useMonthRegistrationNote(month.registrations);
  return (
    <>
      {month.refusedAt !== undefined && (
        <Banner tone="error">{t('months.refused', { date: formatDate(month.refusedAt) })}</Banner>
      )}
      {month.status === 'RUNNING' && <Banner tone="info">{t('months.running')}</Banner>}
      {registrationNote !== undefined && <Banner tone="info">{registrationNote}</Banner>}
      <MonthDeadlines month={month} />
      <MonthProblems month={month} />
      <MonthActions month={month} />
      <MonthNotes month={month} />
      <MonthSums month={month} />
      <MonthFiles month={month} />
      {holds('MANAGE_MERCHANT') && <MonthSettings />}
    </>
  );
};
