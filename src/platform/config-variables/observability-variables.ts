import * as z from 'zod';
import { port, text, variables } from './variable.ts';

/** Metrics, health and traces. */
export const observabilityVariables = {
  METRICS_PORT: port().optional().register(variables, {
    description: 'port of /metrics, /healthz and /readyz of the server',
    example: '8089',
    defaultText: 'PORT+9',
  }),
  WORKER_METRICS_PORT: port().optional().register(variables, {
    description: 'port of /metrics, /healthz and /readyz of the worker',
    example: '8090',
    defaultText: 'METRICS_PORT+1; in development any free port, which the worker prints',
  }),
  METRICS_HOST: text().default('127.0.0.1').register(variables, {
    description: 'the interface of the metrics ports',
    example: '127.0.0.1',
    details: 'Another interface belongs behind the firewall: [monitoring](operations/monitoring.md).',
  }),
  OTEL_EXPORTER_OTLP_ENDPOINT: z
    .url({ protocol: /^https?$/ })
    .optional()
    .register(variables, {
      description: 'the OpenTelemetry collector of traces',
      example: 'http://127.0.0.1:4318',
      details: 'Unset: nothing is traced. [Traces](operations/monitoring.md#traces).',
    }),
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(1).register(variables, {
    description: 'share of traces that are kept',
    example: '0.05',
  }),
};
