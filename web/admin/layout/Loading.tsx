import { Box, LinearProgress } from '@mui/material';
import { useMessages } from '../../shared/messages/use-messages.ts';

/** Placeholder of a loading page or card. */
export const Loading = () => {
  const t = useMessages();
  return (
    <Box role="status" sx={{ display: 'grid', placeItems: 'center', minHeight: 240 }}>
      <LinearProgress sx={{ width: 120, borderRadius: 2 }} aria-label={t('shared.loading')} />
    </Box>
  );
};
