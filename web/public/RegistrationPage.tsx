import { Link, NavLink, useSearchParams } from 'react-router-dom';
import { ButtonLink } from '../shared/layout/Button.tsx';
import { PageTitle } from '../shared/layout/PageTitle.tsx';
import { useHydrated } from '../shared/layout/use-hydrated.ts';
import {
  RegistrationMessages,
  useRegistrationMessages,
} from '../shared/registration/messages/registration-messages.ts';
import { RegistrationForm } from '../shared/registration/RegistrationForm.tsx';
import { useSession } from '../shared/session.ts';
import { Banner } from '../shared/state/Banner.tsx';
import { usePageHead } from './head/use-page-head.ts';
import { wantedPlanIn } from './pricing/plans.ts';
import { PublicPage } from './PublicPage.tsx';
import classes from './RegistrationPage.module.css';
import { SignedInBar } from './SignedInBar.tsx';
import { usePublicMessages } from './messages/use-public-messages.ts';

const RegistrationPage = () => (
  <RegistrationMessages>
    <Screen />
  </RegistrationMessages>
);
export default RegistrationPage;

const Screen = () => {
  const t = usePublicMessages();
  const say = useRegistrationMessages();
  usePageHead('registration');
  const session = useSession();
  const isForOthers = session?.role === 'ADMIN';
  const [query] = useSearchParams();
  // The build renders the page without a query.
  const isHydrated = useHydrated();
  const plan = isHydrated ? wantedPlanIn(query) : undefined;
  return (
    <PublicPage
      className={classes['page']}
      links={
        <NavLink to="/" end>
          {t('public.nav.home')}
        </NavLink>
      }
      end={session ? <SignedInBar /> : <ButtonLink to="/login">{t('shared.signIn')}</ButtonLink>}
    >
      <PageTitle
        title={say(isForOthers ? 'registration.titleForOthers' : 'registration.title')}
        subtitle={say(isForOthers ? 'registration.introForOthers' : 'registration.intro')}
      />
      {plan && !isForOthers && (
        <Banner tone="info">{say('registration.accept.plan', { plan: t(`shared.plan.${plan}`) })}</Banner>
      )}
      <RegistrationForm wantedPlan={plan} />
      <p className={classes['agree']}>
        {say('registration.accept.agree')} <Link to="/terms">{say('registration.accept.terms')}</Link>{' '}
        {say('registration.accept.and')} <Link to="/privacy">{say('registration.accept.privacy')}</Link>.
      </p>
    </PublicPage>
  );
};
