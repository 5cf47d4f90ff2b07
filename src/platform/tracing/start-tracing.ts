import type { Config } from '../config.ts';
import { traceWith } from './tracing.ts';

/** Only when a collector is named; its packages are loaded only then. @returns what ends it and sends the rest */
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
