import { ButtonLink } from '../shared/layout/Button.tsx';
import { useSession } from '../shared/session.ts';
import classes from './SignedInBar.module.css';
import { usePublicMessages } from './messages/use-public-messages.ts';

/** The current user with a link to the area; a login button without a session. */
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
      <ButtonLink to={merchant ? '/merchant' : '/admin'} variant="primary">
        {merchant ? t('public.nav.portal') : t('public.nav.backOffice')}
      </ButtonLink>
    </>
  );
};
