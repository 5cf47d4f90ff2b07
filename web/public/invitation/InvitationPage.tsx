import { useState } from 'react';
import { ButtonLink } from '../../shared/layout/Button.tsx';
import { PageTitle } from '../../shared/layout/PageTitle.tsx';
import type { Language } from '../../shared/messages/language.ts';
import { invitationPath } from '../../shared/session-return.ts';
import { useSession } from '../../shared/session.ts';
import { ErrorBanner } from '../../shared/state/ErrorBanner.tsx';
import { Loading } from '../../shared/state/Loading.tsx';
import classes from '../account-mails/AccountPage.module.css';
import { Result } from '../account-mails/Result.tsx';
import { useMailedToken } from '../account-mails/use-mailed-token.ts';
import type { PageHead } from '../head/head-tags.ts';
import { useHeadOf } from '../head/use-page-head.ts';
import { PublicPage } from '../PublicPage.tsx';
import { Invitation } from './Invitation.tsx';
import { keepToken, keptToken } from './kept-token.ts';
import { bg } from './messages/bg.ts';
import { en } from './messages/en.ts';
import { InvitationMessages, useInvitationMessages } from './messages/invitation-messages.ts';
import { useInvitation } from './use-invitation.ts';

const texts = { bg, en };

const headOf = (_page: 'invitation', language: Language): PageHead => {
  const { title, intro } = texts[language].invitation;
  return { path: invitationPath, title: `${title} · Plateno`, description: intro, isHidden: true };
};

/** `/invitation#token`: what a person is invited to, to accept or refuse. */
export const InvitationPage = () => (
  <InvitationMessages>
    <Screen />
  </InvitationMessages>
);

const Screen = () => {
  const t = useInvitationMessages();
  useHeadOf('invitation', headOf);
  const session = useSession();
  const mailed = useMailedToken();
  // Back from the sign-in page there is no fragment.
  const token = mailed ?? keptToken();
  return (
    <PublicPage
      className={classes['page']}
      end={session === null && <ButtonLink to="/login">{t('shared.signIn')}</ButtonLink>}
    >
      <PageTitle title={t('invitation.title')} subtitle={t('invitation.intro')} />
      {token === undefined ? (
        <Result tone="warning" text={t('invitation.missing')} to="/login" label={t('shared.signIn')} />
      ) : (
        <Mailed key={token} token={token} />
      )}
    </PublicPage>
  );
};

const Mailed = ({ token }: { token: string }) => {
  const t = useInvitationMessages();
  const { invitation, error, retry } = useInvitation(token);
  const [outcome, setOutcome] = useState<'gone' | 'refused'>();
  const finish = (reached: 'gone' | 'refused'): void => {
    keepToken(undefined);
    setOutcome(reached);
  };
  if (outcome === 'refused') {
    return <Result tone="success" text={t('invitation.refused')} to="/" label={t('invitation.home')} />;
  }
  if (outcome === 'gone' || invitation === 'gone') {
    return <Result tone="warning" text={t('invitation.gone')} to="/login" label={t('shared.signIn')} />;
  }
  if (error !== undefined) {
    return <ErrorBanner error={error} fallback={t('invitation.failed')} onRetry={retry} />;
  }
  if (invitation === undefined) return <Loading />;
  return <Invitation token={token} invitation={invitation} onOutcome={finish} />;
};
