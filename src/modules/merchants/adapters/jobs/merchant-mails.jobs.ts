import { jobHandler, type JobHandler } from '#kernel/jobs.ts';
import { useCase } from '#platform/define-module.ts';
import { mailOf, changeNotification } from '../../application/change-notification.ts';
import { toMerchant } from '../../application/merchant-letters.ts';
import { merchantMail, SendMerchantMail } from '../../application/send-merchant-mail.ts';

type Deps = ConstructorParameters<typeof SendMerchantMail>[0];

export const merchantMailJobs = (deps: Deps): JobHandler[] => {
  const sendMerchantMail = useCase(SendMerchantMail, deps);
  return [
    jobHandler(changeNotification, async (notification) => {
      await deps.letters.send(toMerchant, mailOf(notification));
    }),
    jobHandler(merchantMail, (request) => sendMerchantMail.execute(request)),
  ];
};
