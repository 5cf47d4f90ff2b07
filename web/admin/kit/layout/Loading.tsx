import { Box, LinearProgress } from '@mui/material';
import { useMessages } from '../../../shared/messages/use-messages.ts';

/** Placeholder of a loading card; a whole page has a heading, which says that it loads. */
export const Loading = ({ isPage = false }: { isPage?: boolean }) => {
  const t = useMessages();
  return (
    <Box role="status" sx={{ display: 'grid', placeItems: 'center', minHeight: 240 }}>
      {isPage && <h1 className="visually-hidden">{t('shared.loading')}</h1>}
      <LinearProgress sx={{ width: 120, borderRadius: 2 }} aria-label={t('shared.loading')} />
    </Box>
  );
};
