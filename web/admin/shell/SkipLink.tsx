import { Button } from '@mui/material';
import { useMessages } from '../../shared/messages/use-messages.ts';

export const contentId = 'content';

const hiddenUntilFocused = {
  position: 'fixed',
  top: 8,
  left: 8,
  zIndex: 'tooltip',
  '&:not(:focus)': { clipPath: 'inset(50%)', pointerEvents: 'none' },
};

/** The first focusable element: skips the navigation to `<main id={contentId}>`. */
export const SkipLink = () => {
  const t = useMessages();
  return (
    <Button href={`#${contentId}`} variant="contained" sx={hiddenUntilFocused}>
      {t('shared.skip')}
    </Button>
  );
};
