import { AuditLog } from '#kernel/audit.ts';
import { Clock } from '#kernel/clock.ts';
import { jobHandler, Jobs } from '#kernel/jobs.ts';
import { Letters } from '#kernel/letters.ts';
import { Messages } from '#kernel/messages.ts';
import { UnitOfWork } from '#kernel/unit-of-work.ts';
import { DocumentsOfMonth } from '#modules/invoices/index.ts';
import { AccountantAssignments, DataViews, MerchantDirectory } from '#modules/merchants/index.ts';
import { PaymentsOfMonth } from '#modules/payments/index.ts';
import { UserAccounts } from '#modules/users/index.ts';
import { Config } from '#platform/config.ts';
import { DatabaseToken } from '#platform/database/database.ts';
import { adapterClass, defineModule, useCase } from '#platform/define-module.ts';
import { letterWriter } from '#platform/mail/letter.ts';
import { RateLimits } from '#kernel/rate-limits.ts';
import { accountantRoutes } from './adapters/http/accountants.routes.ts';
import { personalQuestions } from './adapters/postgres/sql-personal-questions.ts';
import { SqlQuestions } from './adapters/postgres/sql-questions.ts';
import { AccountantLimits } from './application/accountant-limits.ts';
import { AnswerQuestion } from './application/answer-question.ts';
import { AskMerchant } from './application/ask-merchant.ts';
import { EndClient } from './application/end-client.ts';
import { PackMonth } from './application/pack-month.ts';
import { aboutQuestion, questionMail, SendQuestionMail } from './application/send-question-mail.ts';
import { auditActions } from './domain/audit-actions.ts';
import { Questions } from './ports/questions.ts';

export const accountantsModule = defineModule({
  name: 'accountants',
  needs: {
    accounts: UserAccounts,
    assignments: AccountantAssignments,
    audit: AuditLog,
    clock: Clock,
    config: Config,
    counts: RateLimits,
    database: DatabaseToken,
    dataViews: DataViews,
    directory: MerchantDirectory,
    documents: DocumentsOfMonth,
    jobs: Jobs,
    letters: Letters,
    messages: Messages,
    payments: PaymentsOfMonth,
    work: UnitOfWork,
  },
  adapters: {
    questions: adapterClass(Questions, SqlQuestions),
  },
  provides: {},
  create: (given) => {
    const deps = { ...given, limits: new AccountantLimits(given) };
    const sendQuestionMail = useCase(SendQuestionMail, deps);
    return {
      api: {},
      routes: accountantRoutes({
        ...deps,
        endClient: useCase(EndClient, deps),
        packMonth: useCase(PackMonth, deps),
        askMerchant: useCase(AskMerchant, deps),
        answerQuestion: useCase(AnswerQuestion, deps),
      }),
      jobs: [jobHandler(questionMail, (job) => sendQuestionMail.execute(job))],
      letters: [
        letterWriter(
          aboutQuestion,
          async () => (await import('./adapters/mail/question-letter.ts')).questionLetter,
        ),
      ],
      auditActions,
      personalData: [personalQuestions(deps)],
    };
  },
});
