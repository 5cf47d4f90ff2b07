import { Sparkline } from '../../shared/charts/Sparkline.tsx';
import { formatMoney } from '../../shared/format/format-money.ts';
import { formatNumber, formatPercent } from '../../shared/format/format-number.ts';
import { ButtonLink } from '../../shared/layout/Button.tsx';
import { PageTitle } from '../../shared/layout/PageTitle.tsx';
import { Icon } from '../../shared/icons/Icon.tsx';
import { StatCard, StatCards } from '../../shared/list/StatCard.tsx';
import { ErrorBanner } from '../../shared/state/ErrorBanner.tsx';
import { useLanguage } from '../../shared/messages/language.ts';
import { newLinkHash } from '../kit/portal/new-link-hash.ts';
import { usePortal } from '../kit/portal/portal.ts';
import {
  newest,
  useGuidance,
  useInvoices,
  useLinks,
  useMerchant,
  useTakings,
  useTakingsOverTime,
} from '../kit/portal/queries.ts';
import { useRights } from '../kit/portal/use-rights.ts';
import { useShellMessages } from '../kit/messages/use-shell-messages.ts';
import classes from './HomePage.module.css';
import { MissingTaxId } from '../kit/form/MissingTaxId.tsx';
import { NextStep } from './NextStep.tsx';
import { RecentInvoices } from './RecentInvoices.tsx';
import { recentCount } from './RecentList.tsx';
import { RecentPayments } from './RecentPayments.tsx';
import { TakingsPanel } from './TakingsPanel.tsx';

export const HomePage = () => {
  const t = useShellMessages();
  const { data: merchant } = useMerchant();
  const { data: guidance } = useGuidance();
  const shows = useShown();
  return (
    <>
      <PageTitle
        title={t('merchant.home.title')}
        subtitle={merchant ? t('merchant.home.welcome', { name: merchant.businessName }) : '\u00a0'}
      />
      <NextStep />
      {merchant && guidance?.progress === null && <MissingTaxId merchant={merchant} />}
      {shows.figures && (
        <>
          <Figures />
          <QuickActions />
        </>
      )}
      {shows.chart && <TakingsPanel />}
      <div className={classes['recent']}>
        <RecentPayments
          title={t('merchant.home.recentPayments')}
          empty={{ title: t('merchant.home.noPayments'), hint: t('merchant.home.noPaymentsHint') }}
          hasAction
        />
        <RecentInvoices />
      </div>
    </>
  );
};

/** A new merchant has no figures: zeros and an empty chart say nothing. While unknown, both have their places. */
const useShown = (): Readonly<{ figures: boolean; chart: boolean }> => {
  const { data: takings } = useTakings();
  const { data: invoices } = useInvoices(newest(recentCount, 'id'));
  return {
    figures: takings?.totalPayments !== 0 || invoices?.total !== 0,
    chart: takings?.succeededPayments !== 0,
  };
};

/** Unpaid invoices: pending and overdue (specification, point 9). */
const usePendingInvoices = (): Readonly<{ count: number; overdue: number }> | undefined => {
  const pending = useInvoices(newest(1, 'id', 'PENDING')).data?.total;
  const overdue = useInvoices(newest(1, 'id', 'OVERDUE')).data?.total;
  return pending === undefined || overdue === undefined ? undefined : { count: pending + overdue, overdue };
};

const Figures = () => {
  const t = useShellMessages();
  const { demo } = usePortal();
  const language = useLanguage();
  const takings = useTakings();
  const pendingInvoices = usePendingInvoices();
  const activeLinks = useLinks(newest(1, 'id', 'ACTIVE')).data?.total;
  const lastDays = useTakingsOverTime('MONTH').data?.lastDays;
  const { data, isPending } = takings;
  const count = (value: number | undefined) =>
    value === undefined ? undefined : formatNumber(value, language);
  return (
    <>
      {takings.error && (
        <ErrorBanner
          error={takings.error}
          fallback={t('merchant.home.failed')}
          onRetry={() => void takings.refetch()}
        />
      )}
      <StatCards>
        <StatCard
          label={t('merchant.home.totalRevenue')}
          value={isPending ? undefined : formatMoney(data?.totalRevenue.amount, 'EUR', language)}
          notes={data && [formatMoney(data.totalRevenueInBgn, 'BGN', language)]}
        >
          <Sparkline values={lastDays?.map(({ amount }) => amount)} />
        </StatCard>
        <StatCard
          label={t('merchant.home.totalPayments')}
          value={isPending ? undefined : formatNumber(data?.totalPayments, language)}
          notes={
            data && data.totalPayments > 0
              ? [t('merchant.home.succeeded', { percent: formatPercent(data.successRate, language) })]
              : undefined
          }
        >
          <Sparkline values={lastDays?.map(({ count }) => count)} />
        </StatCard>
        <StatCard
          label={t('merchant.home.pendingInvoices')}
          value={count(pendingInvoices?.count)}
          notes={
            pendingInvoices && [
              t('merchant.home.overdue', { count: formatNumber(pendingInvoices.overdue, language) }),
            ]
          }
        />
        <StatCard label={t('merchant.home.activeLinks')} value={count(activeLinks)} />
        {demo?.figures.map(({ label, value }) => (
          <StatCard key={label} label={label} value={value} />
        ))}
      </StatCards>
    </>
  );
};

const QuickActions = () => {
  const t = useShellMessages();
  const { base } = usePortal();
  const holds = useRights();
  return (
    <nav className={classes['actions']} aria-label={t('merchant.home.quickActions')}>
      {holds('CREATE_LINKS') && (
        <ButtonLink to={`${base}/links${newLinkHash}`} variant="primary">
          <Icon name="plus" />
          {t('merchant.home.createLink')}
        </ButtonLink>
      )}
      <ButtonLink to={`${base}/payments`}>
        <Icon name="card" />
        {t('merchant.home.seePayments')}
      </ButtonLink>
      <ButtonLink to={`${base}/invoices`}>
        <Icon name="invoice" />
        {t('merchant.home.seeInvoices')}
      </ButtonLink>
    </nav>
  );
};
