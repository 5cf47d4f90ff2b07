import { nameOf, type Actor } from '#kernel/actor.ts';
import { businessDateOf, isBefore, type BusinessDate } from '#kernel/business-date.ts';
import type { Clock } from '#kernel/clock.ts';
import type { ChargeCurrency } from '#kernel/currency.ts';
import {
  planImport,
  type ImportFile,
  type ImportOutcome,
  type ImportPlan,
  type KnownRecord,
  type RecordKey,
  type RowProblem,
} from '#kernel/imported-records.ts';
import { InvalidFields } from '#kernel/failure.ts';
import { mustHold } from '#kernel/merchant-rights.ts';
import { Money } from '#kernel/money.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { SeriesStart } from '#modules/invoices/index.ts';
import type { MerchantDirectory } from '#modules/merchants/index.ts';
import type { ImportsAuditLog } from '../domain/audit-actions.ts';
import { lastNumberOf, type ImportedInvoice, type OpenInvoice } from '../domain/open-invoice.ts';
import type { ForeignInvoices, KnownInvoice } from './foreign-invoices.ts';
import { writingMerchant } from './policies.ts';

type Command = Readonly<{
  actor: Actor;
  file: ImportFile<ImportedInvoice>;
  continueNumbers: boolean;
  isDryRun: boolean;
}>;
type Deps = Readonly<{
  foreignInvoices: ForeignInvoices;
  merchants: MerchantDirectory;
  seriesStart: SeriesStart;
  work: UnitOfWork;
  clock: Clock;
  audit: ImportsAuditLog;
}>;

/** What an import does, in figures. */
export type ImportPicture = Readonly<{
  sums: readonly Readonly<{ documents: number; open: Money<ChargeCurrency> }>[];
  overdue: number;
  known: number;
  paid: number;
  others: number;
  firstDay: BusinessDate | null;
  lastDay: BusinessDate | null;
  lastNumber: number | null;
  nextNumber: number;
  continuedNumber: number | null;
}>;
export type OpenInvoicesOutcome = ImportOutcome & Readonly<{ picture: ImportPicture | null }>;

type Row = Readonly<{ row: number; profile: OpenInvoice }>;

/** A document is known by its number and type. */
const keyOf = ({ number = '', type = 'INVOICE' }: Partial<KnownInvoice>): RecordKey => ({
  value: `${type} ${number}`,
  field: 'number',
  twice: 'fields.import-twice',
});

/** What an import compares: a document that was imported never changes. */
const comparedOf = ({ number, type, issueDate, total, open, buyerName }: KnownInvoice): KnownInvoice => ({
  number,
  type,
  issueDate,
  total,
  open,
  buyerName,
});

const changedProblems = ({ changed }: ImportPlan<KnownInvoice>): readonly RowProblem[] =>
  changed.map(({ row, was: { number } }) => ({
    row,
    field: 'number',
    code: 'fields.import-known-document',
    params: { number },
  }));

const sumsOf = (added: readonly OpenInvoice[]): ImportPicture['sums'] =>
  [...Map.groupBy(added, ({ open }) => open.currency)].map(([currency, of]) => ({
    documents: of.length,
    open: of.reduce((sum, { open }) => sum.plus(open), Money.zero<ChargeCurrency>(currency)),
  }));

/**
 * Adds the unpaid documents of another program's list. All rows are stored, or none; a document that is known with other
 * values is a problem of its row. With `continueNumbers` the next number here follows the last one of the file.
 */
export class ImportOpenInvoices {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** @throws SignInNeeded, NotAllowed, MerchantSuspended; InvalidFields at `continueNumbers` when they cannot be */
  async execute({ actor, file, continueNumbers, isDryRun }: Command): Promise<OpenInvoicesOutcome> {
    const { foreignInvoices, work } = this.#deps;
    const { id: merchantId } = await writingMerchant(this.#deps, actor);
    if (continueNumbers) mustHold(actor, 'MANAGE_MERCHANT');
    return work.transact(async () => {
      const rows = file.rows.flatMap(({ row, profile }): Row[] =>
        profile.state === 'OPEN' ? [{ row, profile }] : [],
      );
      const numbers = rows.map(({ profile }) => profile.number);
      const plan = this.#plan(file, rows, await foreignInvoices.known(merchantId, numbers));
      const problems = [...file.problems, ...plan.problems, ...changedProblems(plan)];
      const counts = { ...plan.counts, rows: file.rows.length, changed: 0 };
      const unchanged = counts.rows - counts.created;
      const outcome = { ...counts, unchanged, isStored: false, problems, picture: null };
      if (problems.length > 0) return outcome;
      const profiles = new Map(rows.map(({ profile }) => [keyOf(profile).value, profile]));
      const added = plan.created.map((one) => profiles.get(keyOf(one).value)!);
      const customers = await foreignInvoices.customersOf(merchantId, added);
      const picture = await this.#picture(merchantId, file, { added, customers });
      if (continueNumbers && picture.continuedNumber === null)
        throw new InvalidFields([{ field: 'continueNumbers', code: 'fields.import-no-continuation' }]);
      if (isDryRun) return { ...outcome, picture };
      const startNumber = continueNumbers ? picture.continuedNumber : null;
      await this.#store({ actor, merchantId, startNumber, picture }, added, customers);
      return { ...outcome, isStored: true, picture };
    });
  }

  #plan(
    file: ImportFile<ImportedInvoice>,
    rows: readonly Row[],
    known: readonly KnownInvoice[],
  ): ImportPlan<KnownInvoice> {
    const records = known.map((profile, id): KnownRecord<KnownInvoice> => ({
      id,
      isArchived: false,
      profile: comparedOf(profile),
    }));
    const compared = {
      ...file,
      fields: ['number', 'type', 'issueDate', 'total', 'open', 'buyerName'],
      rows: rows.map(({ row, profile }) => ({ row, profile: comparedOf(profile) })),
    };
    return planImport(compared, records, keyOf);
  }

  async #picture(
    merchantId: number,
    file: ImportFile<ImportedInvoice>,
    { added, customers }: Readonly<{ added: readonly OpenInvoice[]; customers: readonly (number | null)[] }>,
  ): Promise<ImportPicture> {
    const { seriesStart, clock } = this.#deps;
    const today = businessDateOf(clock.now());
    const profiles = file.rows.map(({ profile }) => profile);
    const days = added.map(({ issueDate }) => issueDate).toSorted();
    const lastNumber = lastNumberOf(profiles);
    const { nextNumber, hasBegun } = await seriesStart.of(merchantId);
    const mayContinue = !hasBegun && lastNumber !== null && lastNumber + 1 > nextNumber;
    const count = (state: ImportedInvoice['state']): number =>
      profiles.filter((one) => one.state === state).length;
    return {
      sums: sumsOf(added),
      overdue: added.filter(({ dueDate }) => dueDate !== null && isBefore(dueDate, today)).length,
      known: customers.filter((id) => id !== null).length,
      paid: count('PAID'),
      others: count('OTHER'),
      firstDay: days[0] ?? null,
      lastDay: days.at(-1) ?? null,
      lastNumber,
      nextNumber,
      continuedNumber: mayContinue ? lastNumber + 1 : null,
    };
  }

  async #store(
    {
      actor,
      merchantId,
      startNumber,
      picture,
    }: Readonly<{ actor: Actor; merchantId: number; startNumber: number | null; picture: ImportPicture }>,
    added: readonly OpenInvoice[],
    customers: readonly (number | null)[],
  ): Promise<void> {
    const { foreignInvoices, seriesStart, clock, audit } = this.#deps;
    if (added.length === 0 && startNumber === null) return;
    const startNumberBefore = startNumber === null ? null : picture.nextNumber;
    await foreignInvoices.add(
      { merchantId, importedBy: nameOf(actor), at: clock.now(), startNumber, startNumberBefore },
      added,
      customers,
    );
    await audit.record({
      actor,
      action: 'foreign-document.imported',
      subject: { type: 'merchant', id: merchantId },
      data: { documents: added.length, startNumber },
    });
    // Last: it locks the counter of the series.
    if (startNumber !== null) await seriesStart.set({ actor, startNumber });
  }
}
