import { divideHalfUp, Money } from './money.ts';
import type { Currency } from './currency.ts';

const scale = 1_000_000n;

/** How many units of a currency one euro buys, to six decimals, as the ECB quotes it. */
export class EuroRate {
  readonly #scaled: bigint;

  private constructor(scaled: bigint) {
    this.#scaled = scaled;
  }

  /** @throws RangeError when the text is not a positive decimal with at most six places. */
  static parse(text: string): EuroRate {
    const match = /^(\d+)(?:\.(\d{1,6})0*)?$/.exec(text);
    const scaled = match ? BigInt(match[1]!) * scale + BigInt((match[2] ?? '').padEnd(6, '0')) : 0n;
    if (scaled <= 0n) throw new RangeError(`not a rate: ${text}`);
    return new EuroRate(scaled);
  }

  /** Into euro, half-up to the cent at the third digit; never by the inverse rate. */
  toEuro(amount: Money): Money<'EUR'> {
    return Money.ofMinor(divideHalfUp(amount.minor * scale, this.#scaled), 'EUR');
  }

  /** Out of euro, half-up. */
  fromEuro<C extends Currency>(amount: Money<'EUR'>, currency: C): Money<C> {
    return Money.ofMinor(divideHalfUp(amount.minor * this.#scaled, scale), currency);
  }

  toString(): string {
    const whole = this.#scaled / scale;
    const fraction = String(this.#scaled % scale)
      .padStart(6, '0')
      .replace(/0+$/, '');
    return fraction ? `${whole}.${fraction}` : String(whole);
  }
}

/** The irrevocable rate of the lev: 1 EUR = 1.95583 BGN (Euro Introduction Act, in force 1 January 2026). */
export const fixedLevRate = EuroRate.parse('1.95583');
export const euroParity = EuroRate.parse('1');
