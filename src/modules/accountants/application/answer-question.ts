import type { Actor } from '#kernel/actor.ts';
import type { Clock } from '#kernel/clock.ts';
import type { Jobs } from '#kernel/jobs.ts';
import { mustHold } from '#kernel/merchant-rights.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import { mustNotBeSuspended, type MerchantDirectory } from '#modules/merchants/index.ts';
import type { AccountantAuditLog } from '../domain/audit-actions.ts';
import { QuestionAnswered, QuestionNotFound } from '../domain/failures.ts';
import type { Question } from '../domain/question.ts';
import type { Questions } from '../ports/questions.ts';
import { questionMail } from './send-question-mail.ts';

type Command = Readonly<{ actor: Actor; questionId: number; answer: string }>;
type Deps = Readonly<{
  directory: MerchantDirectory;
  questions: Questions;
  work: UnitOfWork;
  audit: AccountantAuditLog;
  jobs: Jobs;
  clock: Clock;
}>;

/** A question to the actor's merchant. @throws SignInNeeded, NotAllowed, QuestionNotFound */
export const findOwnQuestion = async (
  { questions }: Readonly<{ questions: Pick<Questions, 'byId'> }>,
  actor: Actor,
  questionId: number,
): Promise<Question> => {
  const merchantId = mustHold(actor, 'WRITE_DOCUMENTS');
  const found = await questions.byId(questionId);
  if (found?.merchantId !== merchantId) throw new QuestionNotFound();
  return found;
};

/**
 * Answers a question of an accountant, once; the accountant gets one mail.
 * @throws SignInNeeded, NotAllowed, MerchantSuspended, QuestionNotFound, QuestionAnswered
 */
export class AnswerQuestion {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  async execute({ actor, questionId, answer }: Command): Promise<void> {
    const { directory, questions, work, audit, jobs, clock } = this.#deps;
    await mustNotBeSuspended(actor, directory);
    await work.transact(async () => {
      const { merchantId } = await findOwnQuestion(this.#deps, actor, questionId);
      const answeredBy = actor.kind === 'user' ? actor.userId : null;
      const isStored = await questions.answer({
        id: questionId,
        answer,
        answeredBy,
        answeredAt: clock.now(),
      });
      if (!isStored) throw new QuestionAnswered();
      await audit.record({
        actor,
        action: 'merchant.question-answered',
        subject: { type: 'merchant', id: merchantId },
        data: { questionId },
      });
      await jobs.enqueue(questionMail, { kind: 'ANSWERED', questionId });
    });
  }
}
