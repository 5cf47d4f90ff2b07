import { useAction } from '../../shared/form/use-sending.ts';
import { Button, ButtonLink } from '../../shared/layout/Button.tsx';
import { Banner } from '../../shared/state/Banner.tsx';
import { ResultBanner } from '../../shared/state/ResultBanner.tsx';
import { useShellMessages } from '../kit/messages/use-shell-messages.ts';
import { usePortal } from '../kit/portal/portal.ts';
import { passwordHash } from '../profile/index.ts';
import { useAccount } from '../kit/portal/queries.ts';
import { useIsOnCard } from '../kit/portal/use-is-on-card.ts';

/** Shown on every page: what the user should do about an unverified e-mail and a password that another person set. */
export const AccountBanners = () => {
  const t = useShellMessages();
  const { base } = usePortal();
  const { data: account } = useAccount();
  const isOnCard = useIsOnCard('CONFIRM_EMAIL');
  if (account === undefined) return null;
  return (
    <>
      {account.refusedEmail !== undefined && (
        <Banner
          tone="error"
          action={
            <ButtonLink size="small" to={`${base}/settings/account`}>
              {t('merchant.account.email.submit')}
            </ButtonLink>
          }
        >
          {t('merchant.account.refusedEmail', { email: account.refusedEmail })}
        </Banner>
      )}
      {!account.isEmailVerified && !isOnCard && account.refusedEmail === undefined && (
        <UnverifiedEmail email={account.email} />
      )}
      {account.isPasswordTemporary && (
        <Banner
          tone="warning"
          action={
            <ButtonLink size="small" to={`${base}/settings/account${passwordHash}`}>
              {t('merchant.account.password.submit')}
            </ButtonLink>
          }
        >
          {t('merchant.account.temporaryPassword')}
        </Banner>
      )}
    </>
  );
};

const UnverifiedEmail = ({ email }: { email: string }) => {
  const t = useShellMessages();
  const { api } = usePortal();
  const resend = useAction({
    send: () => api.resendVerification(),
    failed: t('merchant.account.resendFailed'),
  });
  if (resend.isDone) {
    return <ResultBanner tone="info">{t('merchant.account.resent', { email })}</ResultBanner>;
  }
  return (
    <Banner
      tone="warning"
      action={
        <Button size="small" busy={resend.isPending} onClick={() => resend.press()}>
          {t('merchant.account.resend')}
        </Button>
      }
    >
      {t('merchant.account.unverified', { email })}
    </Banner>
  );
};
