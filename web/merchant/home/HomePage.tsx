import { Suspense } from 'react';
import { PageTitle } from '../../shared/layout/PageTitle.tsx';
import { lazyPart } from '../../shared/state/lazy-part.ts';
import { useMerchant } from '../kit/portal/queries.ts';
import { useShellMessages } from '../kit/messages/use-shell-messages.ts';
import { HomePlaces } from './HomePlaces.tsx';

const HomeContent = lazyPart(async () => ({ default: (await import('./HomeContent.tsx')).HomeContent }));

/** The front page: what waits, today, this month, and when the money comes. */
export const HomePage = () => {
  const t = useShellMessages();
  const { data: merchant } = useMerchant();
  return (
    <>
      <PageTitle
        title={t('merchant.home.title')}
        subtitle={merchant ? t('merchant.home.welcome', { name: merchant.businessName }) : '\u00a0'}
      />
      <Suspense fallback={<HomePlaces />}>
        <HomeContent />
      </Suspense>
    </>
  );
};
