import { businessDateOf } from '#kernel/business-date.ts';
import { SyntheticSales } from './synthetic-sales.ts';
import { cumulativeSums } from './random-source.ts';
import { openCounter } from './links.ts';
import type { SyntheticDocuments } from './synthetic-documents.ts';
import { ratesOfDay, type RateTables } from './rates-of-day.ts';
import { momentOf, pastDays, type HistoryDay } from './seasonality.ts';
import { kinds } from './shops.ts';
import type { SyntheticDataRequest } from './request.ts';
import type { HistoryEvent, Shop, GeneratorContext } from './context.ts';
import type { Accounts } from './write-payments.ts';

type Parts = Readonly<{
  shops: readonly Shop[];
  accounts: Accounts;
  documents: SyntheticDocuments;
  rateTables: RateTables;
}>;

const batchSize = 2_000;

/** Generates the history of all shops day by day, so that document numbers and hashes follow the calendar. */
export class SyntheticHistory {
  readonly #context: GeneratorContext;
  readonly #parts: Parts;
  readonly #sales: SyntheticSales;
  readonly #cumulativeShares: readonly number[];
  /** Events already scheduled for a later day. */
  readonly #later = new Map<string, HistoryEvent[]>();

  constructor(context: GeneratorContext, parts: Parts) {
    this.#context = context;
    this.#parts = parts;
    this.#cumulativeShares = cumulativeSums(parts.shops.map(({ share }) => share));
    const scheduleEvent = (event: HistoryEvent): void => this.#schedule(event);
    this.#sales = new SyntheticSales(context, { ...parts, scheduleEvent });
  }

  /** @param advance called with the number of further payments */
  async generate(request: SyntheticDataRequest, advance: (payments: number) => void): Promise<void> {
    const { shops, rateTables, documents } = this.#parts;
    for (const shop of shops) openCounter(this.#context, shop, kinds[shop.trade].sales);
    let [begun, unsent] = [0, 0];
    for (const day of pastDays(request)) {
      const count = day.begunUntil - begun;
      begun = day.begunUntil;
      const events = [...this.#takeLater(day), ...Array.from({ length: count }, () => this.#saleEvent(day))];
      const rates = await ratesOfDay(rateTables, day.date);
      const inOrder = events.toSorted((one, other) => one.at.getTime() - other.at.getTime());
      for (const { apply } of inOrder) await apply(rates);
      // Events that were scheduled for the same day.
      for (const { apply } of this.#takeLater(day)) await apply(rates);
      advance(count);
      unsent += events.length;
      if (unsent < batchSize) continue;
      await this.#context.rows.send();
      unsent = 0;
    }
    documents.end();
    for (const { merchant, orders } of shops) {
      this.#context.rows.add('order_counters', { merchantId: merchant.id, nextNumber: orders });
    }
    await this.#context.rows.end();
  }

  #takeLater({ date }: HistoryDay): HistoryEvent[] {
    const known = this.#later.get(date) ?? [];
    this.#later.delete(date);
    return known;
  }

  #schedule(event: HistoryEvent): void {
    const date = businessDateOf(event.at);
    const known = this.#later.get(date);
    if (known === undefined) this.#later.set(date, [event]);
    else known.push(event);
  }

  /** A customer of one of the shops open by then, who may or may not pay. */
  #saleEvent(day: HistoryDay): HistoryEvent {
    const { random } = this.#context;
    const { shops } = this.#parts;
    const open = shops.findLastIndex(({ opened }) => opened < day.start) + 1;
    const shop = shops[random.weighted(this.#cumulativeShares, open)]!;
    const at = momentOf(day, shop.trade, random);
    return { at, apply: (rates) => this.#sales.make(shop, at, rates) };
  }
}
