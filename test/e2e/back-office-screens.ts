import type { Locator, Page } from 'playwright';
import type { Role } from '#web/shared/session.ts';
import { bakery, parkedEvent, program, waiting, type Fixture } from './back-office-fixture.ts';
import { fill, type Messages } from './support/messages.ts';

export type Staff = Exclude<Role, 'MERCHANT'>;
type Staffs = readonly Staff[];

/** An action or text that some roles see; table rows show actions on desktops only. */
export interface Offer {
  readonly what: Locator;
  readonly to: Staffs;
  readonly isOnDesktopsOnly?: boolean;
}

export interface Screen {
  readonly name: string;
  /** Under `/admin`. */
  readonly path: string;
  /** Other roles are redirected from this screen and do not see the tab. */
  readonly to: Staffs;
  /** The name of the tab, when it is one. */
  readonly tab?: string;
  /** The path is also the home of the other roles, which are not redirected. */
  readonly isHome?: boolean;
  /** Texts of the fully loaded screen. */
  readonly sights: readonly string[];
  readonly offers?: readonly Offer[];
}

const allRoles: Staffs = ['ADMIN', 'SUPPORT', 'ACCOUNTANT'];
const readers: Staffs = ['ADMIN', 'SUPPORT'];
const admins: Staffs = ['ADMIN'];
const accountants: Staffs = ['ACCOUNTANT'];
/** Roles that export lists. */
const bookkeepers: Staffs = ['ADMIN', 'ACCOUNTANT'];

/** Every screen and every tab of the back office, with the roles that see it and its actions. */
export const screensOf = (fixture: Fixture, page: Page, messages: Messages): readonly Screen[] => {
  const action = (name: string): Locator =>
    page.getByRole('button', { name }).or(page.getByRole('link', { name }));
  const file = (to: Staffs): Offer => ({
    what: action(fill(messages.admin.lists.export, { format: 'CSV' })),
    to,
  });
  return [
    ...ofMerchants(fixture, page, messages, { action, file }),
    ...ofMoney(fixture, page, messages, { action, file }),
    ...ofOperations(fixture, messages, { action, file }),
  ];
};

interface Tools {
  readonly action: (name: string) => Locator;
  readonly file: (to: Staffs) => Offer;
}

const ofMerchants = (
  { merchant, accountantId }: Fixture,
  page: Page,
  messages: Messages,
  { action, file }: Tools,
): readonly Screen[] => {
  const { menu, dashboard, attention, merchants, users, audit } = messages.admin;
  const { status } = messages.shared;
  const one = `/merchants/${merchant.id}/show`;
  const tab = (label: string, path: string, to: Staffs, ...sights: string[]) => ({
    name: `${path} of a merchant`,
    tab: label,
    path: `${one}/${path}`,
    to,
    sights,
  });
  const changing = { what: action(merchants.changeStatus), to: admins } as const;
  const ofProfile = [
    changing,
    { what: action(merchants.view.open), to: readers },
    { what: action(merchants.edit.open), to: admins },
    { what: action(merchants.delete), to: admins },
    { what: action(merchants.plan), to: admins },
  ] as const;
  return [
    {
      name: 'dashboard',
      path: '',
      to: readers,
      isHome: true,
      sights: [
        dashboard.activity,
        dashboard.takings,
        dashboard.asTable,
        dashboard.states.connected,
        dashboard.parts.mail,
        waiting,
        attention.kinds.PARKED_EVENTS,
      ],
      offers: [{ what: action(dashboard.addMerchant), to: admins }],
    },
    {
      name: 'clients',
      path: '',
      to: accountants,
      isHome: true,
      sights: [bakery, messages.clients.pack.hint],
    },
    { name: 'months', path: '/months', to: allRoles, sights: [bakery] },
    { name: 'payouts', path: '/payouts', to: allRoles, sights: [messages.payoutList.empty] },
    { name: 'bank movements', path: '/bank-lines', to: allRoles, sights: [messages.bankLines.empty] },
    {
      name: 'bills',
      path: '/bills',
      to: readers,
      sights: [messages.billList.empty],
      offers: [{ what: action(messages.billList.run.open), to: admins }],
    },
    { name: 'archives', path: '/archives', to: readers, sights: [messages.archiveList.empty] },
    {
      name: 'requests of erasure',
      path: '/erasure-requests',
      to: admins,
      sights: [messages.erasureList.empty],
    },
    { name: 'questions', path: '/questions', to: accountants, sights: [messages.clients.questions.none] },
    { name: 'own account', path: '/account', to: allRoles, sights: [messages.admin.sessions.current] },
    {
      name: 'simple dashboard',
      path: '/dashboard',
      to: readers,
      sights: [messages.dashboard.activityText, messages.dashboard.actionsText],
    },
    {
      name: 'merchants',
      path: '/merchants',
      to: allRoles,
      sights: [bakery],
      offers: [
        { what: action(merchants.register), to: admins },
        { ...changing, isOnDesktopsOnly: true },
        { what: page.getByRole('checkbox'), to: admins, isOnDesktopsOnly: true },
        file(admins),
      ],
    },
    {
      name: 'merchant',
      path: one,
      to: allRoles,
      tab: merchants.profile,
      sights: [merchants.details],
      offers: [...ofProfile, { what: page.getByText(messages.admin.integrations.ofMerchant), to: readers }],
    },
    tab(merchants.notes.title, 'notes', readers, merchants.notes.none),
    {
      ...tab(merchants.users, 'users', readers, status.user.LOCKED),
      offers: [{ what: action(users.unlock), to: readers }],
    },
    tab(menu.links, 'payment-links', readers, status.link.PAID),
    tab(menu.payments, 'payments', allRoles, status.payment.SUCCEEDED),
    tab(menu.invoices, 'invoices', allRoles, status.invoice.PAID),
    tab(menu.bankLines, 'bank', allRoles, messages.bankLines.empty),
    tab(merchants.plans.title, 'plan', readers, messages.billList.none),
    {
      ...tab(menu.archives, 'archives', allRoles, messages.archiveList.foreign.none),
      offers: [{ what: action(messages.archiveList.request.open), to: admins }],
    },
    tab(messages.admin.customers.title, 'customers', allRoles),
    tab(merchants.statusHistory, 'status-history', readers, status.merchant.PENDING, 'admin'),
    tab(menu.audit, 'audit', admins, audit.actions['merchant.registered']),
    {
      name: 'registration',
      path: '/merchants/register',
      to: admins,
      sights: [messages.registration.submit],
    },
    { name: 'users', path: '/users', to: admins, sights: ['kantora', users.stats.activeUsers] },
    {
      name: 'accountant',
      path: `/users/${accountantId}/show`,
      to: admins,
      sights: [users.keepsBooksHelp, bakery],
    },
    { name: 'user form', path: `/users/${accountantId}`, to: admins, sights: [users.blankPassword] },
  ];
};

const ofMoney = (
  { paidId, invoiceId, paymentLinkId }: Fixture,
  page: Page,
  messages: Messages,
  { action, file }: Tools,
): readonly Screen[] => {
  const { payments, invoices, links } = messages.admin;
  const { status } = messages.shared;
  return [
    {
      name: 'payments',
      path: '/payments',
      to: allRoles,
      sights: [payments.summary.revenue, bakery],
      offers: [file(bookkeepers)],
    },
    {
      name: 'payment',
      path: `/payments/${paidId}/show`,
      to: allRoles,
      sights: [payments.history.opened, bakery],
      offers: [
        { what: action(payments.refund), to: admins },
        { what: action(payments.confirm), to: readers },
        { what: page.getByText(payments.accounts.MERCHANT_PAYABLE), to: readers },
        {
          what: page.getByRole('main').getByText(messages.resources.payments.fields.paymentLinkId),
          to: readers,
        },
      ],
    },
    {
      name: 'invoices',
      path: '/invoices',
      to: allRoles,
      sights: [status.invoice.PAID],
      offers: [file(bookkeepers)],
    },
    {
      name: 'invoice',
      path: `/invoices/${invoiceId}/show`,
      to: allRoles,
      sights: [invoices.items, bakery],
      offers: [
        { what: action(invoices.download), to: allRoles },
        { what: action(invoices.send), to: readers },
      ],
    },
    {
      name: 'links',
      path: '/payment-links',
      to: readers,
      sights: [status.link.PAID],
      offers: [file(admins)],
    },
    {
      name: 'link',
      path: `/payment-links/${paymentLinkId}/show`,
      to: readers,
      sights: [links.payments, status.payment.SUCCEEDED],
    },
  ];
};

const ofOperations = (
  { parkedId, jobId, endpointId }: Fixture,
  messages: Messages,
  { action, file }: Tools,
): readonly Screen[] => {
  const { events, jobs, audit, integrations } = messages.admin;
  const again = { what: action(events.retry), to: admins };
  const retry = { what: action(jobs.retry), to: admins };
  return [
    {
      name: 'provider events',
      path: '/provider-events',
      to: readers,
      sights: [events.reasons.UNMATCHED],
      offers: [{ ...again, isOnDesktopsOnly: true }, file(admins)],
    },
    {
      name: 'provider event',
      path: `/provider-events/${parkedId}/show`,
      to: readers,
      sights: [parkedEvent],
      offers: [again],
    },
    {
      name: 'webhook endpoints',
      path: '/webhook-endpoints',
      to: readers,
      sights: [program.url],
    },
    {
      name: 'webhook endpoint',
      path: `/webhook-endpoints/${endpointId}/show`,
      to: readers,
      sights: [integrations.endpoints.about, 'webhook.test', bakery],
    },
    {
      name: 'API keys',
      path: '/api-keys',
      to: readers,
      sights: [program.key],
    },
    {
      name: 'jobs',
      path: '/jobs',
      to: readers,
      sights: [jobs.states.FAILED],
      offers: [{ ...retry, isOnDesktopsOnly: true }, file(admins)],
    },
    {
      name: 'job',
      path: `/jobs/${jobId}/show`,
      to: readers,
      sights: [jobs.names['payments.look'], 'payments.look'],
      offers: [retry],
    },
    {
      name: 'audit log',
      path: '/audit-log',
      to: admins,
      sights: [audit.actions['merchant.registered']],
      offers: [file(admins)],
    },
  ];
};
