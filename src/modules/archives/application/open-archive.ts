import { hasCallLimits, type Actor } from '#kernel/actor.ts';
import type { Clock } from '#kernel/clock.ts';
import { MerchantNotFound, type MerchantDirectory } from '#modules/merchants/index.ts';
import { archiveFileName, type Archive } from '../domain/archive.ts';
import type { ArchiveAuditLog } from '../domain/audit-actions.ts';
import { ArchiveGone, ArchiveNotFound, ArchiveNotReady } from '../domain/failures.ts';
import type { ArchiveFolders } from './archive-folder.ts';
import type { ArchiveLimits } from './archive-limits.ts';
import type { ArchiveRows } from './archive-rows.ts';
import { keeperOf } from './policies.ts';

/** The archive as one file, which is written while it is read. */
export type OpenedArchive = Readonly<{ fileName: string; content: AsyncIterable<Uint8Array> }>;
type Zipped = Readonly<{ path: string; content: () => AsyncIterable<Uint8Array> }>;
type Deps = Readonly<{
  archives: ArchiveRows;
  folders: ArchiveFolders;
  directory: MerchantDirectory;
  limits: ArchiveLimits;
  audit: ArchiveAuditLog;
  clock: Clock;
  zip: (files: readonly Zipped[]) => AsyncIterable<Uint8Array>;
}>;

/** Opens a ready archive: for its merchant, an administrator, or a caller with the secret of a mailed link. */
export class OpenArchive {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** @throws SignInNeeded, NotAllowed, NotForKeys, ArchiveNotFound, ArchiveNotReady, ArchiveGone, RateLimited */
  async execute({ actor, archiveId }: Readonly<{ actor: Actor; archiveId: number }>): Promise<OpenedArchive> {
    const archive = await this.#deps.archives.find(archiveId);
    const isStaff = actor.kind === 'operator' || (actor.kind === 'user' && actor.role !== 'MERCHANT');
    if (isStaff) await this.#mustKeep(actor, archive);
    else {
      const { id } = await keeperOf(this.#deps, actor, 'OWN');
      if (archive?.merchantId !== id) throw new ArchiveNotFound();
    }
    return this.#open(archive, actor);
  }

  /** @throws ArchiveNotFound, ArchiveGone, RateLimited */
  async bySecret({ actor, secret }: Readonly<{ actor: Actor; secret: string }>): Promise<OpenedArchive> {
    return this.#open(await this.#deps.archives.findBySecret(secret), actor);
  }

  async #mustKeep(actor: Actor, archive: Archive | null): Promise<void> {
    await keeperOf(this.#deps, actor, { merchantId: archive?.merchantId ?? 0 }).catch((error: unknown) => {
      throw error instanceof MerchantNotFound ? new ArchiveNotFound() : error;
    });
  }

  async #open(archive: Archive | null, actor: Actor): Promise<OpenedArchive> {
    const { folders, directory, limits, audit, clock, zip } = this.#deps;
    if (archive === null) throw new ArchiveNotFound();
    if (archive.state === 'MAKING') throw new ArchiveNotReady();
    if (archive.state === 'EXPIRED' || archive.expiresAt <= clock.now()) throw new ArchiveGone();
    if (actor.kind === 'anonymous' || hasCallLimits(actor)) await limits.takeDownload(archive.id);
    const merchant = await directory.byId(archive.merchantId);
    const folder = folders.open(archive.folder);
    const files = (await folder.files()).map(({ path }) => ({ path, content: () => folder.read(path) }));
    const subject = { type: 'merchant', id: archive.merchantId } as const;
    const data = { archiveId: archive.id };
    await audit.record({ actor, action: 'merchant.archive-downloaded', subject, data });
    return { fileName: archiveFileName(merchant!.slug, archive), content: zip(files) };
  }
}
