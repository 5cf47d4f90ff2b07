import { jobHandler, type JobHandler } from '#kernel/jobs.ts';
import { useCase } from '#platform/define-module.ts';
import { mailOf, noticeOfChange } from '../../application/notice-of-change.ts';
import { merchantMail, SendMerchantMail } from '../../application/send-merchant-mail.ts';

type Deps = ConstructorParameters<typeof SendMerchantMail>[0];

export const merchantMailJobs = (deps: Deps): JobHandler[] => {
  const sendMerchantMail = useCase(SendMerchantMail, deps);
  return [
    jobHandler(noticeOfChange, (notice) => deps.mail.send(mailOf(notice))),
    jobHandler(merchantMail, (request) => sendMerchantMail.execute(request)),
  ];
};
