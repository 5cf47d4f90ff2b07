import { Alert, Button } from '@mui/material';
import { failedBecause } from '../../../shared/api-error.ts';
import { useMessages } from '../../../shared/messages/use-messages.ts';

interface ErrorAlertProps {
  readonly error: unknown;
  /** Shown when the error has no message. */
  readonly fallback: string;
  readonly onRetry?: (() => void) | undefined;
}

/** The error's message, else the fallback; without an answer both. */
export const ErrorAlert = ({ error, fallback, onRetry }: ErrorAlertProps) => {
  const t = useMessages();
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
      {failedBecause(error, fallback)}
    </Alert>
  );
};
