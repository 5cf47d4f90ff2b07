import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { signOut } from '#contract/users/users.ts';
import { call } from '../../shared/call.ts';
import { FactorsPanel } from '../../shared/factors/FactorsPanel.tsx';
import { FactorMessages, useFactorMessages } from '../../shared/factors/messages/factor-messages.ts';
import { useFactorRequired } from '../../shared/factors/required-factor.ts';
import { useFactors } from '../../shared/factors/use-factors.ts';
import { Button, ButtonLink } from '../../shared/layout/Button.tsx';
import { PageTitle } from '../../shared/layout/PageTitle.tsx';
import { destinationAfterSignIn, leadOn, signInAgainUrl } from '../../shared/session-return.ts';
import { clearSession, hasSessionEnded, useSession, type Role } from '../../shared/session.ts';
import { unpaused } from '../../shared/unanswered/unpaused.ts';
import { Banner } from '../../shared/state/Banner.tsx';
import { usePageHead } from '../head/use-page-head.ts';
import { PublicPage } from '../PublicPage.tsx';
import classes from './SecondFactorPage.module.css';

const leave = (): void => {
  void call(signOut, {}, { isQuiet: true }).catch(() => undefined);
  clearSession();
};

/** Sets up a required second factor after sign-in; the areas open when there is one. */
const SecondFactorPage = () => {
  usePageHead('login');
  const session = useSession();
  const location = useLocation();
  const [client] = useState(() => new QueryClient({ defaultOptions: { mutations: unpaused } }));
  if (!session) return <Navigate to={hasSessionEnded() ? signInAgainUrl(location) : '/login'} replace />;
  return (
    <QueryClientProvider client={client}>
      <FactorMessages>
        <SetUp role={session.role} />
      </FactorMessages>
    </QueryClientProvider>
  );
};
export default SecondFactorPage;

const SetUp = ({ role }: { role: Role }) => {
  const t = useFactorMessages();
  return (
    <PublicPage className={classes['page']} end={<Button onClick={leave}>{t('shared.signOut')}</Button>}>
      <PageTitle title={t('factors.setUp.title')} subtitle={t('factors.setUp.intro')} />
      <FactorsPanel />
      <Ready role={role} />
    </PublicPage>
  );
};

const Ready = ({ role }: { role: Role }) => {
  const t = useFactorMessages();
  const { search } = useLocation();
  const { data } = useFactors();
  const isRequired = useFactorRequired();
  if (isRequired || data === undefined || data.factors.length === 0) return null;
  return (
    <Banner
      tone="success"
      action={
        <ButtonLink variant="primary" to={destinationAfterSignIn(search, role)} state={leadOn}>
          {t('factors.setUp.next')}
        </ButtonLink>
      }
    >
      {t('factors.setUp.ready')}
    </Banner>
  );
};
