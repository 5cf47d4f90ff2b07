import { Link } from 'react-router-dom';
import { MessagesProvider } from '../../shared/messages/MessagesProvider.tsx';
import { accountMessages } from './account-head.ts';
import { useAccountMailMessages } from './messages/use-account-mail-messages.ts';

/** The links below the sign-in form: a forgotten password, and registration. */
export const AccountLinks = (props: AccountLinksProps) => (
  <MessagesProvider messages={accountMessages}>
    <Links {...props} />
  </MessagesProvider>
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
