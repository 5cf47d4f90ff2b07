import { List, ListItem, ListItemButton } from '@mui/material';
import { NavLink } from 'react-router-dom';
import { Icon } from '../../shared/icons/Icon.tsx';
import { useMessages } from '../../shared/messages/use-messages.ts';
import type { en } from '../kit/messages/en.ts';
import { usePages } from './use-pages.ts';

/** Navigation with the pages of the role, as links; react-admin's Menu renders menu items. */
export const Navigation = ({ onChoose }: { onChoose: () => void }) => {
  const t = useMessages<typeof en>();
  return (
    <nav aria-label={t('admin.area')}>
      <List disablePadding sx={{ display: 'grid', gap: 0.5 }}>
        {usePages().map(({ to, icon, label }, place) => (
          <ListItem key={to} disablePadding>
            <ListItemButton
              component={NavLink}
              to={to}
              end={place === 0}
              onClick={onChoose}
              sx={{ gap: 1.5, px: 1.5, color: 'text.secondary' }}
            >
              <Icon name={icon} />
              {label}
            </ListItemButton>
          </ListItem>
        ))}
      </List>
    </nav>
  );
};
