import type { ComponentType } from 'react';
import type { MerchantRight } from '#contract/team/team-rights.ts';
import type { IconName } from '../../shared/icons/Icon.tsx';
import { lazyChunk } from '../../shared/state/lazy-chunk.ts';
import { AccountSettings } from './AccountSettings.tsx';
import { BusinessSettings } from './BusinessSettings.tsx';
import { DocumentSettings } from './DocumentSettings.tsx';
import type { en } from './messages/en.ts';
import { ReminderSettings } from './ReminderSettings.tsx';
import { SecuritySettings } from './SecuritySettings.tsx';

/** A page of the settings. Its path is below `/merchant/settings` and names its messages. */
export type SettingsPage = Readonly<{
  path: keyof (typeof en)['settings']['pages'];
  icon: IconName;
  /** null: for every member. */
  right: MerchantRight | null;
  Page: ComponentType;
}>;

const PublicPageSettings = lazyChunk(() => import('./public-page/PublicPageSettings.tsx'));
const NotificationsPage = lazyChunk(() => import('../notifications/NotificationsPage.tsx'));
const PlanPage = lazyChunk(async () => ({ default: (await import('../bills/index.ts')).PlanPage }));
const BankAccounts = lazyChunk(() => import('../bank/BankAccounts.tsx'));
const LeavePage = lazyChunk(async () => ({ default: (await import('../leave/index.ts')).LeavePage }));
const BrandSettings = lazyChunk(() => import('./brand/BrandSettings.tsx'));

/** All pages of the settings in the order of the navigation; one line adds a page. */
export const settingsPages: readonly SettingsPage[] = [
  { path: 'business', icon: 'shop', right: 'MANAGE_MERCHANT', Page: BusinessSettings },
  { path: 'documents', icon: 'invoice', right: 'MANAGE_MERCHANT', Page: DocumentSettings },
  { path: 'brand', icon: 'pencil', right: 'MANAGE_MERCHANT', Page: BrandSettings },
  { path: 'bank-accounts', icon: 'bank', right: 'WRITE_DOCUMENTS', Page: BankAccounts },
  { path: 'reminders', icon: 'clock', right: 'WRITE_DOCUMENTS', Page: ReminderSettings },
  { path: 'notifications', icon: 'bell', right: null, Page: NotificationsPage },
  { path: 'public-page', icon: 'globe', right: 'MANAGE_MERCHANT', Page: PublicPageSettings },
  { path: 'plan', icon: 'coins', right: 'EXPORT', Page: PlanPage },
  { path: 'account', icon: 'person', right: null, Page: AccountSettings },
  { path: 'security', icon: 'shield', right: null, Page: SecuritySettings },
  { path: 'leave', icon: 'download', right: 'MANAGE_MERCHANT', Page: LeavePage },
];
