import { Alert, Button } from '@mui/material';
import { useMessages } from '../../../shared/messages/use-messages.ts';

interface FailureAlertProps {
  readonly failure: string | undefined;
  readonly onRetry?: (() => void) | undefined;
}

/** Why something failed; nothing without a failure. */
export const FailureAlert = ({ failure, onRetry }: FailureAlertProps) => {
  const t = useMessages();
  if (failure === undefined) return null;
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
      {failure}
    </Alert>
  );
};
