import { useQuery } from '@tanstack/react-query';
import { listActivity } from '#contract/activity.ts';
import { call } from '../../shared/call.ts';
import { Icon } from '../../shared/icons/Icon.tsx';
import { ButtonLink } from '../../shared/layout/Button.tsx';
import { Panel } from '../../shared/layout/Panel.tsx';
import { ErrorBanner } from '../../shared/state/ErrorBanner.tsx';
import { Skeleton } from '../../shared/state/Skeleton.tsx';
import { useLanguage } from '../../shared/words/language.ts';
import { useWords } from '../../shared/words/use-words.ts';
import type { en } from '../words/en.ts';
import classes from './RecentActivity.module.css';
import { timeAgo } from './time-ago.ts';

const shown = 8;
const iconOf = { success: 'check', warning: 'alert', error: 'cancel' } as const;

/** What happened lately, the newest first. */
export const RecentActivity = () => {
  const t = useWords<typeof en>();
  const language = useLanguage();
  const { data, error, dataUpdatedAt } = useQuery({
    queryKey: ['dashboard', 'activity', language],
    queryFn: ({ signal }) => call(listActivity, { query: { limit: shown } }, { signal }),
  });
  return (
    <Panel
      title={t('admin.dashboard.activity')}
      action={
        <ButtonLink size="small" to="/admin/payments">
          {t('admin.dashboard.viewAll')}
        </ButtonLink>
      }
    >
      {error && <ErrorBanner error={error} fallback={t('dashboard.error')} />}
      {data?.length === 0 && <p>{t('admin.dashboard.noActivity')}</p>}
      <ul className={classes['list']}>
        {data?.map(({ id, description, timestamp, status }) => (
          <li key={id} className={classes[status]}>
            <Icon name={iconOf[status]} />
            <span>{description}</span>
            <time dateTime={timestamp}>{timeAgo(timestamp, new Date(dataUpdatedAt), language)}</time>
          </li>
        ))}
        {!data &&
          !error &&
          Array.from({ length: shown }, (_, row) => (
            <li key={row}>
              <Skeleton characters={40} />
            </li>
          ))}
      </ul>
    </Panel>
  );
};
