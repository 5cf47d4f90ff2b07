import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { formatMoney } from '../../shared/format/format-money.ts';
import { ButtonLink } from '../../shared/layout/Button.tsx';
import { Panel } from '../../shared/layout/Panel.tsx';
import type { Page } from '../../shared/portal/portal-api.ts';
import { ErrorBanner } from '../../shared/state/ErrorBanner.tsx';
import { useLanguage } from '../../shared/words/language.ts';
import { useMerchantWords } from '../words/use-merchant-words.ts';
import classes from './HomePage.module.css';
import { WaitingRows } from './WaitingRows.tsx';

/** One record in a line: what and when on the left, how much and how it stands on the right. */
export interface RecentRow {
  readonly to: string;
  readonly what: string;
  readonly when: string;
  readonly amount: number;
  readonly currency: string;
  readonly chip: ReactNode;
}

interface RecentListProps<R> {
  readonly title: string;
  readonly all: { readonly to: string; readonly label: string };
  readonly query: UseQueryResult<Page<R>>;
  readonly failed: string;
  readonly empty: ReactNode;
  readonly row: (record: R) => RecentRow;
}

/** The newest few of a list, on the home page. */
export const RecentList = <R,>({ title, all, query, failed, empty, row }: RecentListProps<R>) => {
  const t = useMerchantWords();
  const language = useLanguage();
  const { data, error, refetch } = query;
  return (
    <Panel
      title={title}
      action={
        <ButtonLink to={all.to} look="quiet" size="small" aria-label={all.label}>
          {t('merchant.home.all')}
        </ButtonLink>
      }
    >
      {error ? (
        <ErrorBanner error={error} fallback={failed} onRetry={() => void refetch()} />
      ) : data?.rows.length === 0 ? (
        empty
      ) : (
        <ul className={classes['list']}>
          {data?.rows.map(row).map(({ to, what, when, amount, currency, chip }) => (
            <li key={to}>
              <Link to={to} className={classes['row']}>
                <span className={classes['what']}>
                  <span>{what}</span>
                  <span className={classes['soft']}>{when}</span>
                </span>
                <span className={classes['much']}>
                  <strong>{formatMoney(amount, currency, language)}</strong>
                  {chip}
                </span>
              </Link>
            </li>
          )) ?? <WaitingRows />}
        </ul>
      )}
    </Panel>
  );
};
