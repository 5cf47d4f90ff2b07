import { jobHandler, type JobHandler } from '#kernel/jobs.ts';
import { useCase } from '#platform/define-module.ts';
import { AnswerPasswordResetRequest } from '../../application/answer-password-reset-request.ts';
import { passwordResetRequest } from '../../application/request-password-reset.ts';
import { accountMail, SendAccountMail } from '../../application/send-account-mail.ts';

type Deps = ConstructorParameters<typeof AnswerPasswordResetRequest>[0] &
  ConstructorParameters<typeof SendAccountMail>[0];

export const accountMailJobs = (deps: Deps): JobHandler[] => {
  const answerPasswordResetRequest = useCase(AnswerPasswordResetRequest, deps);
  const sendAccountMail = useCase(SendAccountMail, deps);
  return [
    jobHandler(passwordResetRequest, (request) => answerPasswordResetRequest.execute(request)),
    jobHandler(accountMail, (request) => sendAccountMail.execute(request)),
  ];
};
