import { Dialog, DialogTitle, IconButton, Stack } from '@mui/material';
import { useId, type ReactNode } from 'react';
import { Icon } from '../../../shared/icons/Icon.tsx';
import { useMessages } from '../../../shared/messages/use-messages.ts';

interface ActionDialogProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly maxWidth?: 'xs' | 'sm';
  /** DialogContent and DialogActions, or a form around them. */
  readonly children: ReactNode;
}

/** The frame of every dialog of the back office, with title and close button. Open while mounted. */
export const ActionDialog = ({ title, onClose, maxWidth = 'xs', children }: ActionDialogProps) => {
  const t = useMessages();
  const titleId = useId();
  return (
    <Dialog open maxWidth={maxWidth} aria-labelledby={titleId} onClose={onClose}>
      <Stack direction="row" sx={{ alignItems: 'flex-start', justifyContent: 'space-between' }}>
        <DialogTitle id={titleId} sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
          {title}
        </DialogTitle>
        <IconButton aria-label={t('shared.close')} onClick={onClose} sx={{ m: 2 }}>
          <Icon name="close" />
        </IconButton>
      </Stack>
      {children}
    </Dialog>
  );
};
