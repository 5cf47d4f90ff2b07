import { useGetList } from 'react-admin';
import { Link } from 'react-router-dom';
import type { Merchant } from '#contract/merchants.ts';
import { formatDate } from '../../shared/format/format-date.ts';
import { formatNumber } from '../../shared/format/format-number.ts';
import { Panel } from '../../shared/layout/Panel.tsx';
import { useLanguage } from '../../shared/words/language.ts';
import { useWords } from '../../shared/words/use-words.ts';
import { Facts } from '../../shared/layout/Facts.tsx';
import { ShowLink } from '../fields/ShowLink.tsx';
import { listAddress } from '../lists/list-address.ts';
import type { en } from '../words/en.ts';

/** Who asked to take payments and waits for an answer, the longest waiting first. */
export const MerchantsWaiting = () => {
  const t = useWords<typeof en>();
  const language = useLanguage();
  const { data, total = 0 } = useGetList<Merchant>('merchants', {
    filter: { status: 'PENDING' },
    sort: { field: 'createdAt', order: 'ASC' },
    pagination: { page: 1, perPage: 5 },
  });
  return (
    <Panel
      title={t('admin.dashboard.waiting')}
      action={
        <Link to={listAddress('merchants', { status: 'PENDING' })}>
          {t('admin.dashboard.waitingCount', { count: formatNumber(total, language) })}
        </Link>
      }
    >
      {total === 0 && <p>{t('admin.dashboard.nobodyWaits')}</p>}
      <Facts
        facts={(data ?? []).map(({ id, businessName, createdAt }) => [
          formatDate(createdAt),
          <ShowLink key={id} resource="merchants" id={id}>
            {businessName}
          </ShowLink>,
        ])}
      />
    </Panel>
  );
};
