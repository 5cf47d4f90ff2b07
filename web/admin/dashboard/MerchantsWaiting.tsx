import { useGetList } from 'react-admin';
import { Link } from 'react-router-dom';
import type { Merchant } from '#contract/merchants.ts';
import { formatDate } from '../../shared/format/format-date.ts';
import { formatNumber } from '../../shared/format/format-number.ts';
import { Panel } from '../../shared/layout/Panel.tsx';
import { useLanguage } from '../../shared/words/language.ts';
import { useWords } from '../../shared/words/use-words.ts';
import { ShowLink } from '../fields/ShowLink.tsx';
import { listAddress } from '../lists/list-address.ts';
import { ApproveMerchant } from '../merchants/ApproveMerchant.tsx';
import type { en } from '../words/en.ts';
import classes from './MerchantsWaiting.module.css';

/** PENDING merchants, the longest waiting first; each can be approved here. */
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
      <ul className={classes['rows']}>
        {data?.map((merchant) => (
          <li key={merchant.id}>
            <span>
              <ShowLink resource="merchants" id={merchant.id}>
                {merchant.businessName}
              </ShowLink>
              <small>{formatDate(merchant.createdAt)}</small>
            </span>
            <ApproveMerchant merchant={merchant} size="small" />
          </li>
        ))}
      </ul>
    </Panel>
  );
};
