import { mustHaveRole, nameOf, type Actor } from '#kernel/actor.ts';
import { businessDateOf } from '#kernel/business-date.ts';
import type { Clock } from '#kernel/clock.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { MoveInRecords } from '#modules/customers/index.ts';
import type { ContinueSeries } from '#modules/invoices/index.ts';
import type { MerchantDirectory } from '#modules/merchants/index.ts';
import type { ImportsAuditLog } from '../domain/audit-actions.ts';
import { DocumentsAhead, MerchantHasCome, OtherKey, OwnArchive } from '../domain/failures.ts';
import type { ArchiveImportRows } from './archive-import-rows.ts';
import { makeMerchant, type MakingMerchant } from './make-merchant.ts';
import type { ArchiveFacts, ArchiveFiles, OpenedArchive, StagedArchive } from './staged-archive.ts';

type Command = Readonly<{
  actor: Actor;
  /** The path of the ZIP file. */
  file: string;
  /** Is invited; the address of the business by default. */
  ownerEmail?: string | undefined;
  /** SHA-256 of the keys that may have signed the archive, hexadecimal; any key without one. */
  keys?: readonly string[] | undefined;
  /** Keeps no file; the caller rolls the rest back. */
  isDryRun: boolean;
}>;

/** What an import did, or would do. */
export type ImportedArchive = Readonly<{
  /** The same file was imported before: nothing was done. */
  isKnown: boolean;
  merchantId: number;
  businessName: string;
  ownerEmail: string;
  brandColor: string | null;
  hasLogo: boolean;
  hasPublicPage: boolean;
  /** VAT registrations with their days; 0 where the archive knows only that of now. */
  registrations: number;
  sha256: string;
  facts: Omit<ArchiveFacts, 'end'>;
  customers: number;
  items: number;
  documents: number;
  /** Of the next document in the LEGAL series, and the hash that it follows. */
  nextNumber: number;
  lastHash: string | null;
}>;

type Deps = MakingMerchant &
  Readonly<{
    files: ArchiveFiles;
    imports: ArchiveImportRows;
    merchants: Pick<MerchantDirectory, 'byId'>;
    continueSeries: Pick<ContinueSeries, 'execute'>;
    moveInRecords: Pick<MoveInRecords, 'customers' | 'items'>;
    publicUrl: string;
    work: UnitOfWork;
    clock: Clock;
    audit: ImportsAuditLog;
  }>;

/** @throws OtherKey */
const mustBeSignedBy = (expected: readonly string[] | undefined, { keys }: ArchiveFacts): void => {
  if (expected === undefined) return;
  const isExpected = (key: string): boolean => expected.some((it) => it.toLowerCase() === key);
  if (keys.length === 0 || !keys.every(isExpected)) throw new OtherKey(keys);
};

/**
 * Makes a merchant of an archive that another installation has made: verified first, then stored whole or not at all. Its
 * series goes on with the next number and the last hash. What proves a person or moves money stays behind: user accounts,
 * keys, cards, links, payments.
 */
export class ImportArchive {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /**
   * @throws SignInNeeded, NotAllowed, what `StagedArchive.open` throws, OtherKey, DocumentsAhead, MerchantHasCome, OwnArchive,
   * InvalidFields, MerchantEmailTaken, TaxIdTaken, EmailTaken
   */
  async execute(command: Command): Promise<ImportedArchive> {
    const { files, imports, work } = this.#deps;
    mustHaveRole(command.actor, 'ADMIN');
    const staged = await files.stage(command.file);
    try {
      const archive = await staged.open();
      mustBeSignedBy(command.keys, archive.facts);
      return await work.transact(async () => {
        await imports.lock();
        const known = await imports.find({ sha256: staged.sha256 });
        return known === null
          ? this.#store(command, staged, archive)
          : this.#known(known.merchantId, staged, archive);
      });
    } finally {
      await staged.remove();
    }
  }

  async #store(command: Command, staged: StagedArchive, archive: OpenedArchive): Promise<ImportedArchive> {
    const { imports, moveInRecords, clock, audit } = this.#deps;
    const { actor, isDryRun } = command;
    const { facts } = archive;
    await this.#mustBeNew(facts);
    const merchantId = await makeMerchant(this.#deps, command, archive);
    await this.#goOn(actor, merchantId, facts);
    const customers = (await moveInRecords.customers(merchantId, archive.customers())).size;
    const items = await moveInRecords.items(merchantId, archive.items());
    const { sha256 } = staged;
    const importedAt = clock.now();
    const counts = { customers, items, documents: facts.documents };
    const archiveImportId = await imports.add({
      merchantId,
      sha256,
      facts,
      counts,
      importedBy: nameOf(actor),
      importedAt,
    });
    const of = { merchantId, archiveImportId, createdAt: importedAt };
    const documents = await imports.addDocuments(of, archive.documents());
    await audit.record({
      actor,
      action: 'merchant.archive-imported',
      subject: { type: 'merchant', id: merchantId },
      data: { sha256, installation: facts.installation, documents },
    });
    if (!isDryRun) await staged.keep();
    const ownerEmail = command.ownerEmail ?? archive.merchant.email;
    return { ...this.#result(merchantId, staged, archive), ownerEmail, customers, items, documents };
  }

  /** @throws DocumentsAhead, MerchantHasCome, OwnArchive */
  async #mustBeNew({ installation, merchantId, end }: ArchiveFacts): Promise<void> {
    const { imports, merchants, publicUrl, clock } = this.#deps;
    const same = await imports.find({ installation, merchantNumber: merchantId });
    if (same !== null) throw new MerchantHasCome(same.merchantId);
    if (installation === publicUrl && (await merchants.byId(merchantId)) !== null)
      throw new OwnArchive(merchantId);
    if (end !== null && end.issueDate > businessDateOf(clock.now())) throw new DocumentsAhead(end.issueDate);
  }

  async #goOn(actor: Actor, merchantId: number, { end }: ArchiveFacts): Promise<void> {
    if (end !== null) await this.#deps.continueSeries.execute({ actor, merchantId, end });
  }

  async #known(merchantId: number, staged: StagedArchive, archive: OpenedArchive): Promise<ImportedArchive> {
    const result = this.#result(merchantId, staged, archive);
    return { ...result, isKnown: true };
  }

  #result(
    merchantId: number,
    { sha256 }: StagedArchive,
    { facts, merchant, logo }: OpenedArchive,
  ): ImportedArchive {
    const { end, ...rest } = facts;
    const { rows, documents } = facts;
    return {
      isKnown: false,
      merchantId,
      businessName: merchant.businessName,
      ownerEmail: merchant.email,
      brandColor: merchant.brandColor,
      hasLogo: logo !== null,
      hasPublicPage: merchant.publicPage !== null,
      registrations: merchant.registrations.length,
      sha256,
      facts: rest,
      customers: rows['customers.jsonl'] ?? 0,
      items: rows['items.jsonl'] ?? 0,
      documents,
      nextNumber: (end?.number ?? 0) + 1,
      lastHash: end?.hash ?? null,
    };
  }
}
