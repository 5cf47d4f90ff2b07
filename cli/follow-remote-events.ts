import { setTimeout as pause } from 'node:timers/promises';
import type { MerchantEvent } from '#contract/integrations/merchant-events.ts';
import { ApiRefusal, callApi, type RemoteApi } from './remote-api.ts';

type Options = Readonly<{
  types: string | undefined;
  signal: AbortSignal;
  /** The pause before the first new connection, which doubles; a second unless given. */
  firstPauseMs?: number;
  /** The stream is open: events from now on are received. */
  opened(): void;
  /** The connection was interrupted. */
  interrupted(pauseMs: number): void;
}>;

const defaultPauseMs = 1_000;
const longestPauseMs = 15_000;

/** The events of one connection (HTML Standard, “Server-sent events”); comments keep it open. */
async function* eventsIn(answer: Response): AsyncGenerator<MerchantEvent> {
  let text = '';
  for await (const chunk of answer.body!.pipeThrough(new TextDecoderStream())) {
    const blocks = (text + chunk).split('\n\n');
    text = blocks.pop()!;
    for (const block of blocks) {
      const data = block.split('\n').find((line) => line.startsWith('data: '));
      if (data !== undefined) yield JSON.parse(data.slice('data: '.length)) as MerchantEvent;
    }
  }
}

const isFinal = (error: unknown): boolean =>
  error instanceof ApiRefusal && error.status < 500 && error.status !== 429;

/**
 * The events of the key's merchant from now on. After an interruption it goes on after the last event.
 * @throws ApiRefusal
 */
export async function* followRemoteEvents(
  api: RemoteApi,
  { types, signal, opened, interrupted, firstPauseMs = defaultPauseMs }: Options,
): AsyncGenerator<MerchantEvent> {
  const query = types === undefined ? '' : `?${new URLSearchParams({ type: types })}`;
  let last: string | undefined;
  let pauseMs = firstPauseMs;
  while (!signal.aborted) {
    try {
      const headers = { ...(last !== undefined && { 'last-event-id': last }) };
      const answer = await callApi(api, `/events/stream${query}`, { headers, signal });
      opened();
      for await (const event of eventsIn(answer)) {
        yield event;
        last = event.id;
        pauseMs = firstPauseMs;
      }
    } catch (error) {
      if (isFinal(error)) throw error;
    }
    if (signal.aborted) return;
    interrupted(pauseMs);
    await pause(pauseMs, undefined, { signal }).catch(() => undefined);
    pauseMs = Math.min(pauseMs * 2, longestPauseMs);
  }
}
