import type { Database } from '#platform/database/database.ts';
import type { Transactions } from '#platform/database/transactions.ts';
import { OpenMerchants } from '#modules/users/index.ts';
import { adapter } from '#platform/define-module.ts';
import { Assignments } from '../../ports/assignments.ts';
import { Logos } from '../../ports/logos.ts';
import { MerchantDirectory } from '../../application/merchant-directory.ts';
import { MerchantMailLog } from '../../ports/merchant-mail-log.ts';
import { Merchants } from '../../ports/merchants.ts';
import { ObjectionMerchants } from './objection-merchants.ts';
import { SqlAssignments } from './sql-assignments.ts';
import { SqlLogos } from './sql-logos.ts';
import { SqlMerchantDirectory } from './sql-merchant-directory.ts';
import { SqlMerchantMailLog } from './sql-merchant-mail-log.ts';
import { SqlOpenMerchants } from './sql-open-merchants.ts';

type Needs = Readonly<{ database: Database; transactions: Transactions }>;

/** The ports that the database answers. */
export const postgresAdapters = {
  merchants: adapter(Merchants, (needs: Needs) => new ObjectionMerchants(needs)),
  assignments: adapter(Assignments, (needs: Needs) => new SqlAssignments(needs)),
  logos: adapter(Logos, (needs: Needs) => new SqlLogos(needs)),
  directory: adapter(MerchantDirectory, (needs: Needs) => new SqlMerchantDirectory(needs)),
  log: adapter(MerchantMailLog, (needs: Needs) => new SqlMerchantMailLog(needs)),
  openMerchants: adapter(OpenMerchants, (needs: Needs) => new SqlOpenMerchants(needs)),
};
