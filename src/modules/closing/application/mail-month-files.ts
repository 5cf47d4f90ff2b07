import type { Clock } from '#kernel/clock.ts';
import type { Jobs } from '#kernel/jobs.ts';
import type { Letters } from '#kernel/letters.ts';
import { daysOf } from '#kernel/month.ts';
import { isPrintedLater, printedLaterMs } from '#kernel/print-failures.ts';
import type { BillsOfMonth } from '#modules/billing/index.ts';
import type { DocumentsOfClosing } from '#modules/invoices/index.ts';
import type { MerchantDirectory, MerchantRecord } from '#modules/merchants/index.ts';
import { inLines } from '../domain/month-problem.ts';
import { deadlinesOf, type MonthClose } from '../domain/month-close.ts';
import type { MonthCloses } from '../ports/month-closes.ts';
import type { MonthRecords } from '../ports/month-records.ts';
import { ofMonth } from './month-letters.ts';
import { packOf, type MonthPack, type NewHash, type NoteWriter, type PackedFile } from './pack-month.ts';
import { monthDelivery, type MonthDeliveryJob } from './send-month.ts';

/** The files as the bytes of an archive. */
export type Archive = (files: readonly PackedFile[]) => AsyncIterable<Uint8Array>;
type Deps = Readonly<{
  directory: MerchantDirectory;
  closes: MonthCloses;
  records: Pick<MonthRecords, 'noteDelivery'>;
  documentsOfClosing: DocumentsOfClosing;
  billsOfMonth: BillsOfMonth;
  newHash: NewHash;
  writeNotes: NoteWriter;
  archive: Archive;
  letters: Letters;
  jobs: Jobs;
  clock: Clock;
}>;

/** Mail servers accept about 20 MB; a mail carries its attachment in a third more bytes. */
const mostBytes = 14_000_000;

/** The bytes of the archive; null when they are more than a mail carries. */
const bytesOf = async (archive: Archive, { files }: MonthPack): Promise<Uint8Array | null> => {
  const pieces: Uint8Array[] = [];
  let size = 0;
  for await (const piece of archive(files)) {
    size += piece.byteLength;
    if (size > mostBytes) return null;
    pieces.push(piece);
  }
  return Buffer.concat(pieces);
};

/** Sends one mail with the pack of a closing and notes a final refusal; without the PDFs where a mail cannot carry them. */
export class MailMonthFiles {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** @throws Error when the job must be retried */
  async execute(job: MonthDeliveryJob): Promise<void> {
    const { merchantId, month, revision, recipient, sending } = job;
    const { directory, closes, records, letters, clock } = this.#deps;
    const seller = await directory.openById(merchantId);
    const close = await closes.latest({ merchantId, month });
    // Opened again after the mail was asked for: its files would not be those of the month.
    if (seller === null || close === null || close.revision !== revision || close.reopened !== null) return;
    const registrations = await directory.registrationsOf(merchantId, daysOf(month));
    const pack = await this.#packOrPostpone(job, seller, close);
    if (pack === null) return;
    const { content, fileName, isWithoutPdfs } = pack;
    const { outcome } = await letters.send(ofMonth, {
      kind: 'FILES',
      to: recipient,
      replyTo: seller.email,
      month,
      merchantName: seller.businessName,
      language: seller.language,
      id: `month-files-${merchantId}-${month}-${revision}-${sending}`,
      attachment: { fileName, content },
      isWithoutPdfs,
      notes: inLines(close.problems).length,
      deadlines: deadlinesOf(month, seller, registrations),
    });
    await records.noteDelivery({ merchantId, month }, outcome, clock.now());
  }

  /** Null when documents cannot be printed now: a later job sends them, and this one uses up no try. */
  async #packOrPostpone(job: MonthDeliveryJob, seller: MerchantRecord, close: MonthClose) {
    try {
      return await this.#pack(seller, close);
    } catch (error) {
      if (!isPrintedLater(error)) throw error;
      const { jobs, clock } = this.#deps;
      const at = new Date(clock.now().getTime() + printedLaterMs);
      await jobs.enqueue(monthDelivery, job, {
        at,
        key: `month-${job.merchantId}-${job.month}-${job.sending}`,
      });
      return null;
    }
  }

  async #pack(seller: MerchantRecord, close: MonthClose) {
    const { archive } = this.#deps;
    const whole = await packOf(this.#deps, seller, close, { hasPdfs: true, beginsPrinting: false });
    const { fileName } = whole;
    const content = await bytesOf(archive, whole);
    if (content !== null) return { fileName, content, isWithoutPdfs: false };
    const files = await packOf(this.#deps, seller, close, { hasPdfs: false, beginsPrinting: false });
    const rest = await bytesOf(archive, files);
    if (rest === null) throw new Error(`the files of ${close.month} are too large for a mail`);
    return { fileName, content: rest, isWithoutPdfs: true };
  }
}
