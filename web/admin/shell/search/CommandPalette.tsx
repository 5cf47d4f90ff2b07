import { Box, Button } from '@mui/material';
import { visuallyHidden } from '@mui/utils';
import { useEffect, useState } from 'react';
import { Icon } from '../../../shared/icons/Icon.tsx';
import { useMessages } from '../../../shared/messages/use-messages.ts';
import { onPhones } from '../../kit/theme/theme-base.ts';
import { SearchDialog } from './SearchDialog.tsx';

/** By key code: on a Bulgarian layout the same key types к. */
const isShortcut = ({ ctrlKey, metaKey, altKey, shiftKey, code }: KeyboardEvent): boolean =>
  (ctrlKey || metaKey) && !altKey && !shiftKey && code === 'KeyK';

const keys = {
  px: 1,
  border: 1,
  borderColor: 'text.disabled',
  borderRadius: 1,
  color: 'text.secondary',
  typography: 'body2',
  [onPhones]: { display: 'none' },
};

/** The search button of every page; Ctrl+K opens it, too. */
export const CommandPalette = () => {
  const t = useMessages();
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (!isShortcut(event)) return;
      event.preventDefault();
      setOpen(true);
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
  return (
    <>
      <Button
        aria-keyshortcuts="Control+K Meta+K"
        sx={{ gap: 1, minWidth: 44, [onPhones]: { px: 1 } }}
        onClick={() => setOpen(true)}
      >
        <Icon name="search" />
        <Box component="span" sx={{ [onPhones]: visuallyHidden }}>
          {t('shared.search.open')}
        </Box>
        <Box component="kbd" aria-hidden="true" sx={keys}>
          Ctrl K
        </Box>
      </Button>
      {isOpen && <SearchDialog onClose={() => setOpen(false)} />}
    </>
  );
};
