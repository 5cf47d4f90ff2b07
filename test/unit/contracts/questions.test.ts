import { describeQuestions } from '#test/contracts/questions.ts';
import { InMemoryQuestions } from '#test/fakes/in-memory-questions.ts';

describeQuestions('InMemoryQuestions', async () => ({
  questions: new InMemoryQuestions(),
  accountantId: 5,
  otherAccountantId: 6,
  merchantId: 1,
  otherMerchantId: 2,
  close: async () => undefined,
}));
