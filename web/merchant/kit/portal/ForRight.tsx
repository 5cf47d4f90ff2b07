import type { ReactNode } from 'react';
import type { MerchantRight } from '#contract/team/team-rights.ts';
import { ButtonLink } from '../../../shared/layout/Button.tsx';
import { PageTitle } from '../../../shared/layout/PageTitle.tsx';
import { EmptyState } from '../../../shared/state/EmptyState.tsx';
import { useShellMessages } from '../messages/use-shell-messages.ts';
import { usePortal } from './portal.ts';
import { useRights } from './use-rights.ts';

interface ForRightProps {
  readonly right: MerchantRight;
  readonly children: ReactNode;
}

/** A page for the roles with a right; others read who can help. */
export const ForRight = ({ right, children }: ForRightProps) => {
  const t = useShellMessages();
  const { base } = usePortal();
  const holds = useRights();
  if (holds(right)) return children;
  return (
    <>
      <PageTitle title={t('merchant.rights.missing')} />
      <EmptyState icon="lock" title={t('merchant.rights.missingHint')}>
        <ButtonLink to={base}>{t('merchant.nav.home')}</ButtonLink>
      </EmptyState>
    </>
  );
};
