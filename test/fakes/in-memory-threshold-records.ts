import type { ThresholdStep } from '#modules/closing/domain/vat-threshold.ts';
import type { NewTurnover, ThresholdRecords } from '#modules/closing/ports/threshold-records.ts';

const byDay = (one: { day: string; id: number }, other: { day: string; id: number }): number =>
  one.day === other.day ? one.id - other.id : one.day < other.day ? -1 : 1;

/** The threshold of 2026 for every year. */
export class InMemoryThresholdRecords implements ThresholdRecords {
  #rows: (NewTurnover & Readonly<{ id: number }>)[] = [];
  readonly #alerts = new Set<string>();
  #last = 0;

  async limitOf(): Promise<number> {
    return 5_113_000;
  }

  async otherOf(merchantId: number, year: number) {
    return this.#rows
      .filter((row) => row.merchantId === merchantId && row.day.startsWith(String(year)))
      .toSorted(byDay)
      .map(({ id, day, minor, note }) => ({ id, day, minor, note }));
  }

  async addOther(turnover: NewTurnover): Promise<number> {
    this.#last += 1;
    this.#rows.push({ ...turnover, id: this.#last });
    return this.#last;
  }

  async removeOther(merchantId: number, id: number): Promise<boolean> {
    const left = this.#rows.filter((row) => row.merchantId !== merchantId || row.id !== id);
    const isRemoved = left.length < this.#rows.length;
    this.#rows = left;
    return isRemoved;
  }

  async claimAlert(merchantId: number, year: number, step: ThresholdStep): Promise<boolean> {
    const key = `${merchantId} ${year} ${step}`;
    const isNew = !this.#alerts.has(key);
    this.#alerts.add(key);
    return isNew;
  }
}
