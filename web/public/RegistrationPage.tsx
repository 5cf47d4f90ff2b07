import { Link, NavLink } from 'react-router-dom';
import { ButtonLink } from '../shared/layout/Button.tsx';
import { PageTitle } from '../shared/layout/PageTitle.tsx';
import { RegistrationForm } from '../shared/registration/RegistrationForm.tsx';
import { useSession } from '../shared/session.ts';
import { usePageHead } from './head/use-page-head.ts';
import { PublicPage } from './PublicPage.tsx';
import classes from './RegistrationPage.module.css';
import { SignedInBar } from './SignedInBar.tsx';
import { usePublicWords } from './words/use-public-words.ts';

const RegistrationPage = () => {
  const t = usePublicWords();
  usePageHead('registration');
  const session = useSession();
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
      <PageTitle title={t('shared.registration.title')} subtitle={t('shared.registration.intro')} />
      <RegistrationForm />
      <p className={classes['agree']}>
        {t('public.registration.agree')} <Link to="/terms">{t('public.registration.terms')}</Link>{' '}
        {t('public.registration.and')} <Link to="/privacy">{t('public.registration.privacy')}</Link>.
      </p>
    </PublicPage>
  );
};
export default RegistrationPage;
