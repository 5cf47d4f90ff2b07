import type { Config } from '../config.ts';
import { traceWith } from './tracing.ts';

/**
 * Starts tracing when a collector is configured; its packages are loaded only then. @returns a function that
 * flushes and stops
 */
export const startTracing = async ({ endpoint, share }: Config['traces']): Promise<() => Promise<void>> => {
  if (endpoint === undefined) return async () => undefined;
  const { openTelemetry } = await import('./open-telemetry.ts');
  const tracer = openTelemetry({ endpoint, share });
  traceWith(tracer);
  return async () => {
    traceWith(undefined);
    await tracer.close();
  };
};
