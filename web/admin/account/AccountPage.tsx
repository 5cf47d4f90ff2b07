import { useMessages } from '../../shared/messages/use-messages.ts';
import { PageTitle } from '../kit/layout/PageTitle.tsx';
import type { en } from '../kit/messages/en.ts';
import { FactorMessages } from '../../shared/factors/messages/factor-messages.ts';
import { FactorsPanel } from './FactorsPanel.tsx';
import { OwnSessions } from './OwnSessions.tsx';
import { SignInData } from './SignInData.tsx';

/** The own account: sign-in e-mail, password, second factors and sessions. */
const AccountPage = () => {
  const t = useMessages<typeof en>();
  return (
    <FactorMessages>
      <PageTitle title={t('admin.ownAccount.title')} subtitle={t('admin.ownAccount.subtitle')} />
      <SignInData />
      <FactorsPanel />
      <OwnSessions />
    </FactorMessages>
  );
};
export default AccountPage;
