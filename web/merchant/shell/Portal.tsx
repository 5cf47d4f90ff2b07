import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { Icon } from '../../shared/icons/Icon.tsx';
import { AreaShell } from '../../shared/layout/AreaShell.tsx';
import { GlobalSearch } from '../../shared/search/GlobalSearch.tsx';
import { Button } from '../../shared/layout/Button.tsx';
import { LiveUpdates, SoundSwitch } from '../live-events/index.ts';
import { PortalProvider } from './PortalProvider.tsx';
import { Shortcuts } from '../shortcuts/index.ts';
import { EmptyState } from '../../shared/state/EmptyState.tsx';
import { ErrorBanner } from '../../shared/state/ErrorBanner.tsx';
import { PageLoading } from '../../shared/state/PageLoading.tsx';
import { useProviderAccount } from '../account/index.ts';
import { Installable } from './Installable.tsx';
import { AccountBanners } from './AccountBanners.tsx';
import { AccountStatusBanner } from './AccountStatusBanner.tsx';
import { loadLists, PortalPages } from './PortalPages.tsx';
import { usePortal } from '../kit/portal/portal.ts';
import { guidanceKey, useAccount, useGuidance, useMerchant } from '../kit/portal/queries.ts';
import { usePages, useTabs } from './use-pages.ts';
import { useIsViewing, useRights } from '../kit/portal/use-rights.ts';
import { useRoleChanges } from './use-role-changes.ts';
import { useShellMessages } from '../kit/messages/use-shell-messages.ts';
import { lazyPart } from '../../shared/state/lazy-part.ts';

const PortalSearch = lazyPart(async () => ({
  default: (await import('./search/PortalSearch.tsx')).PortalSearch,
}));
const parts = () => import('./membership-parts.ts');
const HelpDialog = lazyPart(async () => ({ default: (await parts()).HelpDialog }));
const MerchantSwitcher = lazyPart(async () => ({ default: (await parts()).MerchantSwitcher }));
const NoMembership = lazyPart(async () => ({ default: (await parts()).NoMembership }));
const ProviderAccountBanner = lazyPart(async () => ({ default: (await parts()).ProviderAccountBanner }));
const BeyondPlanBanner = lazyPart(async () => ({ default: (await parts()).BeyondPlanBanner }));
const ViewingBanner = lazyPart(async () => ({ default: (await parts()).ViewingBanner }));

interface PortalProps {
  readonly base: string;
  readonly username: string;
  readonly onSignOut: () => void;
}

/** The merchant's screens. */
export const Portal = ({ base, username, onSignOut }: PortalProps) => (
  <PortalProvider base={base} isDemo={false}>
    <PortalShell username={username} onSignOut={onSignOut} />
  </PortalProvider>
);

const PortalShell = ({ username, onSignOut }: Pick<PortalProps, 'username' | 'onSignOut'>) => {
  const t = useShellMessages();
  const { data: account } = useAccount();
  const [isListed, setListed] = useState(false);
  const [isHelped, setHelped] = useState(false);
  const isMember = typeof account?.merchantRole === 'string';
  // Until the role is known the frame keeps the places of what members see.
  const mayBeMember = account === undefined || isMember;
  useRoleChanges(account?.merchantRole);
  useFreshGuidance();
  return (
    <AreaShell
      pages={usePages()}
      tabs={useTabs()}
      tabNames={{ label: t('merchant.nav.mainPages'), more: t('merchant.nav.more') }}
      label={t('merchant.nav.label')}
      username={username}
      onSignOut={onSignOut}
      place={mayBeMember && <MerchantName />}
      search={mayBeMember && <GlobalSearch Dialog={PortalSearch} />}
      tools={mayBeMember && <SoundSwitch />}
      more={
        <Button variant="quiet" onClick={() => setHelped(true)}>
          <Icon name="chat" />
          {t('merchant.nav.help')}
        </Button>
      }
    >
      <Installable />
      {isMember && (
        <>
          <LiveUpdates />
          <Shortcuts isListed={isListed} onList={() => setListed(true)} onClose={() => setListed(false)} />
        </>
      )}
      {account?.isViewing === true && (
        <Suspense fallback={null}>
          <ViewingBanner onLeave={onSignOut} />
        </Suspense>
      )}
      {account?.isBeyondPlan === true && (
        <Suspense fallback={null}>
          <BeyondPlanBanner />
        </Suspense>
      )}
      <Content />
      {isHelped && (
        <Suspense>
          <HelpDialog
            onShortcuts={() => {
              setHelped(false);
              setListed(true);
            }}
            onClose={() => setHelped(false)}
          />
        </Suspense>
      )}
    </AreaShell>
  );
};

/** What waits is read again on each page: a question or request makes no live event. */
const useFreshGuidance = (): void => {
  const { pathname } = useLocation();
  const client = useQueryClient();
  useEffect(() => {
    void client.invalidateQueries({ queryKey: guidanceKey }, { cancelRefetch: false });
  }, [client, pathname]);
};

/** The name of the merchant that the session acts for; a member of several can choose another one. */
const MerchantName = () => {
  const { data: merchant } = useMerchant();
  const { data: account } = useAccount();
  if (merchant === undefined) return <strong>{'\u00a0'}</strong>;
  const name = <strong title={merchant.businessName}>{merchant.businessName}</strong>;
  if (account?.isViewing === true) return name;
  return (
    <Suspense fallback={name}>
      <MerchantSwitcher name={merchant.businessName} />
    </Suspense>
  );
};

/** The pages once the role is known; a person without a membership reads why there are none. */
const Content = () => {
  const t = useShellMessages();
  const { data: account, error, refetch } = useAccount();
  const { data: providerAccount } = useProviderAccount();
  const { pathname } = useLocation();
  const isHeld = useIsHeld();
  // The pages of the user's own account show nothing of the merchant's people.
  const isOwnPage = useIsViewing() && /^\/merchant\/(profile|settings)(\/|$)/.test(pathname);
  if (account === undefined) {
    return error ? (
      <ErrorBanner error={error} fallback={t('merchant.rights.failed')} onRetry={() => void refetch()} />
    ) : (
      <PageLoading />
    );
  }
  if (account.merchantRole === null) {
    return (
      <Suspense fallback={<PageLoading />}>
        <NoMembership />
      </Suspense>
    );
  }
  return (
    <>
      <AccountStatusBanner />
      {account.isViewing !== true && <AccountBanners />}
      {providerAccount?.isNeeded === true && (
        <Suspense fallback={null}>
          <ProviderAccountBanner />
        </Suspense>
      )}
      {isOwnPage ? (
        <EmptyState icon="lock" title={t('merchant.viewing.notShown')} />
      ) : isHeld ? (
        <PageLoading />
      ) : (
        <PortalPages />
      )}
    </>
  );
};

/** The invoices wait for the number of requests that stands above them, so that nothing moves; their script does not. */
const useIsHeld = (): boolean => {
  const { pathname } = useLocation();
  const { base } = usePortal();
  const isHeld = useRights()('WRITE_DOCUMENTS') && pathname === `${base}/invoices`;
  const { isPending } = useGuidance(isHeld);
  useEffect(() => {
    if (isHeld) void loadLists();
  }, [isHeld]);
  return isHeld && isPending;
};
