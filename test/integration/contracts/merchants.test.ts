import { ObjectionMerchantNotes } from '#modules/merchants/adapters/postgres/objection-merchant-notes.ts';
import { SqlChoices } from '#modules/notifications/adapters/postgres/sql-choices.ts';
import { contractDatabase } from '#test/integration/contracts/contract-database.ts';
import { SqlQuestions } from '#modules/accountants/adapters/postgres/sql-questions.ts';
import { SqlAssignments } from '#modules/merchants/adapters/postgres/sql-assignments.ts';
import { SqlLogos } from '#modules/merchants/adapters/postgres/sql-logos.ts';
import { SqlMerchantDirectory } from '#modules/merchants/adapters/postgres/sql-merchant-directory.ts';
import { SqlMerchantMailLog } from '#modules/merchants/adapters/postgres/sql-merchant-mail-log.ts';
import { SqlPublicPages } from '#modules/public-pages/adapters/postgres/sql-public-pages.ts';
import { SqlInvitations } from '#modules/team/adapters/postgres/sql-invitations.ts';
import { runSuites } from '#test/contracts/run-suites.ts';
import {
  openMerchantReferencesInvoices,
  openMerchantReferencesLinks,
  openMerchantReferencesPayments,
} from '#test/integration/contracts/openers/merchant-references.ts';
import { openAssignments, openMerchants } from '#test/integration/contracts/openers/merchants.ts';

const onDatabase = contractDatabase();

runSuites('PostgreSQL', {
  Merchants: openMerchants,
  Assignments: openAssignments,
  Logos: onDatabase(({ database }) => ({ logos: new SqlLogos({ database }) })),
  MerchantDirectory: onDatabase(async ({ database, addUser, addMerchant }) => {
    const assignments = new SqlAssignments({ database });
    const accountantId = await addUser();
    const openId = await addMerchant();
    const closedId = await addMerchant();
    const pendingId = await addMerchant({ status: 'PENDING' });
    await database.rows(`update merchants set closed_at = now() where id = :closedId`, { closedId });
    await assignments.replace(accountantId, [openId, pendingId], new Date());
    const directory = new SqlMerchantDirectory({ database });
    return { directory, openId, closedId, pendingId, accountantId };
  }),
  MerchantMailLog: onDatabase(async ({ database, addMerchant }) => {
    const merchantId = await addMerchant();
    return { log: new SqlMerchantMailLog({ database }), merchantId };
  }),
  MerchantReferences: {
    'the links module': openMerchantReferencesLinks,
    'the payments module': openMerchantReferencesPayments,
    'the invoices module': openMerchantReferencesInvoices,
  },
  PublicPages: onDatabase(async ({ database, addMerchant }) => ({
    publicPages: new SqlPublicPages({ database }),
    addMerchant: async () => {
      const id = await addMerchant();
      const [row] = await database.rows<{ slug: string }>('select slug from merchants where id = :id', {
        id,
      });
      return { id, slug: row!.slug };
    },
  })),
  Invitations: onDatabase(async ({ database, work, addMerchant }) => ({
    invitations: new SqlInvitations({ database }),
    work,
    merchantId: await addMerchant(),
  })),
  Questions: onDatabase(async ({ database, addUser, addMerchant }) => ({
    questions: new SqlQuestions({ database }),
    accountantId: await addUser(),
    otherAccountantId: await addUser(),
    merchantId: await addMerchant(),
    otherMerchantId: await addMerchant(),
  })),
  MerchantNotes: onDatabase((opened) => ({ notes: new ObjectionMerchantNotes(opened) })),
  Choices: onDatabase((opened) => ({ choices: new SqlChoices(opened) })),
});
