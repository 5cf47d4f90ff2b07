import { SqlQuestions } from '#modules/accountants/adapters/postgres/sql-questions.ts';
import { describeQuestions } from '#test/contracts/questions.ts';
import { openUsersDatabase } from './users-database.ts';

describeQuestions('SqlQuestions', async () => {
  const { database, addUser, addMerchant, close } = await openUsersDatabase();
  return {
    questions: new SqlQuestions({ database }),
    accountantId: await addUser(),
    otherAccountantId: await addUser(),
    merchantId: await addMerchant(),
    otherMerchantId: await addMerchant(),
    close,
  };
});
