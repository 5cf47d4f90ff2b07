import { ButtonLink } from '../shared/layout/Button.tsx';
import { useSession } from '../shared/session.ts';
import classes from './SignedInBar.module.css';
import { usePublicMessages } from './messages/use-public-messages.ts';

/** Who is logged in and the way to their area; a login button for everybody else. */
export const SignedInBar = () => {
  const t = usePublicMessages();
  const session = useSession();
  if (!session) {
    return <ButtonLink to="/login">{t('shared.signIn')}</ButtonLink>;
  }
  const merchant = session.role === 'MERCHANT';
  return (
    <>
      <p className={classes['who']}>
        {t('shared.signedInAs')} <strong>{session.username}</strong>
      </p>
      <ButtonLink to={merchant ? '/merchant' : '/admin'} look="primary">
        {merchant ? t('public.nav.portal') : t('public.nav.backOffice')}
      </ButtonLink>
    </>
  );
};
