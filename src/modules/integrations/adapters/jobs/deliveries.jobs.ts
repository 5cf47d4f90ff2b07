import { jobHandler, jobType, type JobHandler } from '#kernel/jobs.ts';
import { endpointMail, type EndpointMailJob } from '../../application/disable-endpoint.ts';

type Deps = Readonly<{
  mailOwners(job: EndpointMailJob): Promise<void>;
  forgetOld(): Promise<void>;
  resealSecrets(): Promise<void>;
}>;

const forgetDeliveries = jobType('integrations.forget-deliveries');

/** The mails about endpoints; each night the end of old deliveries, and secrets sealed with the current key. */
export const deliveryJobs = ({ mailOwners, forgetOld, resealSecrets }: Deps): JobHandler[] => [
  jobHandler(endpointMail, mailOwners),
  jobHandler(
    forgetDeliveries,
    async () => {
      await forgetOld();
      await resealSecrets();
    },
    '50 3 * * *',
  ),
];
