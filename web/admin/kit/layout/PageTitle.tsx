import { Box, Stack, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { joined } from '../../../shared/format/joined.ts';
import { useMessages } from '../../../shared/messages/use-messages.ts';

interface PageTitleProps {
  readonly title: string;
  readonly subtitle?: string | undefined;
  /** Status and actions beside the title. */
  readonly children?: ReactNode;
}

/** The heading of a page; sets the document title, too. */
export const PageTitle = ({ title, subtitle, children }: PageTitleProps) => {
  const t = useMessages();
  return (
    <Stack
      direction="row"
      sx={{ flexWrap: 'wrap', alignItems: 'flex-start', justifyContent: 'space-between', gap: 1.5 }}
    >
      <title>{joined([title, t('shared.product')])}</title>
      <Box>
        <Typography variant="h1" sx={{ overflowWrap: 'anywhere' }}>
          {title}
        </Typography>
        {subtitle !== undefined && (
          <Typography color="textSecondary" sx={{ maxWidth: '60ch', mt: 1 }}>
            {subtitle}
          </Typography>
        )}
      </Box>
      {children !== undefined && (
        <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
          {children}
        </Stack>
      )}
    </Stack>
  );
};
