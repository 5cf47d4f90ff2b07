import { CallRefused, sentenceOf } from '../call-refused.ts';
import { Button } from '../layout/Button.tsx';
import { useWords } from '../words/use-words.ts';
import { Banner } from './Banner.tsx';

interface ErrorBannerProps {
  readonly error: unknown;
  /** Said when the error has no sentence of its own. */
  readonly fallback: string;
  readonly onRetry?: (() => void) | undefined;
}

/** The error's own message, else the fallback; a lost connection adds what to do. */
export const ErrorBanner = ({ error, fallback, onRetry }: ErrorBannerProps) => {
  const t = useWords();
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
      {sentenceOf(error, fallback)}
      {offline && <> {t('shared.offline')}</>}
    </Banner>
  );
};
