import { List, ListItem, Typography } from '@mui/material';
import { RecordContextProvider } from 'react-admin';
import type { UserDetail } from '#contract/users/users.ts';
import { useMessages } from '../../shared/messages/use-messages.ts';
import { Reference } from '../kit/fields/Reference.tsx';
import { Panel } from '../kit/layout/Panel.tsx';
import type { en } from '../kit/messages/en.ts';

/** The merchants that a user works for, with the role in each team. */
export const UserMemberships = ({ user: { memberships } }: { user: UserDetail }) => {
  const t = useMessages<typeof en>();
  return (
    <Panel title={t('admin.users.memberships')}>
      {memberships.length === 0 && (
        <Typography color="textSecondary">{t('admin.users.noMemberships')}</Typography>
      )}
      <List disablePadding>
        {memberships.map(({ merchantId, role }) => (
          <ListItem
            key={merchantId}
            disableGutters
            divider
            sx={{ flexWrap: 'wrap', alignItems: 'baseline', gap: 1 }}
          >
            <RecordContextProvider value={{ id: merchantId, merchantId }}>
              <Reference to="merchants" by="merchantId" />
            </RecordContextProvider>
            <Typography color="textSecondary">{t(`admin.users.teamRole.${role}`)}</Typography>
          </ListItem>
        ))}
      </List>
    </Panel>
  );
};
