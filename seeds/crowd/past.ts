import { businessDateOf } from '#kernel/business-date.ts';
import { Deals } from './deals.ts';
import { heap } from './dice.ts';
import { openCounter } from './links.ts';
import type { Paperwork } from './paperwork.ts';
import { ratesOfDay, type RateTables } from './rates-of-day.ts';
import { momentOf, pastDays, type PastDay } from './rhythm.ts';
import { kinds } from './shops.ts';
import type { CrowdWish } from './wish.ts';
import type { Happening, Shop, World } from './world.ts';
import type { Accounts } from './write-payments.ts';

type Parts = Readonly<{
  shops: readonly Shop[];
  accounts: Accounts;
  paperwork: Paperwork;
  rateTables: RateTables;
}>;

const happeningsAtOnce = 2_000;

/** Generates the history of all shops day by day, so that document numbers and hashes follow the calendar. */
export class Past {
  readonly #world: World;
  readonly #parts: Parts;
  readonly #deals: Deals;
  readonly #heapedShares: readonly number[];
  /** Events already scheduled for a later day. */
  readonly #later = new Map<string, Happening[]>();

  constructor(world: World, parts: Parts) {
    this.#world = world;
    this.#parts = parts;
    this.#heapedShares = heap(parts.shops.map(({ share }) => share));
    const putOff = (happening: Happening): void => this.#putOff(happening);
    this.#deals = new Deals(world, { ...parts, putOff });
  }

  /** @param advance called with the number of further payments */
  async tell(request: CrowdWish, advance: (payments: number) => void): Promise<void> {
    const { shops, rateTables, paperwork } = this.#parts;
    for (const shop of shops) openCounter(this.#world, shop, kinds[shop.trade].sales);
    let [begun, unsent] = [0, 0];
    for (const day of pastDays(request)) {
      const count = day.begunUntil - begun;
      begun = day.begunUntil;
      const happenings = [...this.#takeLater(day), ...Array.from({ length: count }, () => this.#visit(day))];
      const rates = await ratesOfDay(rateTables, day.date);
      const inOrder = happenings.toSorted((one, other) => one.at.getTime() - other.at.getTime());
      for (const { tell } of inOrder) await tell(rates);
      // Events that were scheduled for the same day.
      for (const { tell } of this.#takeLater(day)) await tell(rates);
      advance(count);
      unsent += happenings.length;
      if (unsent < happeningsAtOnce) continue;
      await this.#world.rows.send();
      unsent = 0;
    }
    paperwork.end();
    for (const { merchant, orders } of shops) {
      this.#world.rows.add('order_counters', { merchantId: merchant.id, nextNumber: orders });
    }
    await this.#world.rows.end();
  }

  #takeLater({ date }: PastDay): Happening[] {
    const known = this.#later.get(date) ?? [];
    this.#later.delete(date);
    return known;
  }

  #putOff(happening: Happening): void {
    const date = businessDateOf(happening.at);
    const known = this.#later.get(date);
    if (known === undefined) this.#later.set(date, [happening]);
    else known.push(happening);
  }

  /** A customer of one of the shops open by then, who may or may not pay. */
  #visit(day: PastDay): Happening {
    const { random } = this.#world;
    const { shops } = this.#parts;
    const open = shops.findLastIndex(({ opened }) => opened < day.start) + 1;
    const shop = shops[random.place(this.#heapedShares, open)]!;
    const at = momentOf(day, shop.trade, random);
    return { at, tell: (rates) => this.#deals.make(shop, at, rates) };
  }
}
