import { nameOf, type Actor } from '#kernel/actor.ts';
import type { Clock } from '#kernel/clock.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { MerchantDirectory } from '#modules/merchants/index.ts';
import type { CustomerAuditLog } from '../domain/audit-actions.ts';
import { Item, itemProblems, type ItemProfile } from '../domain/item.ts';
import type { Items } from '../ports/items.ts';
import {
  planImport,
  writes,
  type ImportFile,
  type ImportOutcome,
  type ImportPlan,
  type RecordKey,
  type RowProblem,
} from '#kernel/imported-records.ts';
import { changedMerchantOf } from './policies.ts';
import type { RecordImports } from './record-imports.ts';

type Command = Readonly<{ actor: Actor; file: ImportFile<ItemProfile>; isDryRun: boolean }>;
type Deps = Readonly<{
  merchants: MerchantDirectory;
  items: Items;
  imports: RecordImports;
  work: UnitOfWork;
  clock: Clock;
  audit: CustomerAuditLog;
}>;

const twice = 'fields.import-twice';

/** What tells an item of a file: its code, else its name and unit. */
export const itemKey = ({ code, name = '', unit = '' }: Partial<ItemProfile>): RecordKey =>
  code
    ? { value: JSON.stringify([code]), field: 'code', twice }
    : { value: JSON.stringify([name, unit]), field: 'name', twice };

/** Without a column for it a price is in euro, and must not change the currency of a known item. */
const currencyProblems = (
  { fields }: ImportFile<ItemProfile>,
  { changed }: ImportPlan<ItemProfile>,
): readonly RowProblem[] =>
  changed
    .filter(({ was, given }) => !fields.includes('currency') && given.price?.currency !== was.price.currency)
    .map(({ row, was }) => ({
      row,
      field: 'price',
      code: 'fields.import-no-currency',
      params: { currency: was.price.currency },
    }));

/**
 * Adds the items of a file; a row about a known item changes it in the columns that the file has, and puts an archived
 * one with its code back. All rows are stored, or none; a file that changes nothing leaves no trace.
 * @throws SignInNeeded, NotAllowed, MerchantSuspended
 */
export class ImportItems {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  async execute({ actor, file, isDryRun }: Command): Promise<ImportOutcome> {
    const { items, work, audit } = this.#deps;
    const merchantId = await changedMerchantOf(this.#deps, actor);
    return work.transact(async () => {
      const known = await items.alike(merchantId, {
        codes: file.rows.flatMap(({ profile: { code } }) => code ?? []),
        names: file.rows.map(({ profile: { name } }) => name),
      });
      const records = known.map((profile) => ({
        id: profile.id,
        isArchived: profile.archivedAt !== null,
        profile,
      }));
      const plan = planImport<ItemProfile>(file, records, itemKey);
      const problems = [
        ...file.problems,
        ...file.rows.flatMap(({ row, profile }) =>
          itemProblems(profile).map((problem) => ({ ...problem, row })),
        ),
        ...plan.problems,
        ...currencyProblems(file, plan),
      ];
      if (isDryRun || problems.length > 0) return { ...plan.counts, isStored: false, problems };
      if (!writes(plan)) return { ...plan.counts, isStored: true, problems };
      await this.#store({ merchantId, importedBy: nameOf(actor) }, plan);
      const subject = { type: 'merchant', id: merchantId } as const;
      await audit.record({ actor, action: 'item.imported', subject, data: plan.counts });
      return { ...plan.counts, isStored: true, problems };
    });
  }

  async #store(
    { merchantId, importedBy }: Readonly<{ merchantId: number; importedBy: string }>,
    { created, changed }: ImportPlan<ItemProfile>,
  ): Promise<void> {
    const { items, imports, clock } = this.#deps;
    const ids = changed.map(({ id }) => id);
    const before = await imports.before('ITEMS', ids);
    for (const { id, given } of changed)
      await items.change({ id, merchantId }, (item) => {
        item.archive(false, clock.now());
        const stored = item.toRecord();
        item.change({ ...stored, ...given }, stored.version);
      });
    const now = clock.now();
    const added: number[] = [];
    for (const profile of created) added.push(await items.add(Item.create(merchantId, profile, now)));
    const about = { merchantId, records: 'ITEMS', importedBy, at: now } as const;
    await imports.add(about, { created: added, changed: ids }, before);
  }
}
