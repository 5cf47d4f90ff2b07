import { businessDateOf } from '#kernel/business-date.ts';
import type { Clock } from '#kernel/clock.ts';
import { jobType } from '#kernel/jobs.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { ProformaRows } from './proforma-rows.ts';

/** Each night: what had its last day is EXPIRED. */
export const expiryDue = jobType('proformas.expire');

type Deps = Readonly<{ rows: Pick<ProformaRows, 'expire'>; work: UnitOfWork; clock: Clock }>;

/** Stores which proformas have had their last day; reading shows it before. Money that comes later still finds them. */
export class ExpireProformas {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** @returns how many */
  async execute(): Promise<number> {
    const { rows, work, clock } = this.#deps;
    const now = clock.now();
    return work.transact(() => rows.expire(businessDateOf(now), now));
  }
}
