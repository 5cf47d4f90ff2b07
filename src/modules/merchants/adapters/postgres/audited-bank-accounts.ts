import { system } from '#kernel/actor.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { Violation } from '#kernel/invariant.ts';
import { lastAudited } from '#platform/audit/last-audited.ts';
import type { Database } from '#platform/database/database.ts';
import type { MerchantAuditLog } from '../../domain/audit-actions.ts';
import type { BankAccount, BankAccountDigests } from '../../domain/bank-account.ts';

type Row = BankAccount &
  Readonly<{
    id: number;
    isClosed: boolean;
    /** Whether the entry has a digest. */ isNamed: boolean;
    digest: string | null;
  }>;
type Reading = Readonly<{ database: Database; digests: BankAccountDigests }>;
type Noting = Reading & Readonly<{ audit: MerchantAuditLog; work: UnitOfWork }>;

const merchantsAtOnce = 500;

/** Merchants with the last entry of the audit log that set their bank account; the release before wrote no digest. */
const accounts = (condition: string): string => `
  select m.id, m.iban, m.bic, m.closed_at is not null as "isClosed",
    coalesce(last.named, false) as "isNamed", last.digest
  from merchants m ${lastAudited({
    as: 'last',
    subject: { type: 'merchant', id: 'm.id' },
    tells: `a.action in ('merchant.registered', 'merchant.fiscal-profile-set', 'merchant.bank-account-noted')
      and (a.action = 'merchant.registered' or a.data -> 'bankAccount' is not null
        or a.data -> 'fields' @> '"iban"' or a.data -> 'fields' @> '"bic"')`,
    columns: { named: `a.data -> 'bankAccount' is not null`, digest: `a.data ->> 'bankAccount'` },
  })}
  where ${condition}`;

/** True or false; null when nothing says which account was set last. An erasure takes that of a closed merchant away. */
const isAudited = (
  digests: BankAccountDigests,
  { id, isClosed, isNamed, digest, ...account }: Row,
): boolean | null => {
  if (isClosed && digests.isOf(id, account, null) === true) return true;
  return isNamed ? digests.isOf(id, account, digest) : null;
};

/** The merchants whose bank account is that of the audit log (true), is not (false), or is not known to be (null). */
const merchantsThat = async ({ database, digests }: Reading, are: boolean | null): Promise<Row[]> => {
  const found: Row[] = [];
  const sql = `${accounts('m.id > :after')} order by m.id limit ${merchantsAtOnce}`;
  for (let after = 0; ;) {
    const rows = await database.rows<Row>(sql, { after });
    found.push(...rows.filter((row) => isAudited(digests, row) === are));
    if (rows.length < merchantsAtOnce) return found;
    after = rows.at(-1)!.id;
  }
};

/** Merchants whose bank account is not that of its last change in the audit log. */
export const otherBankAccounts = async (deps: Reading): Promise<Violation[]> =>
  (await merchantsThat(deps, false)).map(({ id }) => ({
    record: `merchant ${id}: the bank account is not that of its last change in the audit log`,
  }));

/**
 * Records the bank accounts that nothing in the audit log names: those of merchants from before the log had digests, those
 * that the release before has set, and those under a pepper that is no longer configured.
 */
export const noteBankAccounts = async (deps: Noting): Promise<void> => {
  const { database, digests, audit, work } = deps;
  for (const { id } of await merchantsThat(deps, null))
    await work.transact(async () => {
      // A change waits, and is recorded after this.
      await database.rows('select id from merchants where id = :id for no key update', { id });
      const [row] = await database.rows<Row>(accounts('m.id = :id'), { id });
      if (row === undefined || isAudited(digests, row) !== null) return;
      await audit.record({
        actor: system('merchants'),
        action: 'merchant.bank-account-noted',
        subject: { type: 'merchant', id },
        data: { bankAccount: digests.of(id, row) },
      });
    });
};
