import { failedBecause } from '../api-error.ts';
import { Button } from '../layout/Button.tsx';
import { useMessages } from '../messages/use-messages.ts';
import { Banner } from './Banner.tsx';

interface ErrorBannerProps {
  readonly error: unknown;
  /** Shown when the error has no message. */
  readonly fallback: string;
  readonly onRetry?: (() => void) | undefined;
}

/** The error's message, else the fallback; without an answer both. */
export const ErrorBanner = ({ error, fallback, onRetry }: ErrorBannerProps) => {
  const t = useMessages();
  return (
    <Banner
      tone="error"
      action={
        onRetry && (
          <Button size="small" onClick={onRetry}>
            {t('shared.retry')}
          </Button>
        )
      }
    >
      {failedBecause(error, fallback)}
    </Banner>
  );
};
