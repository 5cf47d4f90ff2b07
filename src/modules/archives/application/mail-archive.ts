import { businessDateOf, type BusinessDate } from '#kernel/business-date.ts';
import { jobType } from '#kernel/jobs.ts';
import type { Language } from '#kernel/language.ts';
import { letterType, type Letters } from '#kernel/letters.ts';
import type { MerchantDirectory } from '#modules/merchants/index.ts';
import type { UserAccounts } from '#modules/users/index.ts';
import type { ArchiveRows } from './archive-rows.ts';

/** To one owner: the archive is ready, with a link that opens it. */
export type ArchiveLetter = Readonly<{
  to: string;
  id: string;
  language: Language;
  merchantName: string;
  /** Of the link; it is not stored. */
  secret: string;
  /** The last day on which the link opens it, in Sofia. */
  until: BusinessDate;
}>;
export const ofArchive = letterType<ArchiveLetter>('archives.ready');

type Job = Readonly<{ archiveId: number; userId: number }>;
export const archiveMailed = jobType<Job>('archives.mail');

type Deps = Readonly<{
  archives: ArchiveRows;
  accounts: Pick<UserAccounts, 'byId'>;
  directory: MerchantDirectory;
  letters: Letters;
}>;

/** Mails one owner the link of a ready archive; each try has a secret of its own, the last one opens. */
export class MailArchive {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** @throws Error when a later attempt may succeed */
  async execute({ archiveId, userId }: Job): Promise<void> {
    const { archives, accounts, directory, letters } = this.#deps;
    const archive = await archives.find(archiveId);
    if (archive?.state !== 'READY') return;
    const user = await accounts.byId(userId);
    const merchant = await directory.byId(archive.merchantId);
    const isOwner = user?.status === 'ACTIVE' && user.emailVerifiedAt !== null;
    if (!isOwner || merchant === null) return;
    await letters.send(ofArchive, {
      to: user.email,
      id: `archive-${archiveId}-${userId}`,
      language: user.language,
      merchantName: merchant.businessName,
      secret: await archives.issueSecret(archiveId, userId),
      until: businessDateOf(archive.expiresAt),
    });
  }
}
