import type { Gauge } from '#kernel/gauge.ts';
import { token } from '#kernel/token.ts';
import type { PrometheusMeters, ProviderCall, Request } from './prometheus-meters.ts';

/**
 * Counters and gauges of this process. Nothing is counted before `open`: a command exposes no metrics, and starts
 * without prom-client.
 */
export class Meters {
  readonly #gauges: Gauge[] = [];
  #opening: Promise<PrometheusMeters> | undefined;
  #opened: PrometheusMeters | undefined;

  /** Starts counting. */
  async open(): Promise<PrometheusMeters> {
    return (this.#opening ??= this.#load());
  }

  answered(request: Request): void {
    this.#opened?.answered(request);
  }

  providerCalled(call: ProviderCall): void {
    this.#opened?.providerCalled(call);
  }

  jobEnded(job: string, outcome: 'completed' | 'failed'): void {
    this.#opened?.jobEnded(job, outcome);
  }

  signInRefused(): void {
    this.#opened?.signInRefused();
  }

  webhookRefused(signature: 'fresh' | 'other'): void {
    this.#opened?.webhookRefused(signature);
  }

  /** Adds a gauge that is read with each scrape. */
  watch(gauge: Gauge): void {
    this.#gauges.push(gauge);
    this.#opened?.watch(gauge);
  }

  /** All metrics in the Prometheus text format. */
  async render(): Promise<Readonly<{ type: string; text: string }>> {
    return (await this.open()).render();
  }

  async #load(): Promise<PrometheusMeters> {
    const { PrometheusMeters } = await import('./prometheus-meters.ts');
    const opened = new PrometheusMeters();
    for (const gauge of this.#gauges) opened.watch(gauge);
    this.#opened = opened;
    return opened;
  }
}
export const MetersToken = token<Meters>('platform.Meters');
