import { jobHandler, jobType, type JobHandler } from '#kernel/jobs.ts';
import { endpointMail, type EndpointMailJob } from '../../application/disable-endpoint.ts';

type Deps = Readonly<{
  mailOwners(job: EndpointMailJob): Promise<void>;
  forgetAttempts(): Promise<void>;
  resealSecrets(): Promise<void>;
}>;

const forgetJob = jobType('integrations.forget-webhook-attempts');

/** The mails about endpoints; each night the end of old tries, and secrets sealed with the current key. */
export const deliveryJobs = ({ mailOwners, forgetAttempts, resealSecrets }: Deps): JobHandler[] => [
  jobHandler(endpointMail, mailOwners),
  jobHandler(
    forgetJob,
    async () => {
      await forgetAttempts();
      await resealSecrets();
    },
    '50 3 * * *',
  ),
];
