import { withReadableEmails } from '#contract/shown-text.ts';
import type { UserDetail } from '#contract/users/users.ts';
import { joined } from '../../shared/format/joined.ts';
import { formatDateTime } from '../../shared/format/format-date.ts';
import { Panel } from '../kit/layout/Panel.tsx';
import { StatusChip } from '../kit/fields/StatusChip.tsx';
import { useMessages } from '../../shared/messages/use-messages.ts';
import { Facts } from '../kit/fields/Facts.tsx';
import { RecordPage } from '../kit/fields/RecordPage.tsx';
import { RecordTitle } from '../kit/fields/RecordTitle.tsx';
import { Reference } from '../kit/fields/Reference.tsx';
import type { en } from '../kit/messages/en.ts';
import { AccountantsMerchants } from './AccountantsMerchants.tsx';
import { UserActions } from './UserActions.tsx';
import { UserFactors } from './UserFactors.tsx';
import { UserMemberships } from './UserMemberships.tsx';
import { UserSessions } from './UserSessions.tsx';

export const UserShow = () => (
  <RecordPage<UserDetail>>
    {(user) => (
      <>
        <Head user={user} />
        <Account user={user} />
        {user.role === 'MERCHANT' && <UserMemberships user={user} />}
        <UserFactors user={user} />
        <UserSessions user={user} />
        {user.role === 'ACCOUNTANT' && <AccountantsMerchants user={user} />}
      </>
    )}
  </RecordPage>
);

const Head = ({ user }: { user: UserDetail }) => {
  const t = useMessages<typeof en>();
  const fullName = `${user.firstName} ${user.lastName}`.trim();
  return (
    <RecordTitle
      resource="users"
      title={withReadableEmails(user.username)}
      subtitle={joined([fullName, t(`shared.role.${user.role}`)])}
    >
      <StatusChip owner="user" status={user.status} />
      <UserActions user={user} />
    </RecordTitle>
  );
};

const Account = ({ user }: { user: UserDetail }) => {
  const t = useMessages<typeof en>();
  const name = (field: keyof typeof en.resources.users.fields) => t(`resources.users.fields.${field}`);
  return (
    <Panel title={t('admin.users.account')}>
      <Facts
        facts={[
          [t('admin.users.fullName'), `${user.firstName} ${user.lastName}`.trim()],
          [name('email'), user.email],
          ...(user.refusedEmail === undefined
            ? []
            : ([[t('admin.users.refusedEmail'), user.refusedEmail]] as const)),
          [name('role'), t(`shared.role.${user.role}`)],
          [name('status'), <StatusChip key="status" owner="user" status={user.status} />],
          [name('lastLogin'), formatDateTime(user.lastLogin)],
          [name('createdAt'), formatDateTime(user.createdAt)],
          ...(user.merchantId === null
            ? []
            : ([[name('merchantId'), <Reference key="merchant" to="merchants" by="merchantId" />]] as const)),
        ]}
      />
    </Panel>
  );
};
