import { CallRefused, messageOf } from '../call-refused.ts';
import { Button } from '../layout/Button.tsx';
import { useMessages } from '../messages/use-messages.ts';
import { Banner } from './Banner.tsx';

interface ErrorBannerProps {
  readonly error: unknown;
  /** Said when the error has no sentence of its own. */
  readonly fallback: string;
  readonly onRetry?: (() => void) | undefined;
}

/** The error's own message, else the fallback; a lost connection adds what to do. */
export const ErrorBanner = ({ error, fallback, onRetry }: ErrorBannerProps) => {
  const t = useMessages();
  const offline = error instanceof CallRefused && error.status === 0;
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
      {messageOf(error, fallback)}
      {offline && <> {t('shared.offline')}</>}
    </Banner>
  );
};
