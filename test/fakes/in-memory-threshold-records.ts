import type { ThresholdStep } from '#modules/closing/domain/vat-threshold.ts';
import type { ThresholdRecords } from '#modules/closing/ports/threshold-records.ts';

/** The threshold of 2026 for every year. */
export class InMemoryThresholdRecords implements ThresholdRecords {
  readonly #alerts = new Set<string>();

  async limitOf(): Promise<number> {
    return 5_113_000;
  }

  async claimAlert(merchantId: number, year: number, step: ThresholdStep): Promise<boolean> {
    const key = `${merchantId} ${year} ${step}`;
    const isNew = !this.#alerts.has(key);
    this.#alerts.add(key);
    return isNew;
  }
}
