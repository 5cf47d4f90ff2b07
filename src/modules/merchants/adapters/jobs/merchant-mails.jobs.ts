import { jobHandler, type JobHandler } from '#kernel/jobs.ts';
import { useCase } from '#platform/define-module.ts';
import { noticeOfChange } from '../../application/notice-of-change.ts';
import { merchantMail, SendMerchantMail } from '../../application/send-merchant-mail.ts';
import type { NoticeMail } from '../../ports/notice-mail.ts';

type Deps = ConstructorParameters<typeof SendMerchantMail>[0] & Readonly<{ notices: NoticeMail }>;

export const merchantMailJobs = (deps: Deps): JobHandler[] => {
  const sendMerchantMail = useCase(SendMerchantMail, deps);
  return [
    jobHandler(noticeOfChange, (notice) => deps.notices.send(notice)),
    jobHandler(merchantMail, (request) => sendMerchantMail.execute(request)),
  ];
};
