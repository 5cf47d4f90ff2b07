import { Link } from 'react-router-dom';
import { AccountMailMessages, useAccountMailMessages } from './messages/account-mail-messages.ts';

/** The links below the sign-in form: a forgotten password, and registration. */
export const AccountLinks = (props: AccountLinksProps) => (
  <AccountMailMessages>
    <Links {...props} />
  </AccountMailMessages>
);

interface AccountLinksProps {
  readonly className: string | undefined;
}

const Links = ({ className }: AccountLinksProps) => {
  const t = useAccountMailMessages();
  return (
    <>
      <p className={className}>
        <Link to="/forgot">{t('accountMails.links.forgot')}</Link>
      </p>
      <p className={className}>
        {t('accountMails.links.noAccount')} <Link to="/register">{t('accountMails.links.register')}</Link>
      </p>
    </>
  );
};
