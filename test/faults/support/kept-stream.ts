import { setTimeout as pause } from 'node:timers/promises';
import { followEvents } from '#test/support/application/follow-events.ts';

/** The product's `retry:`. */
const reconnectMs = 1_000;

/** The merchant's live events, as the portal follows them: an ended stream is opened again with the last id. */
export const keepStream = (serverUrl: string, token: string) => {
  const payments = new Set<number>();
  /** Count of each status; 0 without an answer. */
  const statuses = new Map<number, number>();
  let current: Awaited<ReturnType<typeof followEvents>> | undefined;
  let lastId: string | undefined;
  let isOver = false;

  const read = (): void => {
    for (const { name, id, data } of current?.received ?? []) {
      if (name !== 'payment') continue;
      payments.add((data as { paymentId: number }).paymentId);
      lastId = id;
    }
  };
  const run = async (): Promise<void> => {
    while (!isOver) {
      const opened = await followEvents(`${serverUrl}/api/merchants/me/events`, token, lastId).catch(
        () => undefined,
      );
      const status = opened?.status ?? 0;
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      current = opened;
      await opened?.ended;
      read();
      if (!isOver) await pause(reconnectMs);
    }
  };
  const running = run();
  return {
    statuses,
    /** Payments that the stream has named so far. */
    payments: (): ReadonlySet<number> => {
      read();
      return payments;
    },
    end: async (): Promise<void> => {
      isOver = true;
      current?.leave();
      await running;
    },
  };
};
