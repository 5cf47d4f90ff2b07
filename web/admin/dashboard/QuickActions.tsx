import { List, ListItem, ListItemButton, ListItemText } from '@mui/material';
import { Link } from 'react-router-dom';
import { Icon } from '../../shared/icons/Icon.tsx';
import { useMessages } from '../../shared/messages/use-messages.ts';
import { Panel } from '../kit/layout/Panel.tsx';
import type { en } from '../kit/messages/en.ts';

/** Links to frequent actions (specification, point 2). */
export const QuickActions = ({ mayRegister }: { mayRegister: boolean }) => {
  const t = useMessages<typeof en>();
  const actions = [
    ...(mayRegister ? ([['registerMerchant', '/admin/merchants/register']] as const) : []),
    ['seeMerchants', '/admin/merchants'],
    ['seePayments', '/admin/payments'],
  ] as const;
  return (
    <Panel title={t('admin.dashboard.quickActions')}>
      <List disablePadding sx={{ display: 'grid', gap: 1.5 }}>
        {actions.map(([action, to]) => (
          <ListItem key={action} disablePadding>
            <ListItemButton component={Link} to={to} sx={{ border: 1, borderColor: 'divider', px: 2 }}>
              <ListItemText
                primary={t(`admin.dashboard.${action}`)}
                secondary={t(`admin.dashboard.${action}Hint`)}
                slotProps={{ primary: { sx: { fontWeight: 'fontWeightMedium' } } }}
              />
              <Icon name="next" />
            </ListItemButton>
          </ListItem>
        ))}
      </List>
    </Panel>
  );
};
