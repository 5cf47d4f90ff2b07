import { nameOf, type Actor } from '#kernel/actor.ts';
import type { Clock } from '#kernel/clock.ts';
import { jobType, type Jobs } from '#kernel/jobs.ts';
import { requireRecentProof } from '#kernel/recent-proof.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { MerchantDirectory } from '#modules/merchants/index.ts';
import { expiryAfter, type Archive } from '../domain/archive.ts';
import type { ArchiveAuditLog } from '../domain/audit-actions.ts';
import type { ArchiveLimits } from './archive-limits.ts';
import type { ArchiveRows } from './archive-rows.ts';
import { keeperOf, type Whose } from './policies.ts';

/** Makes the files of an archive, or goes on with it. */
export const archiveMade = jobType<Readonly<{ archiveId: number }>>('archives.make');
/** At most one waiting job makes an archive. */
export const archiveKey = (archiveId: number): string => `archive-${archiveId}`;

type Command = Readonly<{ actor: Actor; whose: Whose }>;
type Deps = Readonly<{
  archives: ArchiveRows;
  directory: MerchantDirectory;
  limits: ArchiveLimits;
  audit: ArchiveAuditLog;
  jobs: Jobs;
  work: UnitOfWork;
  clock: Clock;
}>;

/** Begins an archive of all that is stored of a merchant. One that is made now is the answer again, and is gone on with. */
export class RequestArchive {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** @throws SignInNeeded, NotAllowed, NotForKeys, ProofNeeded, MerchantNotFound, RateLimited */
  async execute({ actor, whose }: Command): Promise<Archive> {
    const { archives, limits, audit, jobs, work, clock } = this.#deps;
    const { id: merchantId } = await keeperOf(this.#deps, actor, whose);
    requireRecentProof(actor, clock);
    await limits.takeRequest(actor, merchantId);
    return work.transact(async () => {
      const requestedAt = clock.now();
      const archive = await archives.begin({
        merchantId,
        requestedBy: nameOf(actor),
        requestedAt,
        expiresAt: expiryAfter(requestedAt),
      });
      await jobs.enqueue(archiveMade, { archiveId: archive.id }, { key: archiveKey(archive.id) });
      const subject = { type: 'merchant', id: merchantId } as const;
      const data = { archiveId: archive.id };
      await audit.record({ actor, action: 'merchant.archive-requested', subject, data });
      return archive;
    });
  }
}
