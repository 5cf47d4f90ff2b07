import type { ReactNode } from 'react';
import { ButtonLink } from '../../shared/layout/Button.tsx';
import { PageTitle } from '../../shared/layout/PageTitle.tsx';
import { PublicPage } from '../PublicPage.tsx';
import { useHeadOf } from '../head/use-page-head.ts';
import { accountHead, type AccountPageName } from './account-head.ts';
import classes from './AccountPage.module.css';
import { AccountMailMessages, useAccountMailMessages } from './messages/account-mail-messages.ts';

interface AccountPageProps {
  readonly page: AccountPageName;
  readonly children: ReactNode;
}

/** A narrow public page about access to an account, titled and introduced by its messages. */
export const AccountPage = (props: AccountPageProps) => (
  <AccountMailMessages>
    <Framed {...props} />
  </AccountMailMessages>
);

const Framed = ({ page, children }: AccountPageProps) => {
  const t = useAccountMailMessages();
  useHeadOf(page, accountHead);
  return (
    <PublicPage className={classes['page']} end={<ButtonLink to="/login">{t('shared.signIn')}</ButtonLink>}>
      <PageTitle title={t(`accountMails.${page}.title`)} subtitle={t(`accountMails.${page}.intro`)} />
      {children}
    </PublicPage>
  );
};
