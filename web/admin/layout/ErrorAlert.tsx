import { Alert, Button } from '@mui/material';
import { ApiError, messageOf } from '../../shared/api-error.ts';
import { useMessages } from '../../shared/messages/use-messages.ts';

interface ErrorAlertProps {
  readonly error: unknown;
  /** Shown when the error has no message. */
  readonly fallback: string;
  readonly onRetry?: (() => void) | undefined;
}

/** The error's message, else the fallback; without a connection also what to do. */
export const ErrorAlert = ({ error, fallback, onRetry }: ErrorAlertProps) => {
  const t = useMessages();
  const isOffline = error instanceof ApiError && error.status === 0;
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
