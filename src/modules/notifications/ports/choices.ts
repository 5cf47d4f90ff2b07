import { token } from '#kernel/token.ts';
import type { MailEvent, PushEvent } from '../domain/events.ts';

/** What merchants and users chose to be notified about; a missing choice is the default. */
export interface Choices {
  mailsOf(merchantId: number): Promise<ReadonlyMap<MailEvent, boolean>>;
  setMail(merchantId: number, event: MailEvent, isOn: boolean, now: Date): Promise<void>;
  pushesOf(userId: number, merchantId: number): Promise<ReadonlyMap<PushEvent, boolean>>;
  setPush(userId: number, merchantId: number, event: PushEvent, isOn: boolean): Promise<void>;
}
export const Choices = token<Choices>('notifications.Choices');
