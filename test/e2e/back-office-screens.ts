import type { Locator, Page } from 'playwright';
import type { Role } from '#web/shared/session.ts';
import { bakery, parkedEvent, waiting, type Fixture } from './back-office-fixture.ts';
import { fill, type Messages } from './support/messages.ts';

export type Staff = Exclude<Role, 'MERCHANT'>;
type Staffs = readonly Staff[];

/** Something on a screen that only some are offered; in rows of tables there is room for it only at desks. */
export interface Offer {
  readonly what: Locator;
  readonly to: Staffs;
  readonly isAtDesksOnly?: boolean;
}

export interface Screen {
  readonly name: string;
  /** Under `/admin`. */
  readonly path: string;
  /** Others are led away from here, and have no such tab. */
  readonly to: Staffs;
  /** The name of the tab, when it is one. */
  readonly tab?: string;
  /** What stands there when all of it has come. */
  readonly sights: readonly string[];
  readonly offers?: readonly Offer[];
}

const everybody: Staffs = ['ADMIN', 'SUPPORT', 'ACCOUNTANT'];
const readers: Staffs = ['ADMIN', 'SUPPORT'];
const admins: Staffs = ['ADMIN'];
/** Who takes books as files. */
const bookkeepers: Staffs = ['ADMIN', 'ACCOUNTANT'];

/** Every screen and every tab of the back office: who sees it, and who is offered what there. */
export const screensOf = (fixture: Fixture, page: Page, messages: Messages): readonly Screen[] => {
  const act = (name: string): Locator =>
    page.getByRole('button', { name }).or(page.getByRole('link', { name }));
  const file = (to: Staffs): Offer => ({
    what: act(fill(messages.admin.lists.export, { format: 'CSV' })),
    to,
  });
  return [
    ...ofMerchants(fixture, page, messages, { act, file }),
    ...ofMoney(fixture, page, messages, { act, file }),
    ...ofOperations(fixture, messages, { act, file }),
  ];
};

interface Tools {
  readonly act: (name: string) => Locator;
  readonly file: (to: Staffs) => Offer;
}

const ofMerchants = (
  { merchant, accountantId }: Fixture,
  page: Page,
  messages: Messages,
  { act, file }: Tools,
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
  const changing = [
    { what: act(merchants.changeStatus), to: admins },
    { what: act(merchants.delete), to: admins },
  ] as const;
  const ofProfile = [...changing, { what: act(merchants.plan), to: admins }] as const;
  return [
    {
      name: 'dashboard',
      path: '',
      to: readers,
      sights: [
        dashboard.activity,
        dashboard.takings,
        dashboard.asTable,
        dashboard.states.connected,
        dashboard.parts.mail,
        waiting,
        attention.kinds.PARKED_EVENTS,
      ],
      offers: [{ what: act(dashboard.addMerchant), to: admins }],
    },
    {
      name: 'simple dashboard',
      path: '/dashboard',
      to: readers,
      sights: [messages.dashboard.activityText, messages.dashboard.actionsText],
    },
    {
      name: 'merchants',
      path: '/merchants',
      to: everybody,
      sights: [bakery],
      offers: [
        { what: act(merchants.register), to: admins },
        ...changing.map((offer) => ({ ...offer, isAtDesksOnly: true })),
        { what: page.getByRole('checkbox'), to: admins, isAtDesksOnly: true },
        file(admins),
      ],
    },
    {
      name: 'merchant',
      path: one,
      to: everybody,
      tab: merchants.profile,
      sights: [merchants.details],
      offers: ofProfile,
    },
    {
      ...tab(merchants.logins, 'users', readers, status.user.LOCKED),
      offers: [{ what: act(users.unlock), to: readers }],
    },
    tab(menu.links, 'payment-links', readers, status.link.PAID),
    tab(menu.payments, 'payments', everybody, status.payment.SUCCEEDED),
    tab(menu.invoices, 'invoices', everybody, status.invoice.PAID),
    tab(merchants.statusHistory, 'status-history', readers, status.merchant.PENDING, 'admin'),
    tab(menu.audit, 'audit', admins, audit.actions['merchant.registered']),
    {
      name: 'registration',
      path: '/merchants/register',
      to: admins,
      sights: [messages.shared.registration.submit],
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
  { act, file }: Tools,
): readonly Screen[] => {
  const { payments, invoices, links } = messages.admin;
  const { status } = messages.shared;
  return [
    {
      name: 'payments',
      path: '/payments',
      to: everybody,
      sights: [payments.summary.fees, bakery],
      offers: [file(bookkeepers)],
    },
    {
      name: 'payment',
      path: `/payments/${paidId}/show`,
      to: everybody,
      sights: [payments.history.opened, bakery],
      offers: [
        { what: act(payments.refund), to: admins },
        { what: act(payments.confirm), to: readers },
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
      to: everybody,
      sights: [status.invoice.PAID],
      offers: [file(bookkeepers)],
    },
    {
      name: 'invoice',
      path: `/invoices/${invoiceId}/show`,
      to: everybody,
      sights: [invoices.items, bakery],
      offers: [
        { what: act(invoices.download), to: everybody },
        { what: act(invoices.send), to: readers },
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
  { parkedId, jobId }: Fixture,
  messages: Messages,
  { act, file }: Tools,
): readonly Screen[] => {
  const { events, jobs, audit } = messages.admin;
  const again = { what: act(events.retry), to: admins };
  const retry = { what: act(jobs.retry), to: admins };
  return [
    {
      name: 'provider events',
      path: '/provider-events',
      to: readers,
      sights: [events.reasons.UNMATCHED],
      offers: [{ ...again, isAtDesksOnly: true }, file(admins)],
    },
    {
      name: 'provider event',
      path: `/provider-events/${parkedId}/show`,
      to: readers,
      sights: [parkedEvent],
      offers: [again],
    },
    {
      name: 'jobs',
      path: '/jobs',
      to: readers,
      sights: [jobs.states.FAILED],
      offers: [{ ...retry, isAtDesksOnly: true }, file(admins)],
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
