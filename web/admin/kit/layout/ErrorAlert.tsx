import { failedBecause } from '../../../shared/api-error.ts';
import { FailureAlert } from './FailureAlert.tsx';

interface ErrorAlertProps {
  readonly error: unknown;
  /** Shown when the error has no message. */
  readonly fallback: string;
  readonly onRetry?: (() => void) | undefined;
}

/** The error's message, else the fallback; without an answer both. */
export const ErrorAlert = ({ error, fallback, onRetry }: ErrorAlertProps) => (
  <FailureAlert failure={failedBecause(error, fallback)} onRetry={onRetry} />
);
