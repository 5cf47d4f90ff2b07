import type { Clock } from '#kernel/clock.ts';
import { networkOf } from '#kernel/network-of.ts';
import type { RateLimits } from '#kernel/rate-limits.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import { AddressNotProven, PayerLinkGone } from '../domain/failures.ts';
import { endOf } from '../domain/lifetime.ts';
import type { PayerRows } from './payer-rows.ts';

type Deps = Readonly<{ rows: PayerRows; limits: RateLimits; work: UnitOfWork; clock: Clock }>;

const minute = 60;
const opens = { name: 'payer-open', times: 30, seconds: minute };
const reads = { name: 'payer-read', times: 120, seconds: minute };

/** Opens and closes the place of a payer: by a mailed link once, then by the cookie of the one browser that used it. */
export class PayerPlaces {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** Changes nothing: scanners of mail follow links, too. @throws RateLimited, PayerLinkGone */
  async mustBeOpenLink(secret: string, ip: string): Promise<void> {
    const { rows, limits, clock } = this.#deps;
    await limits.take(opens, networkOf(ip));
    if (!(await rows.isOpenLink(secret, clock.now()))) throw new PayerLinkGone();
  }

  /** @returns the secret of the cookie @throws RateLimited, PayerLinkGone */
  async open(secret: string, ip: string): Promise<string> {
    const { rows, limits, work, clock } = this.#deps;
    await limits.take(opens, networkOf(ip));
    return work.transact(async () => {
      const at = clock.now();
      const email = await rows.useLink(secret, at);
      if (email === null) throw new PayerLinkGone();
      return rows.openSession({ email, at, expiresAt: endOf(at) });
    });
  }

  /** @returns the proven address, in lower case @throws RateLimited, AddressNotProven */
  async proven(cookie: string | undefined, ip: string): Promise<string> {
    const { rows, limits, clock } = this.#deps;
    await limits.take(reads, networkOf(ip));
    const email = cookie === undefined ? null : await rows.provenBy(cookie, clock.now());
    if (email === null) throw new AddressNotProven();
    return email;
  }

  /** Whether the browser has a place open. */
  async isProven(cookie: string | undefined): Promise<boolean> {
    const { rows, clock } = this.#deps;
    return cookie !== undefined && (await rows.provenBy(cookie, clock.now())) !== null;
  }

  /** The cookie proves nothing any more. */
  async leave(cookie: string | undefined): Promise<void> {
    if (cookie !== undefined) await this.#deps.rows.endSession(cookie);
  }
}
