import type { OwnAccount } from '#contract/accounts/own-account.ts';
import { useDeadline } from '../../shared/format/deadline.ts';
import { ButtonLink } from '../../shared/layout/Button.tsx';
import { Banner } from '../../shared/state/Banner.tsx';
import { usePortal } from '../kit/portal/portal.ts';
import { AccountMessages, useAccountMessages } from './messages/account-messages.ts';
import { useIsOnCard } from '../kit/portal/use-is-on-card.ts';
import { useProviderAccount } from './use-provider-account.ts';

type Problem = 'REJECTED' | 'LEFT' | 'paused' | 'dueBy' | 'due';

/** A new account has its step in the checklist instead. */
const problemOf = ({ status, isChargeable, isPaidOut, due, deadline }: OwnAccount): Problem | null => {
  if (status === 'REJECTED' || status === 'LEFT') return status;
  if (status === 'NONE' || status === 'STARTED') return null;
  if (!isChargeable || !isPaidOut) return status === 'PENDING' ? null : 'paused';
  if (due.length === 0) return null;
  return deadline === null ? 'due' : 'dueBy';
};

/** Shown on every page while something is due on the account at the card provider, or it is paused. */
export const ProviderAccountBanner = () => (
  <AccountMessages>
    <AccountBanner />
  </AccountMessages>
);

const AccountBanner = () => {
  const t = useAccountMessages();
  const { base } = usePortal();
  const { deadlineIn } = useDeadline();
  const { data: account } = useProviderAccount();
  const isOnCard = useIsOnCard('OPEN_ACCOUNT');
  if (account?.isNeeded !== true || isOnCard) return null;
  const problem = problemOf(account);
  if (problem === null) return null;
  return (
    <Banner
      tone={problem === 'REJECTED' || problem === 'paused' ? 'error' : 'warning'}
      action={
        <ButtonLink size="small" to={`${base}/account`}>
          {t('account.banner.open')}
        </ButtonLink>
      }
    >
      {t(`account.banner.${problem}`, {
        day: account.deadline === null ? '' : deadlineIn(account.deadline),
      })}
      {account.disabledReason !== null && ` ${account.disabledReason}`}
    </Banner>
  );
};
