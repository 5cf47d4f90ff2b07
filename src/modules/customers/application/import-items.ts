import type { Actor } from '#kernel/actor.ts';
import type { Clock } from '#kernel/clock.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { MerchantDirectory } from '#modules/merchants/index.ts';
import type { CustomerAuditLog } from '../domain/audit-actions.ts';
import { Item, itemProblems, type ItemProfile } from '../domain/item.ts';
import type { Items } from '../ports/items.ts';
import { givenIn, repeated, type ImportFile, type ImportOutcome } from './import-file.ts';
import { changedMerchantOf } from './policies.ts';

type Command = Readonly<{ actor: Actor; file: ImportFile<ItemProfile>; isDryRun: boolean }>;
type Deps = Readonly<{
  merchants: MerchantDirectory;
  items: Items;
  work: UnitOfWork;
  clock: Clock;
  audit: CustomerAuditLog;
}>;

/**
 * Adds the items of a file; a row whose code is known changes that item and puts an archived one back. All rows are stored, or none.
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
    const codes = file.rows.flatMap(({ profile: { code } }) => (code === null ? [] : [code]));
    const problems = [
      ...file.problems,
      ...file.rows.flatMap(({ row, profile }) =>
        itemProblems(profile).map((problem) => ({ ...problem, row })),
      ),
      ...repeated(file.rows, 'code'),
    ];
    return work.transact(async () => {
      const known = await items.withCodes(merchantId, codes);
      const changed = codes.filter((code) => known.has(code)).length;
      const counts = { rows: file.rows.length, created: file.rows.length - changed, changed };
      if (isDryRun || problems.length > 0) return { ...counts, isStored: false, problems };
      await this.#store(merchantId, file, known);
      const subject = { type: 'merchant', id: merchantId } as const;
      await audit.record({ actor, action: 'item.imported', subject, data: counts });
      return { ...counts, isStored: true, problems };
    });
  }

  async #store(
    merchantId: number,
    file: ImportFile<ItemProfile>,
    known: ReadonlyMap<string, number>,
  ): Promise<void> {
    const { items, clock } = this.#deps;
    for (const { profile } of file.rows) {
      const id = profile.code === null ? undefined : known.get(profile.code);
      if (id === undefined) await items.add(Item.create(merchantId, profile, clock.now()));
      else
        await items.change({ id, merchantId }, (item) => {
          item.archive(false, clock.now());
          const stored = item.toRecord();
          item.change({ ...stored, ...givenIn(file, profile) }, stored.version);
        });
    }
  }
}
