import { nameOf, type Actor } from '#kernel/actor.ts';
import type { Clock } from '#kernel/clock.ts';
import type { Jobs } from '#kernel/jobs.ts';
import type { LoadPhoneNumbers, PhoneNumbers } from '#kernel/phone-numbers.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { MerchantDirectory } from '#modules/merchants/index.ts';
import type { CustomerAuditLog } from '../domain/audit-actions.ts';
import { Customer, customerProblems, type CustomerProfile } from '../domain/customer.ts';
import { isCheckable } from '../domain/vat-check.ts';
import type { Customers } from '../ports/customers.ts';
import { vatNumberCheck } from './check-vat-numbers.ts';
import {
  planImport,
  writes,
  type ImportFile,
  type ImportOutcome,
  type ImportPlan,
  type RecordKey,
} from '#kernel/imported-records.ts';
import { changedMerchantOf } from './policies.ts';
import type { RecordImports } from './record-imports.ts';

type Command = Readonly<{ actor: Actor; file: ImportFile<CustomerProfile>; isDryRun: boolean }>;
type Deps = Readonly<{
  merchants: MerchantDirectory;
  customers: Customers;
  imports: RecordImports;
  work: UnitOfWork;
  clock: Clock;
  audit: CustomerAuditLog;
  jobs: Jobs;
  phoneNumbers: LoadPhoneNumbers;
}>;

const twice = 'fields.import-twice';

/**
 * What tells a customer of a file: its EIK, else its VAT number, else name and e-mail, else name, phone and address. The
 * branches of a company have numbers of 13 digits.
 */
export const customerKey = (seen: Partial<CustomerProfile>): RecordKey => {
  const { taxId, vatNumber, name = '', email, phone = null, address = null, city = null } = seen;
  const value = (...parts: readonly (string | null)[]): string => JSON.stringify(parts);
  if (taxId) return { value: value('taxId', taxId), field: 'taxId', twice: 'fields.import-branch' };
  if (vatNumber) return { value: value('vatNumber', vatNumber), field: 'vatNumber', twice };
  const parts = email ? ['email', email.toLowerCase()] : ['address', phone, address, city];
  return { value: value(name, ...parts), field: 'name', twice };
};

const textsOf = (
  rows: ImportFile<CustomerProfile>['rows'],
  field: 'taxId' | 'vatNumber' | 'name',
): string[] => rows.flatMap(({ profile }) => profile[field] ?? []);

/**
 * Adds the customers of a file; a row about a known customer changes it in the columns that the file has. All rows are
 * stored, or none; a file that changes nothing leaves no trace.
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
    const phoneNumbers = await this.#deps.phoneNumbers();
    return work.transact(async () => {
      const known = await customers.alike(merchantId, {
        taxIds: textsOf(file.rows, 'taxId'),
        vatNumbers: textsOf(file.rows, 'vatNumber'),
        names: textsOf(file.rows, 'name'),
      });
      const records = known.map((profile) => ({ id: profile.id, isArchived: false, profile }));
      const plan = planImport<CustomerProfile>(file, records, customerKey);
      const problems = [
        ...file.problems,
        ...file.rows.flatMap(({ row, profile }) =>
          customerProblems(profile, phoneNumbers).map((problem) => ({ ...problem, row })),
        ),
        ...plan.problems,
      ];
      if (isDryRun || problems.length > 0) return { ...plan.counts, isStored: false, problems };
      if (!writes(plan)) return { ...plan.counts, isStored: true, problems };
      await this.#store({ merchantId, importedBy: nameOf(actor) }, plan, phoneNumbers);
      const written = [...plan.created, ...plan.changed.map(({ given }) => given)];
      if (written.some(({ vatNumber = null }) => isCheckable(vatNumber)))
        await jobs.enqueue(vatNumberCheck, { merchantId });
      const subject = { type: 'merchant', id: merchantId } as const;
      await audit.record({ actor, action: 'customer.imported', subject, data: plan.counts });
      return { ...plan.counts, isStored: true, problems };
    });
  }

  async #store(
    { merchantId, importedBy }: Readonly<{ merchantId: number; importedBy: string }>,
    { created, changed }: ImportPlan<CustomerProfile>,
    phoneNumbers: PhoneNumbers,
  ): Promise<void> {
    const { customers, imports, clock } = this.#deps;
    const ids = changed.map(({ id }) => id);
    const before = await imports.before('CUSTOMERS', ids);
    for (const { id, given } of changed)
      await customers.change({ id, merchantId }, (customer) => {
        const stored = customer.toRecord();
        customer.change({ ...stored, ...given }, stored.version, phoneNumbers);
      });
    const now = clock.now();
    const added: number[] = [];
    for (const profile of created)
      added.push(await customers.add(Customer.create(merchantId, profile, { now, phoneNumbers })));
    const about = { merchantId, records: 'CUSTOMERS', importedBy, at: now } as const;
    await imports.add(about, { created: added, changed: ids }, before);
  }
}
