import { apiOf, createLink } from './support.ts';

/** A screen of the started demo. */
export interface Screen {
  readonly name: string;
  /** With its query, below the product's URL. */
  readonly path: string;
  /** The size and scheme in which it is one of the twelve pictures of `docs/screens`. */
  readonly best?: `${'phone' | 'desktop'} ${'light' | 'dark'}`;
}

export type Area = 'public' | 'pay' | 'portal' | 'office';

const at = (path: string, best?: Screen['best'], name?: string): Screen => ({
  name:
    name ??
    (path
      .replace(/^\/(merchant|admin)/, '')
      .replaceAll(/[^a-z]+/g, '-')
      .replaceAll(/^-|-$/g, '') ||
      'home'),
  path,
  ...(best && { best }),
});

const publicScreens: readonly Screen[] = [
  at('/', 'desktop light'),
  at('/features'),
  at('/pricing'),
  at('/login'),
  at('/register'),
  at('/forgot'),
  at('/terms'),
  at('/privacy'),
  at('/security'),
  at('/demo/merchant'),
];

type Rows = readonly Readonly<{ id: number; status: string }>[];

/** @returns a function that finds the first record of a list as the demo account of the role */
const firstOf = async (url: string, role: 'ADMIN' | 'MERCHANT') => {
  const api = await apiOf(url, role);
  return async (path: string): Promise<number> => {
    const [row] = await api<Rows>(path);
    if (row === undefined) throw new Error(`${path}: the demo has none`);
    return row.id;
  };
};

const settings = [
  'business',
  'documents',
  'brand',
  'bank-accounts',
  'reminders',
  'notifications',
  'public-page',
  'plan',
  'account',
  'security',
];

const portalScreens = async (url: string): Promise<readonly Screen[]> => {
  const first = await firstOf(url, 'MERCHANT');
  const payment = await first('/merchants/me/payments?status=SUCCEEDED');
  const link = await first('/payment-links/me?status=ACTIVE');
  const paid = await first('/invoices/me?status=PAID');
  const unpaid = await first('/invoices/me?status=OVERDUE');
  const customer = await first('/customers/me');
  return [
    at('/merchant', 'phone light'),
    at('/merchant/payments', 'desktop light'),
    at(`/merchant/payments/${payment}`, 'phone dark', 'payment'),
    at('/merchant/bank'),
    at('/merchant/invoices', 'phone light'),
    at(`/merchant/invoices/${paid}`, undefined, 'paid-invoice'),
    at(`/merchant/invoices/${unpaid}`, undefined, 'unpaid-invoice'),
    at('/merchant/invoices/new', 'desktop light'),
    at('/merchant/links'),
    at(`/merchant/links/${link}`, undefined, 'link'),
    at(`/merchant/links/${link}/poster`, 'desktop light', 'poster'),
    at('/merchant/counter', 'phone dark'),
    at('/merchant/reports', 'desktop dark'),
    at('/merchant/customers'),
    at(`/merchant/customers/${customer}`, undefined, 'customer'),
    at('/merchant/items'),
    at('/merchant/months'),
    at('/merchant/threshold'),
    at('/merchant/team'),
    at('/merchant/developers'),
    at('/merchant/developers/keys'),
    at('/merchant/developers/webhooks'),
    at('/merchant/developers/events'),
    at('/merchant/payouts'),
    at('/merchant/questions'),
    at('/merchant/settings'),
    ...settings.map((page) => at(`/merchant/settings/${page}`)),
  ];
};

const officeScreens = async (url: string): Promise<readonly Screen[]> => {
  const first = await firstOf(url, 'ADMIN');
  const lists = ['merchants', 'users', 'payments', 'payment-links', 'invoices', 'provider-events'];
  const more = [
    'months',
    'provider-accounts',
    'payouts',
    'archives',
    'erasure-requests',
    'webhook-endpoints',
    'api-keys',
    'audit-log',
    'jobs',
  ];
  return [
    at('/admin', 'desktop light'),
    ...[...lists, ...more].map((name) => at(`/admin/${name}`)),
    at(`/admin/merchants/${await first('/merchants')}/show`, 'desktop dark', 'merchant'),
    at(`/admin/payments/${await first('/payments')}/show`, undefined, 'payment'),
    at(`/admin/payment-links/${await first('/payment-links')}/show`, undefined, 'payment-link'),
    at(`/admin/invoices/${await first('/invoices')}/show`, undefined, 'invoice'),
    at(`/admin/users/${await first('/users')}/show`, undefined, 'user'),
    at(`/admin/jobs/${await first('/jobs')}/show`, undefined, 'job'),
    at('/admin/users/create'),
    at('/admin/merchants/register'),
    at('/admin/account'),
  ];
};

/** @returns the screens of the demo at this URL, by area; creates a payment link for the pay page */
export const screensOf = async (url: string): Promise<Readonly<Record<Area, readonly Screen[]>>> => ({
  public: publicScreens,
  pay: [at(await createLink(url, 'Две чаши, ръчна изработка'), 'phone light', 'request')],
  portal: await portalScreens(url),
  office: await officeScreens(url),
});
