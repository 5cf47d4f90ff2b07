import { nameOf } from '#kernel/actor.ts';
import { businessDateOf } from '#kernel/business-date.ts';
import type { Clock } from '#kernel/clock.ts';
import type { ExportRequest, ListExports } from '#kernel/list-exports.ts';
import type { PlatformAuditLog } from '../audit/audit-actions.ts';
import type { RateLimit, RateLimits } from '#kernel/rate-limits.ts';
import { exportEndings } from './write-export.ts';

type Deps = Readonly<{ limits: RateLimits; audit: PlatformAuditLog; clock: Clock }>;

const files: RateLimit = { name: 'list-export', times: 6, seconds: 60 };

/** Begins an export of a list: takes the rate limit of the person, records the export, and gives the file name. */
export class RecordedExports implements ListExports {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  async begin(list: string, { actor, format, filters }: ExportRequest<object>): Promise<string> {
    const { limits, audit, clock } = this.#deps;
    // An operator on the machine closes the month for many merchants in a row.
    if (actor.kind !== 'operator') await limits.take(files, nameOf(actor));
    const subject = { type: 'list', id: list } as const;
    await audit.record({ actor, action: 'list.exported', subject, data: { format, filters } });
    return `${list}-${businessDateOf(clock.now())}.${exportEndings[format]}`;
  }
}
