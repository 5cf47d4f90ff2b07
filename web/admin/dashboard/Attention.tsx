import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { showAttention } from '#contract/attention.ts';
import { call } from '../../shared/call.ts';
import { formatNumber } from '../../shared/format/format-number.ts';
import { Icon } from '../../shared/icons/Icon.tsx';
import { Panel } from '../../shared/layout/Panel.tsx';
import { ErrorBanner } from '../../shared/state/ErrorBanner.tsx';
import { Skeleton } from '../../shared/state/Skeleton.tsx';
import { useLanguage } from '../../shared/words/language.ts';
import { useWords } from '../../shared/words/use-words.ts';
import type { en } from '../words/en.ts';
import classes from './Attention.module.css';
import { attentionAddress } from './attention-address.ts';

/** What waits for a person, each one click from where it is put right. */
export const Attention = () => {
  const t = useWords<typeof en>();
  const language = useLanguage();
  const { data, error, refetch } = useQuery({
    queryKey: ['dashboard', 'attention'],
    queryFn: ({ signal }) => call(showAttention, {}, { signal }),
  });
  const waiting = data?.filter(({ count }) => count > 0);
  return (
    <Panel title={t('admin.attention.title')}>
      {error && <ErrorBanner error={error} fallback={t('dashboard.error')} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton characters={30} />}
      {waiting?.length === 0 && <p>{t('admin.attention.nothing')}</p>}
      <ul className={classes['list']}>
        {waiting?.map(({ kind, count, reason }) => (
          <li key={kind}>
            <Link to={attentionAddress[kind]}>
              <Icon name="alert" />
              <span>
                {t(`admin.attention.kinds.${kind}`)}
                {reason !== undefined && <small className={classes['reason']}>{reason}</small>}
              </span>
              <strong>{formatNumber(count, language)}</strong>
              <Icon name="next" size={18} />
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  );
};
