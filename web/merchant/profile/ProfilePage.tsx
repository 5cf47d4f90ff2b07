import type { Merchant } from '#contract/merchants.ts';
import { ApiError } from '../../shared/api-error.ts';
import { formatDate } from '../../shared/format/format-date.ts';
import { FactorsPanel } from '../../shared/factors/FactorsPanel.tsx';
import { PageTitle } from '../../shared/layout/PageTitle.tsx';
import { EmptyState } from '../../shared/state/EmptyState.tsx';
import { ErrorBanner } from '../../shared/state/ErrorBanner.tsx';
import { Loading } from '../../shared/state/Loading.tsx';
import { StatusChip } from '../../shared/StatusChip.tsx';
import { useMerchant } from '../queries.ts';
import { TeamPlace } from '../team/TeamPlace.tsx';
import { useRights } from '../use-rights.ts';
import { MissingTaxId } from '../MissingTaxId.tsx';
import { useMerchantMessages } from '../messages/use-merchant-messages.ts';
import { EmailPanel } from './EmailPanel.tsx';
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
  const holds = useRights();
  const { data, error, refetch } = useMerchant();
  const missing = error instanceof ApiError && error.status === 404;
  return (
    <>
      <PageTitle
        title={t('merchant.profile.title')}
        subtitle={t(holds('MANAGE_MERCHANT') ? 'merchant.profile.subtitle' : 'merchant.profile.ownAccount')}
      >
        {data && <Facts merchant={data} />}
      </PageTitle>
      {data ? (
        <>
          {holds('MANAGE_MERCHANT') ? <Business merchant={data} /> : <TeamPlace />}
          {holds('WRITE_DOCUMENTS') && <RemindersPanel merchant={data} />}
          <EmailPanel />
          <PasswordPanel />
          <FactorsPanel />
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

/** The data of the business, which an OWNER changes. */
const Business = ({ merchant }: { merchant: Merchant }) => (
  <>
    <MissingTaxId merchant={merchant} />
    <ProfileForm merchant={merchant} />
    <LogoPanel merchant={merchant} />
    <FiscalForm merchant={merchant} />
    <SeriesStart />
  </>
);

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
