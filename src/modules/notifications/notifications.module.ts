import { AuditLog } from '#kernel/audit.ts';
import { Clock } from '#kernel/clock.ts';
import { Jobs } from '#kernel/jobs.ts';
import { Messages } from '#kernel/messages.ts';
import { UnitOfWork } from '#kernel/unit-of-work.ts';
import { MailChoices } from '#modules/merchants/index.ts';
import { Config } from '#platform/config.ts';
import { DatabaseToken, type Database } from '#platform/database/database.ts';
import { adapter, adapterClass, defineModule, useCase } from '#platform/define-module.ts';
import { isPublicAddress } from '#platform/outbound/public-addresses.ts';
import { RateLimits } from '#kernel/rate-limits.ts';
import { formatMoney } from '#platform/templates/formats.ts';
import { notifyOfPayments } from './adapters/events/notify-of-payments.ts';
import { notificationRoutes } from './adapters/http/notifications.routes.ts';
import { notificationJobs } from './adapters/jobs/notification-jobs.ts';
import { SqlChoices } from './adapters/postgres/sql-choices.ts';
import { SqlNotifiedPayments } from './adapters/postgres/sql-notified-payments.ts';
import { personalPushes } from './adapters/postgres/sql-personal-pushes.ts';
import { SqlPushSubscriptions } from './adapters/postgres/sql-push-subscriptions.ts';
import { pushSender } from './adapters/push/push-sender.ts';
import { ChooseMail, ChoosePush } from './application/choose-notifications.ts';
import { MailChoicesOfMerchant } from './application/mail-choices-of-merchant.ts';
import { NotifyOfPayment } from './application/notify-of-payment.ts';
import { SendPush } from './application/send-push.ts';
import { RenewPush, SubscribeToPush, UnsubscribeFromPush } from './application/subscribe-to-push.ts';
import { auditActions } from './domain/audit-actions.ts';
import { Choices } from './ports/choices.ts';
import { NotifiedPayments } from './ports/notified-payments.ts';
import { PushSender } from './ports/push-sender.ts';
import { PushSubscriptions } from './ports/push-subscriptions.ts';

export const notificationsModule = defineModule({
  name: 'notifications',
  needs: {
    audit: AuditLog,
    clock: Clock,
    config: Config,
    database: DatabaseToken,
    jobs: Jobs,
    limits: RateLimits,
    messages: Messages,
    work: UnitOfWork,
  },
  adapters: {
    choices: adapterClass(Choices, SqlChoices),
    payments: adapterClass(NotifiedPayments, SqlNotifiedPayments),
    subscriptions: adapterClass(PushSubscriptions, SqlPushSubscriptions),
    sender: adapter(PushSender, pushSender),
  },
  contributes: {
    mailChoices: adapter(
      MailChoices,
      ({ database }: Readonly<{ database: Database }>) =>
        new MailChoicesOfMerchant({ choices: new SqlChoices({ database }) }),
    ),
  },
  provides: {},
  create: (given) => {
    const deps = {
      ...given,
      formatMoney,
      endpointRules: {
        permitsLoopback: given.config.mode !== 'production',
        isPublic: isPublicAddress,
      },
    };
    return {
      api: {},
      routes: notificationRoutes({
        ...deps,
        chooseMail: useCase(ChooseMail, deps),
        choosePush: useCase(ChoosePush, deps),
        renewPush: useCase(RenewPush, deps),
        subscribeToPush: useCase(SubscribeToPush, deps),
        unsubscribeFromPush: useCase(UnsubscribeFromPush, deps),
      }),
      subscriptions: notifyOfPayments(deps),
      jobs: notificationJobs({
        ...deps,
        notify: useCase(NotifyOfPayment, deps),
        sendPush: useCase(SendPush, deps),
      }),
      auditActions,
      personalData: [personalPushes(deps)],
    };
  },
});
