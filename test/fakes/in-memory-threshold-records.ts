import type { ThresholdRecords } from '#modules/closing/ports/threshold-records.ts';

/** The threshold of 2026 for every year. */
export class InMemoryThresholdRecords implements ThresholdRecords {
  readonly #alerts = new Set<string>();

  async limitOf(): Promise<number> {
    return 5_113_000;
  }

  async claimAlert({
    merchantId,
    year,
    step,
    limit,
  }: Parameters<ThresholdRecords['claimAlert']>[0]): Promise<boolean> {
    const key = `${merchantId} ${year} ${step} ${limit}`;
    const isNew = !this.#alerts.has(key);
    this.#alerts.add(key);
    return isNew;
  }
}
