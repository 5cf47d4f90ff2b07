import type { Actor } from '#kernel/actor.ts';
import type { Clock } from '#kernel/clock.ts';
import type { Jobs } from '#kernel/jobs.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import { MerchantNotFound, type MerchantDirectory } from '#modules/merchants/index.ts';
import type { AccountantAuditLog } from '../domain/audit-actions.ts';
import type { Questions } from '../ports/questions.ts';
import type { AccountantLimits } from './accountant-limits.ts';
import { accountantOf, mustServe } from './policies.ts';
import { questionMail } from './send-question-mail.ts';

type Command = Readonly<{ actor: Actor; merchantId: number; question: string }>;
type Deps = Readonly<{
  directory: Pick<MerchantDirectory, 'visibleTo' | 'openById'>;
  questions: Questions;
  limits: AccountantLimits;
  work: UnitOfWork;
  audit: AccountantAuditLog;
  jobs: Jobs;
  clock: Clock;
}>;

/**
 * Asks a client; the merchant gets one mail.
 * @throws SignInNeeded, NotAllowed, MerchantNotFound, RateLimited
 */
export class AskMerchant {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** @returns the id of the question */
  async execute({ actor, merchantId, question }: Command): Promise<number> {
    const { directory, questions, limits, work, audit, jobs, clock } = this.#deps;
    const askedBy = accountantOf(actor);
    await mustServe(this.#deps, actor, merchantId);
    if ((await directory.openById(merchantId)) === null) throw new MerchantNotFound();
    await limits.takeQuestion(askedBy, merchantId);
    return work.transact(async () => {
      const questionId = await questions.add({ merchantId, askedBy, question, askedAt: clock.now() });
      await audit.record({
        actor,
        action: 'merchant.question-asked',
        subject: { type: 'merchant', id: merchantId },
        data: { questionId },
      });
      await jobs.enqueue(questionMail, { kind: 'ASKED', questionId });
      return questionId;
    });
  }
}
