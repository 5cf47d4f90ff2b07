import { Suspense } from 'react';
import { ButtonLink } from '../../shared/layout/Button.tsx';
import { Banner } from '../../shared/state/Banner.tsx';
import { lazyPart } from '../../shared/state/lazy-part.ts';
import { useShellMessages } from '../kit/messages/use-shell-messages.ts';
import { usePortal } from '../kit/portal/portal.ts';
import { passwordHash } from '../profile/index.ts';
import { useAccount } from '../kit/portal/queries.ts';
import { useIsOnCard } from '../kit/portal/use-is-on-card.ts';

const UnverifiedEmail = lazyPart(async () => ({
  default: (await import('./membership-parts.ts')).UnverifiedEmail,
}));

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
        <Suspense fallback={null}>
          <UnverifiedEmail email={account.email} />
        </Suspense>
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
