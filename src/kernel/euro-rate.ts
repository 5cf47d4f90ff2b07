import { divideHalfUp, Money } from './money.ts';
import type { Currency } from './currency.ts';

const scale = 1_000_000n;

/** Units of a currency for one euro, to six decimals, as the ECB quotes it. */
export class EuroRate {
  readonly #scaled: bigint;

  private constructor(scaled: bigint) {
    this.#scaled = scaled;
  }

  /** Reads a decimal, `1.95583`. @throws RangeError when it is not positive or has more than six places */
  static parse(text: string): EuroRate {
    const match = /^(\d+)(?:\.(\d{1,6})0*)?$/.exec(text);
    const scaled = match ? BigInt(match[1]!) * scale + BigInt((match[2] ?? '').padEnd(6, '0')) : 0n;
    if (scaled <= 0n) throw new RangeError(`not a rate: ${text}`);
    return new EuroRate(scaled);
  }

  /** Converts to euro, half-up to the cent by the third decimal; divides by the rate and never uses its inverse. */
  toEuro(amount: Money): Money<'EUR'> {
    return Money.ofMinor(divideHalfUp(amount.minor * scale, this.#scaled), 'EUR');
  }

  /** Converts from euro, half-up to the minor unit. */
  fromEuro<C extends Currency>(amount: Money<'EUR'>, currency: C): Money<C> {
    return Money.ofMinor(divideHalfUp(amount.minor * this.#scaled, scale), currency);
  }

  /** Without trailing zeros: `1.95583`, `1`. */
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
/** The rate of the euro to itself. */
export const euroParity = EuroRate.parse('1');
