import type { Actor } from '#kernel/actor.ts';
import type { Clock } from '#kernel/clock.ts';
import type { Jobs } from '#kernel/jobs.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { MerchantDirectory } from '#modules/merchants/index.ts';
import type { CustomerAuditLog } from '../domain/audit-actions.ts';
import { Customer, customerProblems, type CustomerProfile } from '../domain/customer.ts';
import { isCheckable } from '../domain/vat-check.ts';
import type { Customers } from '../ports/customers.ts';
import { vatNumberCheck } from './check-vat-numbers.ts';
import { givenIn, repeated, type ImportFile, type ImportOutcome } from './import-file.ts';
import { changedMerchantOf } from './policies.ts';

type Command = Readonly<{ actor: Actor; file: ImportFile<CustomerProfile>; isDryRun: boolean }>;
type Deps = Readonly<{
  merchants: MerchantDirectory;
  customers: Customers;
  work: UnitOfWork;
  clock: Clock;
  audit: CustomerAuditLog;
  jobs: Jobs;
}>;

/**
 * Adds the customers of a file; a row whose EIK is known changes that customer. All rows are stored, or none.
 * @throws SignInNeeded, NotAllowed, MerchantSuspended
 */
export class ImportCustomers {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  async execute({ actor, file, isDryRun }: Command): Promise<ImportOutcome> {
    const { customers, work, audit, jobs } = this.#deps;
    const merchantId = await changedMerchantOf(this.#deps, actor);
    const taxIds = file.rows.flatMap(({ profile: { taxId } }) => (taxId === null ? [] : [taxId]));
    const problems = [
      ...file.problems,
      ...file.rows.flatMap(({ row, profile }) =>
        customerProblems(profile).map((problem) => ({ ...problem, row })),
      ),
      ...repeated(file.rows, 'taxId'),
    ];
    return work.transact(async () => {
      const known = await customers.withTaxIds(merchantId, taxIds);
      const changed = taxIds.filter((taxId) => known.has(taxId)).length;
      const counts = { rows: file.rows.length, created: file.rows.length - changed, changed };
      if (isDryRun || problems.length > 0) return { ...counts, isStored: false, problems };
      await this.#store(merchantId, file, known);
      if (file.rows.some(({ profile }) => isCheckable(profile.vatNumber)))
        await jobs.enqueue(vatNumberCheck, { merchantId });
      const subject = { type: 'merchant', id: merchantId } as const;
      await audit.record({ actor, action: 'customer.imported', subject, data: counts });
      return { ...counts, isStored: true, problems };
    });
  }

  async #store(
    merchantId: number,
    file: ImportFile<CustomerProfile>,
    known: ReadonlyMap<string, number>,
  ): Promise<void> {
    const { customers, clock } = this.#deps;
    for (const { profile } of file.rows) {
      const id = profile.taxId === null ? undefined : known.get(profile.taxId);
      if (id === undefined) await customers.add(Customer.create(merchantId, profile, clock.now()));
      else
        await customers.change({ id, merchantId }, (customer) => {
          const stored = customer.toRecord();
          customer.change({ ...stored, ...givenIn(file, profile) }, stored.version);
        });
    }
  }
}
