import type { Archive } from '#contract/archives/archives.ts';
import { useAction } from '../../shared/form/use-sending.ts';
import { formatDate } from '../../shared/format/format-date.ts';
import { formatNumber } from '../../shared/format/format-number.ts';
import { Icon } from '../../shared/icons/Icon.tsx';
import { Button } from '../../shared/layout/Button.tsx';
import { Panel } from '../../shared/layout/Panel.tsx';
import { useLanguage } from '../../shared/messages/language.ts';
import { ErrorBanner } from '../../shared/state/ErrorBanner.tsx';
import { Loading } from '../../shared/state/Loading.tsx';
import { useDownload } from '../kit/portal/use-download.ts';
import classes from './Leave.module.css';
import { useLeaveMessages } from './messages/leave-messages.ts';
import { leaveKeys, requestArchive, useArchives } from './use-archives.ts';

/** A large archive is packed while it is sent. */
const limitMs = 600_000;

/** The archives of the business: one is asked for, shows how far it is, and is downloaded. */
export const ArchivePanel = () => {
  const t = useLeaveMessages();
  const { data, error, refetch } = useArchives();
  const { press, isPending } = useAction({
    send: requestArchive,
    done: t('leave.archive.begun'),
    failed: t('leave.archive.failed'),
    affects: [leaveKeys.archives],
  });
  const isMaking = data?.some(({ state, failedPart }) => state === 'MAKING' && failedPart === null) ?? false;
  return (
    <Panel
      title={t('leave.archive.title')}
      action={
        <Button variant="primary" busy={isPending} disabled={isMaking} onClick={() => press()}>
          <Icon name="download" />
          {t('leave.archive.make')}
        </Button>
      }
    >
      <p>{t('leave.archive.text')}</p>
      <p className={classes['soft']}>{t('leave.archive.hint')}</p>
      {error ? (
        <ErrorBanner error={error} fallback={t('leave.archive.loadFailed')} onRetry={() => void refetch()} />
      ) : data === undefined ? (
        <Loading />
      ) : (
        <Archives archives={data} />
      )}
    </Panel>
  );
};

const Archives = ({ archives }: { archives: readonly Archive[] }) => {
  const t = useLeaveMessages();
  if (archives.length === 0) return <p className={classes['soft']}>{t('leave.archive.none')}</p>;
  return (
    <ul className={classes['list']} aria-label={t('leave.archive.list')}>
      {archives.map((archive) => (
        <li key={archive.id}>
          {archive.state === 'MAKING' ? <Making archive={archive} /> : <Made archive={archive} />}
        </li>
      ))}
    </ul>
  );
};

const Making = ({ archive: { done, total, failedPart } }: { archive: Archive }) => {
  const t = useLeaveMessages();
  const language = useLanguage();
  if (failedPart !== null) return <p role="alert">{t('leave.archive.stuck', { file: failedPart })}</p>;
  if (total === null) return <p role="status">{t('leave.archive.counting')}</p>;
  const shown = (count: number): string => formatNumber(count, language);
  return (
    <div role="status">
      <p>{t('leave.archive.progress', { done: shown(done), total: shown(total) })}</p>
      <progress className={classes['bar']} value={done} max={total} aria-label={t('leave.archive.bar')} />
    </div>
  );
};

const bytesOfMegabyte = 1_000_000;

const Made = ({ archive: { id, state, requestedAt, expiresAt, bytes } }: { archive: Archive }) => {
  const t = useLeaveMessages();
  const language = useLanguage();
  const download = useDownload(t('leave.archive.downloadFailed'), limitMs);
  const day = formatDate(requestedAt);
  const path = `/archives/${id}/file`;
  const size = formatNumber(Math.ceil((bytes ?? 0) / bytesOfMegabyte), language);
  return (
    <div className={classes['archive']}>
      <span>
        {t('leave.archive.ready', { day })}{' '}
        <span className={classes['soft']}>
          {state === 'READY'
            ? t('leave.archive.until', { day: formatDate(expiresAt), size })
            : t('leave.archive.expired')}
        </span>
      </span>
      {state === 'READY' && (
        <Button
          variant="quiet"
          icon
          aria-label={t('leave.archive.download', { day })}
          busy={download.isPending}
          onClick={() => download.press(path)}
        >
          <Icon name="download" />
        </Button>
      )}
    </div>
  );
};
