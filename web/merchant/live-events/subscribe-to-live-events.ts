import { followOwnPayments } from '#contract/payments/payment-live-events.ts';
import { ApiError } from '../../shared/api-error.ts';
import { requestPath } from '../../shared/call.ts';
import { request } from '../../shared/transport.ts';
import { liveEventOf, type LiveEvent } from './live-event.ts';
import { readEvents } from './read-events.ts';

type OnEvent = (event: LiveEvent) => void;

export interface Subscription {
  /** Id of the last received event, to resume from. */
  readonly lastId: string | undefined;
  readonly signal: AbortSignal;
  readonly onOpen: () => void;
  readonly onEvent: (event: LiveEvent, id: string | undefined) => void;
}
type Subscribe = (subscription: Subscription) => Promise<void>;

/** Subscribes to the live events of the server until it ends the stream. @throws ApiError, the error of the stream */
export const subscribe: Subscribe = async ({ lastId = '', signal, onOpen, onEvent }) => {
  const path = requestPath(followOwnPayments, {});
  const accept = 'text/event-stream';
  const { body } = await request({ method: 'GET', path, accept, signal, lastEventId: lastId });
  onOpen();
  await readEvents(body!, (event) => onEvent(liveEventOf(event), event.id));
};

/** Of the broadcast channel and of the lock that elects the subscribing tab. */
const channelName = 'plateno.live-events';
const firstRetryMs = 500;
const longestRetryMs = 20_000;

/** Resolves after the delay, when the network is back, or on abort. */
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

/** The session is refused; a retry does not change that. */
const isFinal = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 401 || error.status === 403);

/** Reconnects until aborted, with exponential back-off. A reconnection publishes a `change`: events may be missing. */
const keepSubscribed = async (subscribe: Subscribe, onEvent: OnEvent, signal: AbortSignal): Promise<void> => {
  let lastId: string | undefined;
  let retryMs = firstRetryMs;
  let isReconnect = false;
  while (!signal.aborted) {
    try {
      await subscribe({
        lastId,
        signal,
        onOpen: () => {
          retryMs = firstRetryMs;
          if (isReconnect) onEvent({ kind: 'change' });
          isReconnect = true;
        },
        onEvent: (event, id) => {
          lastId = id ?? lastId;
          onEvent(event);
        },
      });
    } catch (error) {
      if (isFinal(error)) return;
    }
    if (signal.aborted) return;
    // Jitter: after a server restart browsers do not reconnect all at once.
    await pause(retryMs * (0.5 + Math.random()), signal);
    retryMs = Math.min(retryMs * 2, longestRetryMs);
  }
};

/** The server may publish a payment twice; it is passed on once. */
const withoutDuplicates = (onEvent: OnEvent): OnEvent => {
  const seen = new Set<number>();
  return (event) => {
    if (event.kind === 'payment' && seen.has(event.payment.paymentId)) return;
    if (event.kind === 'payment') seen.add(event.payment.paymentId);
    onEvent(event);
  };
};

/**
 * One tab of a browser subscribes to the server and publishes to the others: browsers allow few connections to one
 * origin. `isSubscriber` is true in the subscribing tab.
 */
export const subscribeToLiveEvents = (
  subscribe: Subscribe,
  onEvent: (event: LiveEvent, isSubscriber: boolean) => void,
  signal: AbortSignal,
): void => {
  const otherTabs = new BroadcastChannel(channelName);
  signal.addEventListener('abort', () => otherTabs.close());
  const onOtherTab = withoutDuplicates((event) => onEvent(event, false));
  otherTabs.addEventListener('message', ({ data }: MessageEvent<LiveEvent>) => onOtherTab(data));
  const publish = withoutDuplicates((event) => {
    otherTabs.postMessage(event);
    onEvent(event, true);
  });
  const start = (): Promise<void> => keepSubscribed(subscribe, publish, signal);
  // Web Locks exist in secure contexts only; without them each tab subscribes itself.
  if ('locks' in navigator)
    void navigator.locks.request(channelName, { signal }, start).catch(() => undefined);
  else void start();
};
