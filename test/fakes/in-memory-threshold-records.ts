import type { NewTurnover, ThresholdRecords } from '#modules/closing/ports/threshold-records.ts';

const byDay = (one: { day: string; id: number }, other: { day: string; id: number }): number =>
  one.day === other.day ? one.id - other.id : one.day < other.day ? -1 : 1;

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

  #rows: (NewTurnover & Readonly<{ id: number }>)[] = [];
  #last = 0;

  async otherTurnoverOf(merchantId: number, year: number) {
    return this.#rows
      .filter((row) => row.merchantId === merchantId && row.day.startsWith(String(year)))
      .toSorted(byDay)
      .map(({ id, day, minor, note, country }) => ({ id, day, minor, note, country }));
  }

  async merchantsWithOther(year: number): Promise<readonly number[]> {
    const ofYear = this.#rows.filter(({ day }) => day.startsWith(String(year)));
    return [...new Set(ofYear.map(({ merchantId }) => merchantId))].toSorted((one, two) => one - two);
  }

  async addTurnover(turnover: NewTurnover): Promise<number> {
    this.#last += 1;
    this.#rows.push({ ...turnover, id: this.#last });
    return this.#last;
  }

  async removeTurnover(merchantId: number, id: number): Promise<boolean> {
    const left = this.#rows.filter((row) => row.merchantId !== merchantId || row.id !== id);
    const isRemoved = left.length < this.#rows.length;
    this.#rows = left;
    return isRemoved;
  }
}
