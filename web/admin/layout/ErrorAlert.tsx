import { Alert, Button } from '@mui/material';
import { CallRefused, messageOf } from '../../shared/call-refused.ts';
import { useMessages } from '../../shared/messages/use-messages.ts';

interface ErrorAlertProps {
  readonly error: unknown;
  /** Said when the error has no sentence of its own. */
  readonly fallback: string;
  readonly onRetry?: (() => void) | undefined;
}

/** The error's own message, else the fallback; a lost connection adds what to do. */
export const ErrorAlert = ({ error, fallback, onRetry }: ErrorAlertProps) => {
  const t = useMessages();
  const isOffline = error instanceof CallRefused && error.status === 0;
  return (
    <Alert
      severity="error"
      action={
        onRetry && (
          <Button variant="outlined" size="small" onClick={onRetry}>
            {t('shared.retry')}
          </Button>
        )
      }
    >
      {messageOf(error, fallback)}
      {isOffline && <> {t('shared.offline')}</>}
    </Alert>
  );
};
