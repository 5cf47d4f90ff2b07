import { RemindersPanel } from '../profile/index.ts';
import { OfMerchant } from './OfMerchant.tsx';

/** Reminders of unpaid invoices. */
export const ReminderSettings = () => (
  <OfMerchant>{(merchant) => <RemindersPanel merchant={merchant} />}</OfMerchant>
);
