import type { Random } from '#kernel/random.ts';

/** Unique values in a reproducible order. */
export class CountingRandom implements Random {
  #count = 0;

  uuid(): string {
    this.#count += 1;
    return `00000000-0000-4000-8000-${String(this.#count).padStart(12, '0')}`;
  }

  token(): string {
    return this.uuid();
  }

  bytes(count: number): Uint8Array {
    this.#count += 1;
    return new Uint8Array(count).fill(this.#count);
  }
}
