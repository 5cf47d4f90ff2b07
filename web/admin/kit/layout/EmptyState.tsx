import { Avatar, Stack, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { Icon, type IconName } from '../../../shared/icons/Icon.tsx';

interface EmptyStateProps {
  readonly icon: IconName;
  readonly title: string;
  readonly hint?: string | undefined;
  /** The next step. */
  readonly children?: ReactNode;
}

/** Shown instead of an empty list, with the next step. */
export const EmptyState = ({ icon, title, hint, children }: EmptyStateProps) => (
  <Stack sx={{ alignItems: 'center', gap: 1, px: 2, py: 4, textAlign: 'center' }}>
    <Avatar sx={{ width: 56, height: 56, bgcolor: 'action.hover', color: 'primary.main' }}>
      <Icon name={icon} size={24} />
    </Avatar>
    <Typography sx={{ fontWeight: 'fontWeightMedium' }}>{title}</Typography>
    {hint !== undefined && (
      <Typography color="textSecondary" sx={{ maxWidth: '44ch', mb: 1 }}>
        {hint}
      </Typography>
    )}
    {children}
  </Stack>
);
