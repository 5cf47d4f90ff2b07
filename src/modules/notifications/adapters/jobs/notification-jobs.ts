import { jobHandler, jobType, type JobHandler } from '#kernel/jobs.ts';
import { notification, type NotifyOfPayment } from '../../application/notify-of-payment.ts';
import { push, type SendPush } from '../../application/send-push.ts';
import type { PushKeys } from '../../ports/push-keys.ts';

const resealKey = jobType('notifications.reseal-key');

type Deps = Readonly<{ notify: NotifyOfPayment; sendPush: SendPush; pushKeys: Pick<PushKeys, 'reseal'> }>;

/** The notifications, and each night the private key sealed with the current key. */
export const notificationJobs = ({ notify, sendPush, pushKeys }: Deps): JobHandler[] => [
  jobHandler(notification, (job) => notify.execute(job)),
  jobHandler(push, (job) => sendPush.execute(job)),
  jobHandler(resealKey, () => pushKeys.reseal(), '55 3 * * *'),
];
