import { Alert, Button } from '@mui/material';
import { useCloseNotification } from 'react-admin';
import { useMessages } from '../../../shared/messages/use-messages.ts';
import type { en } from '../messages/en.ts';

interface UndoAlertProps {
  readonly text: string;
  readonly onUndo: () => void;
}

/** What was done, with the button that takes it back. */
export const UndoAlert = ({ text, onUndo }: UndoAlertProps) => {
  const t = useMessages<typeof en>();
  const close = useCloseNotification();
  const undo = () => {
    close();
    onUndo();
  };
  return (
    <Alert
      severity="success"
      action={
        <Button color="inherit" size="small" onClick={undo}>
          {t('admin.undo')}
        </Button>
      }
    >
      {text}
    </Alert>
  );
};
