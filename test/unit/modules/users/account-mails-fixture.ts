import { AnswerPasswordResetRequest } from '#src/modules/users/application/answer-password-reset-request.ts';
import { passwordResetRequest } from '#src/modules/users/application/request-password-reset.ts';
import { accountMail, SendAccountMail } from '#src/modules/users/application/send-account-mail.ts';
import { aboutAccount, type AccountMailContent } from '#src/modules/users/application/account-letters.ts';
import { usersFixture } from './users-fixture.ts';

/** Use-cases of account mails on in-memory ports; `runJobs` runs the enqueued jobs. */
export const accountMailsFixture = () => {
  const fixture = usersFixture();
  const done = new Set<object>();
  const runEach = async <T extends object>(jobs: readonly T[], run: (job: T) => Promise<void>) => {
    for (const job of jobs)
      if (!done.has(job))
        await run(job).then(
          () => done.add(job),
          () => undefined,
        );
  };
  /** Runs each job that has not succeeded yet. */
  const runJobs = async (): Promise<void> => {
    await runEach(fixture.jobs.of(passwordResetRequest), (request) =>
      new AnswerPasswordResetRequest(fixture).execute(request),
    );
    await runEach(fixture.jobs.of(accountMail), (mail) => new SendAccountMail(fixture).execute(mail));
  };
  /** Kinds and recipients of the sent mails. */
  const sent = (): string[] =>
    fixture.letters.of(aboutAccount).map(({ content, to }) => `${content.kind} to ${to}`);
  /** The secret of the latest mail of a kind. */
  const secretOf = (kind: AccountMailContent['kind']): string => {
    const mail = fixture.letters.of(aboutAccount).findLast(({ content }) => content.kind === kind);
    if (mail === undefined || !('secret' in mail.content)) throw new Error(`there is no mail ${kind}`);
    return mail.content.secret;
  };
  const later = (minutes: number): void => {
    fixture.clock.at = new Date(fixture.clock.at.getTime() + minutes * 60_000);
  };
  return { ...fixture, runJobs, sent, secretOf, later };
};
export type AccountMailsFixture = ReturnType<typeof accountMailsFixture>;
