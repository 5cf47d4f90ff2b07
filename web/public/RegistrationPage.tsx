import { Link } from 'react-router-dom';
import { ButtonLink } from '../shared/layout/Button.tsx';
import { PageTitle } from '../shared/layout/PageTitle.tsx';
import { RegistrationForm } from '../shared/registration/RegistrationForm.tsx';
import { useSession } from '../shared/session.ts';
import { PublicPage } from './PublicPage.tsx';
import classes from './RegistrationPage.module.css';
import { SignedInBar } from './SignedInBar.tsx';
import { usePublicWords } from './words/use-public-words.ts';

const RegistrationPage = () => {
  const t = usePublicWords();
  const session = useSession();
  return (
    <PublicPage
      className={classes['page']}
      links={<Link to="/">{t('public.nav.home')}</Link>}
      end={session ? <SignedInBar /> : <ButtonLink to="/login">{t('shared.signIn')}</ButtonLink>}
    >
      <PageTitle title={t('shared.registration.title')} subtitle={t('shared.registration.intro')} />
      <RegistrationForm />
    </PublicPage>
  );
};
export default RegistrationPage;
