import type { Merchant } from '#contract/merchants.ts';
import { ApiError } from '../../shared/api-error.ts';
import { formatDate } from '../../shared/format/format-date.ts';
import { PageTitle } from '../../shared/layout/PageTitle.tsx';
import { EmptyState } from '../../shared/state/EmptyState.tsx';
import { ErrorBanner } from '../../shared/state/ErrorBanner.tsx';
import { Loading } from '../../shared/state/Loading.tsx';
import { StatusChip } from '../../shared/StatusChip.tsx';
import { useMerchant } from '../queries.ts';
import { MissingTaxId } from '../MissingTaxId.tsx';
import { useMerchantMessages } from '../messages/use-merchant-messages.ts';
import { FiscalForm } from './FiscalForm.tsx';
import { LogoPanel } from './LogoPanel.tsx';
import { PasswordPanel } from './PasswordPanel.tsx';
import { ProfileForm } from './ProfileForm.tsx';
import classes from './ProfilePage.module.css';
import { RemindersPanel } from './RemindersPanel.tsx';
import { SeriesStart } from './SeriesStart.tsx';
import { SessionsPanel } from './SessionsPanel.tsx';

/** A lazy chunk: the portal's first screen does not load its forms. */
const ProfilePage = () => {
  const t = useMerchantMessages();
  const { data, error, refetch } = useMerchant();
  const missing = error instanceof ApiError && error.status === 404;
  return (
    <>
      <PageTitle title={t('merchant.profile.title')} subtitle={t('merchant.profile.subtitle')}>
        {data && <Facts merchant={data} />}
      </PageTitle>
      {data ? (
        <>
          <MissingTaxId merchant={data} />
          <ProfileForm merchant={data} />
          <LogoPanel merchant={data} />
          <FiscalForm merchant={data} />
          <SeriesStart />
          <RemindersPanel merchant={data} />
          <PasswordPanel />
          <SessionsPanel />
        </>
      ) : missing ? (
        <EmptyState icon="person" title={t('merchant.profile.notFound')} />
      ) : error ? (
        <ErrorBanner error={error} fallback={t('merchant.profile.failed')} onRetry={() => void refetch()} />
      ) : (
        <Loading />
      )}
    </>
  );
};
export default ProfilePage;

const Facts = ({ merchant }: { merchant: Merchant }) => {
  const t = useMerchantMessages();
  return (
    <dl className={classes['facts']}>
      <dt>{t('merchant.profile.status')}</dt>
      <dd>
        <StatusChip owner="merchant" status={merchant.status} />
      </dd>
      <dt>{t('merchant.profile.since')}</dt>
      <dd>{formatDate(merchant.createdAt)}</dd>
    </dl>
  );
};
