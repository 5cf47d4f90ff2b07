import { setTimeout as pause } from 'node:timers/promises';
import { isConnectionLost } from './connection-lost.ts';

/** Milliseconds after which a lost connection is reported. */
const mostMs = 10_000;
/** On a loaded machine one attempt may take longer than that. */
const fewestAttempts = 30;
const betweenTriesMs = 250;

/**
 * Runs a step of a start again while its connection to PostgreSQL is lost, for about ten seconds. The step must be
 * one that may run twice.
 *
 * @throws the last error when they are over, and every other error at once
 */
export const tryAgain = async <T>(step: () => Promise<T>): Promise<T> => {
  const end = performance.now() + mostMs;
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await step();
    } catch (error) {
      const isOver = attempt >= fewestAttempts && performance.now() > end;
      if (isOver || !isConnectionLost(error)) throw error;
      await pause(betweenTriesMs);
    }
  }
};
