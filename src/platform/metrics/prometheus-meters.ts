import { collectDefaultMetrics, Counter, Gauge as PrometheusGauge, Histogram, Registry } from 'prom-client';
import type { Gauge } from '#kernel/gauge.ts';

/** Seconds; they include the promised limits (performance, reliability). */
const requestBuckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const providerBuckets = [0.05, 0.1, 0.25, 0.5, 1, 2, 4, 8];

/** One answered request; `route` is the pattern, not the path. */
export type Request = Readonly<{ method: string; route: string; status: number; seconds: number }>;
/** One call to the card provider; `status` is `0` without an answer. */
export type ProviderCall = Readonly<{ method: string; status: string; seconds: number }>;

/** Counters, histograms and gauges of this process in one registry of prom-client. */
export class PrometheusMeters {
  readonly #registry = new Registry();
  readonly #requests: Histogram<'method' | 'route' | 'status'>;
  readonly #providerCalls: Histogram<'method' | 'status'>;
  readonly #jobs: Counter<'job' | 'outcome'>;
  readonly #webhooksRefused: Counter<'signature'>;
  readonly #unread: Counter<'gauge'>;
  readonly #refusedSignIns: Counter;

  constructor() {
    const registers = [this.#registry];
    this.#requests = new Histogram({
      name: 'plateno_http_request_seconds',
      help: 'Duration of requests by route pattern and status.',
      labelNames: ['method', 'route', 'status'],
      buckets: requestBuckets,
      registers,
    });
    this.#providerCalls = new Histogram({
      name: 'plateno_provider_call_seconds',
      help: 'Duration of calls to the card provider; status 0 means no answer.',
      labelNames: ['method', 'status'],
      buckets: providerBuckets,
      registers,
    });
    this.#jobs = new Counter({
      name: 'plateno_jobs_total',
      help: 'Jobs done by this process, by outcome.',
      labelNames: ['job', 'outcome'],
      registers,
    });
    this.#webhooksRefused = new Counter({
      name: 'plateno_webhooks_refused_total',
      help: 'Webhook events refused for their signature: `fresh` ones are dated within five minutes, `other` ones may be forged.',
      labelNames: ['signature'],
      registers,
    });
    // A rate needs a sample from before the first refusal.
    for (const signature of ['fresh', 'other']) this.#webhooksRefused.inc({ signature }, 0);
    this.#unread = new Counter({
      name: 'plateno_gauge_failures_total',
      help: 'Gauges that could not be read at a scrape.',
      labelNames: ['gauge'],
      registers,
    });
    this.#refusedSignIns = new Counter({
      name: 'plateno_sign_ins_refused_total',
      help: 'Sign-ins with a wrong name or password, or of an account that may not sign in.',
      registers,
    });
  }

  /** The process itself: processor time, memory, event loop. */
  watchProcess(): void {
    collectDefaultMetrics({ register: this.#registry });
  }

  answered({ seconds, method, route, status }: Request): void {
    this.#requests.observe({ method, route, status }, seconds);
  }

  providerCalled({ seconds, ...labels }: ProviderCall): void {
    this.#providerCalls.observe(labels, seconds);
  }

  jobEnded(job: string, outcome: 'completed' | 'failed'): void {
    this.#jobs.inc({ job, outcome });
  }

  signInRefused(): void {
    this.#refusedSignIns.inc();
  }

  webhookRefused(signature: 'fresh' | 'other'): void {
    this.#webhooksRefused.inc({ signature });
  }

  /** A gauge that fails is left out of the answer and counted as a failure. */
  watch({ name, help, labels = [], read }: Gauge): void {
    const unread = this.#unread;
    new PrometheusGauge({
      name,
      help,
      labelNames: [...labels],
      registers: [this.#registry],
      async collect() {
        this.reset();
        try {
          const measured = await read();
          if (typeof measured === 'number') this.set(measured);
          else for (const one of measured) this.set(one.labels, one.value);
        } catch {
          this.remove();
          unread.inc({ gauge: name });
        }
      },
    });
  }

  names(): string[] {
    return this.#registry.getMetricsAsArray().map(({ name }) => name);
  }

  async render(): Promise<Readonly<{ type: string; text: string }>> {
    return { type: this.#registry.contentType, text: await this.#registry.metrics() };
  }
}
