import { AuditLog } from '#kernel/audit.ts';
import { Clock } from '#kernel/clock.ts';
import { UnitOfWork } from '#kernel/unit-of-work.ts';
import { MerchantDirectory } from '#modules/merchants/index.ts';
import type { Provide } from '#platform/di.ts';
import { PauseReminders } from '../application/pause-reminders.ts';
import { QueueReceipt } from '../application/queue-receipt.ts';
import { RemindCustomers } from '../application/remind-customers.ts';
import { ShowReminders } from '../application/show-reminders.ts';
import { Reminders } from '../ports/reminders.ts';

export const provideReminders = (provide: Provide): void => {
  const acting = { reminders: Reminders, work: UnitOfWork, clock: Clock, audit: AuditLog };
  provide.class(RemindCustomers, RemindCustomers, { ...acting, receipts: QueueReceipt });
  provide.class(PauseReminders, PauseReminders, { ...acting, merchants: MerchantDirectory });
  provide.class(ShowReminders, ShowReminders, { reminders: Reminders });
};
