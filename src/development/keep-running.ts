import type { ChildProcess } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';

/**
 * Reports that the server has ended by itself, that it waits for room on its disk, or that it did not start again; the
 * last report is final.
 */
export type OnEnd = (about: Readonly<{ reason: string; isFinal: boolean; isDiskFull?: boolean }>) => void;

type Server = Readonly<{
  onEnd: OnEnd;
  /** Starts it on the same files and port. */
  again: () => Promise<ChildProcess>;
  stop: (server: ChildProcess) => Promise<void>;
}>;

/** PostgreSQL refuses to start while connections of the killed server still end. */
const mostAttempts = 40;
const betweenTriesMs = 250;
/** Pause while the disk is full: how long is decided by a person who makes room. */
const betweenLooksMs = 2_000;
/** The system's text for ENOSPC; the server's log is in English. */
const isDiskFull = (reason: unknown): boolean => String(reason).includes('No space left on device');

export const hasEnded = ({ exitCode, signalCode }: ChildProcess): boolean =>
  exitCode !== null || signalCode !== null;

const isOver = (server: ChildProcess): Promise<string> =>
  new Promise((resolve) => {
    const tell = (): void => resolve(String(server.signalCode ?? server.exitCode));
    if (hasEnded(server)) tell();
    else server.once('exit', tell);
  });

/**
 * Starts a server that ends by itself again, until it is stopped.
 *
 * @returns stops it for good
 */
export const keepRunning = (first: ChildProcess, { onEnd, again, stop }: Server): (() => Promise<void>) => {
  const stopped = new AbortController();
  const { signal } = stopped;
  let server = first;

  const startAgain = async (): Promise<boolean> => {
    let reason: unknown;
    let isWaiting = false;
    for (let attempt = 1; attempt <= mostAttempts && !signal.aborted;) {
      try {
        server = await again();
        return true;
      } catch (error) {
        reason = error;
      }
      const isFull = isDiskFull(reason);
      if (isFull && !isWaiting) onEnd({ reason: String(reason), isFinal: false, isDiskFull: true });
      isWaiting ||= isFull;
      if (!isFull) attempt += 1;
      await pause(isFull ? betweenLooksMs : betweenTriesMs, undefined, { signal }).catch(() => undefined);
    }
    if (!signal.aborted) onEnd({ reason: String(reason), isFinal: true });
    return false;
  };
  const watch = async (): Promise<void> => {
    for (;;) {
      const reason = await isOver(server);
      if (signal.aborted) return;
      onEnd({ reason, isFinal: false });
      if (!(await startAgain())) return;
    }
  };
  const watching = watch();
  return async () => {
    stopped.abort();
    await stop(server);
    await watching;
    // It may have been started again meanwhile.
    await stop(server);
  };
};
