import { Box, Button } from '@mui/material';
import { visuallyHidden } from '@mui/utils';
import { Icon } from '../../../shared/icons/Icon.tsx';
import { useMessages } from '../../../shared/messages/use-messages.ts';
import { useSearchShortcut } from '../../../shared/search/use-search-shortcut.ts';
import { onPhones } from '../../kit/theme/theme-base.ts';
import { SearchDialog } from './SearchDialog.tsx';

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
  const { isOpen, open, close } = useSearchShortcut();
  return (
    <>
      <Button
        aria-keyshortcuts="Control+K Meta+K"
        sx={{ gap: 1, minWidth: 44, [onPhones]: { px: 1 } }}
        onClick={open}
      >
        <Icon name="search" />
        <Box component="span" sx={{ [onPhones]: visuallyHidden }}>
          {t('shared.search.open')}
        </Box>
        <Box component="kbd" aria-hidden="true" sx={keys}>
          Ctrl K
        </Box>
      </Button>
      {isOpen && <SearchDialog onClose={close} />}
    </>
  );
};
