import type { NewTurnover, OtherTurnovers } from '#modules/closing/ports/threshold-records.ts';

const byDay = (one: { day: string; id: number }, other: { day: string; id: number }): number =>
  one.day === other.day ? one.id - other.id : one.day < other.day ? -1 : 1;

export class InMemoryOtherTurnovers implements OtherTurnovers {
  #rows: (NewTurnover & Readonly<{ id: number }>)[] = [];
  #last = 0;

  async ofYear(merchantId: number, year: number) {
    return this.#rows
      .filter((row) => row.merchantId === merchantId && row.day.startsWith(String(year)))
      .toSorted(byDay)
      .map(({ id, day, minor, note, country }) => ({ id, day, minor, note, country }));
  }

  async merchants(year: number): Promise<readonly number[]> {
    const ofYear = this.#rows.filter(({ day }) => day.startsWith(String(year)));
    return [...new Set(ofYear.map(({ merchantId }) => merchantId))].toSorted((one, two) => one - two);
  }

  async add(turnover: NewTurnover): Promise<number> {
    this.#last += 1;
    this.#rows.push({ ...turnover, id: this.#last });
    return this.#last;
  }

  async remove(merchantId: number, id: number): Promise<boolean> {
    const left = this.#rows.filter((row) => row.merchantId !== merchantId || row.id !== id);
    const isRemoved = left.length < this.#rows.length;
    this.#rows = left;
    return isRemoved;
  }
}
