import { CallRefused } from '../../shared/call-refused.ts';
import type { News, PortalApi } from '../../shared/portal/portal-api.ts';

type Hear = (news: News) => void;
type Source = PortalApi['followPayments'];

const name = 'plateno.news';
const firstPauseMs = 500;
const longestPauseMs = 20_000;

/** Until the time is over, the network comes back, or nobody waits any more. */
const pause = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const end = (): void => {
      clearTimeout(timer);
      window.removeEventListener('online', end);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, milliseconds);
    window.addEventListener('online', end);
    signal.addEventListener('abort', end);
  });

/** A refusal that asking again will not change. */
const isFinal = (error: unknown): boolean =>
  error instanceof CallRefused && (error.status === 401 || error.status === 403);

/** Listens again whenever the connection is lost; what the screens show is then no longer sure. */
const listen = async (source: Source, hear: Hear, signal: AbortSignal): Promise<void> => {
  let lastId: string | undefined;
  let pauseMs = firstPauseMs;
  let isAgain = false;
  while (!signal.aborted) {
    try {
      await source({
        lastId,
        signal,
        begun: () => {
          pauseMs = firstPauseMs;
          if (isAgain) hear({ kind: 'change' });
          isAgain = true;
        },
        hear: (news, id) => {
          lastId = id ?? lastId;
          hear(news);
        },
      });
    } catch (error) {
      if (isFinal(error)) return;
    }
    if (signal.aborted) return;
    // Not all at once, when a server has gone.
    await pause(pauseMs * (0.5 + Math.random()), signal);
    pauseMs = Math.min(pauseMs * 2, longestPauseMs);
  }
};

/** Each payment once, however often it is told. */
const onlyNew = (hear: Hear): Hear => {
  const heard = new Set<number>();
  return (news) => {
    if (news.kind === 'payment' && heard.has(news.payment.paymentId)) return;
    if (news.kind === 'payment') heard.add(news.payment.paymentId);
    hear(news);
  };
};

/**
 * Of all tabs of a browser one listens to the server and tells the others: browsers allow only a few connections.
 * `isFirst` is true in the tab that listens.
 */
export const followNews = (
  source: Source,
  tell: (news: News, isFirst: boolean) => void,
  signal: AbortSignal,
): void => {
  const others = new BroadcastChannel(name);
  signal.addEventListener('abort', () => others.close());
  const hearFromOther = onlyNew((news) => tell(news, false));
  others.addEventListener('message', ({ data }: MessageEvent<News>) => hearFromOther(data));
  const hear = onlyNew((news) => {
    others.postMessage(news);
    tell(news, true);
  });
  const begin = (): Promise<void> => listen(source, hear, signal);
  // Outside a secure context there are no locks: then each tab listens for itself.
  if ('locks' in navigator) void navigator.locks.request(name, { signal }, begin).catch(() => undefined);
  else void begin();
};
