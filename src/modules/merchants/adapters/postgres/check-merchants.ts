import type { Invariant } from '#kernel/invariant.ts';
import type { Database } from '#platform/database/database.ts';
import type { BankAccountDigests } from '../../domain/bank-account.ts';
import { otherBankAccounts } from './audited-bank-accounts.ts';

type Deps = Readonly<{ database: Database; digests: BankAccountDigests }>;

/** Statements about merchants that always hold. */
export const merchantChecks = ({ database, digests }: Deps): Invariant[] => [
  {
    code: 'doctor.bank-accounts-audited',
    violations: () => otherBankAccounts({ database, digests }),
  },
  {
    code: 'doctor.registrations-current',
    violations: async () => {
      const rows = await database.rows<{ id: number }>(
        `select m.id from merchants m left join lateral (
           select r.vat_registration, r.vat_number from merchant_registrations r
           where r.merchant_id = m.id order by r.id desc limit 1
         ) last on true
         where last.vat_registration is distinct from m.vat_registration
           or last.vat_number is distinct from m.vat_number
         order by m.id`,
      );
      return rows.map(({ id }) => ({ record: `merchant ${id}` }));
    },
  },
];
