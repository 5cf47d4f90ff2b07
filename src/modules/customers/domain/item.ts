import { InvalidFields, type FieldProblem } from '#kernel/failure.ts';
import { divideHalfUp } from '#kernel/money.ts';
import { stepOf, unitPriceOf, type UnitPrice } from '#kernel/unit-price.ts';
import { RecordArchived, RecordChanged } from './failures.ts';

/** VAT in percent. */
export type ItemRate = 20 | 9 | 0;

/** What a merchant edits. */
export type ItemProfile = Readonly<{
  /** The merchant's own; unique when given. */
  code: string | null;
  name: string;
  nameEn: string | null;
  unit: string;
  /** With VAT when `priceHoldsVat`, else without. */
  price: UnitPrice;
  priceHoldsVat: boolean;
  rate: ItemRate;
  /** The legal ground of 0 %. */
  zeroGround: string | null;
}>;

/** An item as stored. */
export type ItemRecord = ItemProfile &
  Readonly<{ id: number; merchantId: number; createdAt: Date; archivedAt: Date | null; version: number }>;
/** An item without an id: the database generates it. */
export type NewItem = Omit<ItemRecord, 'id'>;

/** Both prices of one unit. */
export type ItemPrices = Readonly<{
  gross: UnitPrice;
  net: UnitPrice;
  /** Whether `net` and its VAT, rounded, add up to `gross`. */
  isNetExact: boolean;
}>;

/**
 * Both prices of an item. The stored price is never changed; the other one is rounded half-up to as many decimals, and to the
 * cent at least. Of a price with VAT the gross stays exact, and some of them have no such net (0.03 at 20 %).
 */
export const pricesOf = ({
  price,
  priceHoldsVat,
  rate,
}: Pick<ItemProfile, 'price' | 'priceHoldsVat' | 'rate'>): ItemPrices => {
  const percent = BigInt(rate);
  const step = stepOf(price);
  const given = price.millionths / step;
  const priceAt = (steps: bigint): UnitPrice => unitPriceOf(steps * step, price.currency);
  const withVat = (net: bigint): bigint => net + divideHalfUp(net * percent, 100n);
  if (!priceHoldsVat) return { gross: priceAt(withVat(given)), net: price, isNetExact: true };
  const net = divideHalfUp(given * 100n, 100n + percent);
  return { gross: price, net: priceAt(net), isNetExact: withVat(net) === given };
};

/** Problems of the given fields of a profile. */
export const itemProblems = ({ rate, zeroGround = null }: Partial<ItemProfile>): FieldProblem[] =>
  zeroGround !== null && rate !== undefined && rate !== 0
    ? [{ field: 'zeroGround', code: 'fields.ground-of-zero-only' }]
    : [];

/** An item of a price list. Documents keep the line as it was: changes here do not reach them. */
export class Item {
  #record: ItemRecord;

  private constructor(record: ItemRecord) {
    this.#record = record;
  }

  /** @throws InvalidFields */
  static create(merchantId: number, profile: ItemProfile, now: Date): NewItem {
    const problems = itemProblems(profile);
    if (problems.length > 0) throw new InvalidFields(problems);
    return { ...profile, merchantId, createdAt: now, archivedAt: null, version: 1 };
  }

  static restore(record: ItemRecord): Item {
    return new Item(record);
  }

  toRecord(): ItemRecord {
    return { ...this.#record };
  }

  get isArchived(): boolean {
    return this.#record.archivedAt !== null;
  }

  /** @param version the one that the change was made from @throws RecordChanged, RecordArchived, InvalidFields */
  change(profile: ItemProfile, version: number): void {
    if (version !== this.#record.version) throw new RecordChanged();
    if (this.isArchived) throw new RecordArchived();
    const problems = itemProblems(profile);
    if (problems.length > 0) throw new InvalidFields(problems);
    this.#next(profile);
  }

  /** @returns whether it changes */
  archive(isArchived: boolean, now: Date): boolean {
    if (isArchived === this.isArchived) return false;
    this.#next({ archivedAt: isArchived ? now : null });
    return true;
  }

  #next(changes: Partial<ItemRecord>): void {
    this.#record = { ...this.#record, ...changes, version: this.#record.version + 1 };
  }
}
