import { jobHandler, jobType, type JobHandler } from '#kernel/jobs.ts';
import { notification, type NotifyOfPayment } from '../../application/notify-of-payment.ts';
import { push, type SendPush } from '../../application/send-push.ts';
import type { PushSender } from '../../ports/push-sender.ts';

const resealKey = jobType('notifications.reseal-key');

type Deps = Readonly<{ notify: NotifyOfPayment; sendPush: SendPush; sender: Pick<PushSender, 'reseal'> }>;

/** The notifications, and each night the private key sealed with the current key. */
export const notificationJobs = ({ notify, sendPush, sender }: Deps): JobHandler[] => [
  jobHandler(notification, (job) => notify.execute(job)),
  jobHandler(push, (job) => sendPush.execute(job)),
  jobHandler(resealKey, () => sender.reseal(), '55 3 * * *'),
];
