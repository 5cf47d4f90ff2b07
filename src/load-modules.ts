import type { Module } from '#platform/define-module.ts';

/** In dependency order: a module knows only those before it. A file is loaded when its module is needed. */
const loaders = {
  users: async () => (await import('#modules/users/users.module.ts')).usersModule,
  merchants: async () => (await import('#modules/merchants/merchants.module.ts')).merchantsModule,
  team: async () => (await import('#modules/team/team.module.ts')).teamModule,
  rates: async () => (await import('#modules/rates/rates.module.ts')).ratesModule,
  accounts: async () => (await import('#modules/accounts/accounts.module.ts')).accountsModule,
  customers: async () => (await import('#modules/customers/customers.module.ts')).customersModule,
  links: async () => (await import('#modules/links/links.module.ts')).linksModule,
  'public-pages': async () =>
    (await import('#modules/public-pages/public-pages.module.ts')).publicPagesModule,
  payments: async () => (await import('#modules/payments/payments.module.ts')).paymentsModule,
  payouts: async () => (await import('#modules/payouts/payouts.module.ts')).payoutsModule,
  invoices: async () => (await import('#modules/invoices/invoices.module.ts')).invoicesModule,
  disputes: async () => (await import('#modules/disputes/disputes.module.ts')).disputesModule,
  banking: async () => (await import('#modules/banking/banking.module.ts')).bankingModule,
  proformas: async () => (await import('#modules/proformas/proformas.module.ts')).proformasModule,
  schedules: async () => (await import('#modules/schedules/schedules.module.ts')).schedulesModule,
  payers: async () => (await import('#modules/payers/payers.module.ts')).payersModule,
  billing: async () => (await import('#modules/billing/billing.module.ts')).billingModule,
  accountants: async () => (await import('#modules/accountants/accountants.module.ts')).accountantsModule,
  reports: async () => (await import('#modules/reports/reports.module.ts')).reportsModule,
  notifications: async () =>
    (await import('#modules/notifications/notifications.module.ts')).notificationsModule,
  closing: async () => (await import('#modules/closing/closing.module.ts')).closingModule,
  archives: async () => (await import('#modules/archives/archives.module.ts')).archivesModule,
  imports: async () => (await import('#modules/imports/imports.module.ts')).importsModule,
  guidance: async () => (await import('#modules/guidance/guidance.module.ts')).guidanceModule,
  integrations: async () => (await import('#modules/integrations/integrations.module.ts')).integrationsModule,
} as const satisfies Readonly<Record<string, () => Promise<Module>>>;
/** Name of a module. */
export type ModuleName = keyof typeof loaders;
/** All modules in dependency order. */
export const moduleNames = Object.keys(loaders) as ModuleName[];

/** @param last the last module needed, loaded with all before it; all modules unless given */
export const loadModules = (last: ModuleName = moduleNames.at(-1)!): Promise<Module[]> =>
  Promise.all(moduleNames.slice(0, moduleNames.indexOf(last) + 1).map((name) => loaders[name]()));
