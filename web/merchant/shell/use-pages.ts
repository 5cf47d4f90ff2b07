import { useLocation } from 'react-router-dom';
import type { DailyStep } from '#contract/guidance/next-step.ts';
import type { MerchantRight } from '#contract/team/team-rights.ts';
import type { IconName } from '../../shared/icons/Icon.tsx';
import type { AreaPage } from '../../shared/layout/area-page.ts';
import { useProviderAccount } from '../account/index.ts';
import type { shell as en } from '../kit/messages/shell-en.ts';
import { usePortal } from '../kit/portal/portal.ts';
import { useAccount, useGuidance } from '../kit/portal/queries.ts';
import { useIsViewing, useRights } from '../kit/portal/use-rights.ts';
import { useShellMessages } from '../kit/messages/use-shell-messages.ts';

/** A page of the menu, or of an entry of it; its path is below the portal's base. */
interface Place {
  readonly path: string;
  readonly icon: IconName;
  readonly name: keyof (typeof en)['merchant']['nav'];
  /** Shows the page. */
  readonly right: MerchantRight;
  /** The entry under which it is found. */
  readonly of?: '/payments' | '/invoices' | '/reports' | '/settings';
  /** Only where merchants have accounts at the card provider. */
  readonly isOfAccount?: true;
  /** What waits for an answer there. */
  readonly waiting?: DailyStep;
}

/** All pages with a name, in the order of the menu and of their entries. */
const places: readonly Place[] = [
  { path: '', icon: 'home', name: 'home', right: 'SEE' },
  { path: '/counter', icon: 'qr', name: 'counter', right: 'CREATE_LINKS' },
  { path: '/payments', icon: 'card', name: 'payments', right: 'SEE' },
  { path: '/bank', icon: 'bank', name: 'bank', right: 'EXPORT', of: '/payments' },
  { path: '/links', icon: 'link', name: 'links', right: 'SEE' },
  { path: '/invoices', icon: 'invoice', name: 'invoices', right: 'SEE', waiting: 'ANSWER_BUYER' },
  { path: '/proformas', icon: 'invoice', name: 'proformas', right: 'EXPORT', of: '/invoices' },
  { path: '/schedules', icon: 'calendar', name: 'schedules', right: 'EXPORT', of: '/invoices' },
  { path: '/customers', icon: 'journal', name: 'customers', right: 'SEE' },
  { path: '/reports', icon: 'chart', name: 'reports', right: 'EXPORT', waiting: 'ANSWER_QUESTION' },
  { path: '/months', icon: 'calendar', name: 'months', right: 'EXPORT', of: '/reports' },
  { path: '/payouts', icon: 'bank', name: 'payouts', right: 'EXPORT', of: '/reports', isOfAccount: true },
  { path: '/settings', icon: 'shop', name: 'settings', right: 'SEE' },
  { path: '/items', icon: 'coins', name: 'items', right: 'SEE', of: '/settings' },
  { path: '/team', icon: 'person', name: 'team', right: 'MANAGE_MERCHANT', of: '/settings' },
  {
    path: '/account',
    icon: 'bank',
    name: 'account',
    right: 'MANAGE_MERCHANT',
    of: '/settings',
    isOfAccount: true,
  },
  { path: '/developers', icon: 'code', name: 'developers', right: 'MANAGE_MERCHANT', of: '/settings' },
];

/** Pages without a name in the menu: found from a card or a number. */
const nameless: Readonly<Record<string, readonly string[]>> = {
  '/invoices': ['/foreign-documents'],
  '/reports': ['/threshold', '/questions'],
};

/** The paths that belong to an entry of the menu; home is one page. */
const pathsOf = (entry: string): readonly string[] =>
  entry === ''
    ? []
    : [
        entry,
        ...places.filter((place) => place.of === entry).map(({ path }) => path),
        ...(nameless[entry] ?? []),
      ];

/** Numbers of what waits, for those who may answer. */
const useWaiting = (): ((kind: DailyStep | undefined) => number) => {
  const { isDemo } = usePortal();
  const holds = useRights();
  const { data } = useGuidance(!isDemo && holds('WRITE_DOCUMENTS'));
  return (kind) =>
    kind === undefined || data === undefined
      ? 0
      : ([data.now, ...data.others].find((step) => step?.kind === kind)?.count ?? 0);
};

/** The places that the user's role may open. */
const usePlaces = (): readonly Place[] => {
  const holds = useRights();
  const isViewing = useIsViewing();
  const isCashier = useAccount().data?.merchantRole === 'CASHIER';
  const { data: account } = useProviderAccount();
  return places.filter(
    ({ path, right, isOfAccount }) =>
      holds(right) &&
      // Without accounts of merchants there is neither an account nor a payout to show.
      (isOfAccount !== true || account?.isNeeded === true) &&
      // The counter is a cashier's first page.
      !(isCashier && path === '') &&
      // The settings are of people, which staff who views a merchant does not see.
      !(isViewing && path === '/settings'),
  );
};

const useEntries = () => {
  const t = useShellMessages();
  const { base } = usePortal();
  const waitingOf = useWaiting();
  return (shown: readonly Place[]): readonly AreaPage[] =>
    shown.map(({ path, icon, name, of, waiting }) => {
      const count = waitingOf(waiting);
      return {
        to: base + path,
        icon,
        label: t(`merchant.nav.${name}`),
        ...(of === undefined && { within: pathsOf(path).map((each) => base + each) }),
        waiting: { count, text: t('merchant.nav.waiting', { smart_count: count }) },
      };
    });
};

/** The entries of the menu; a page whose entry the user lacks stands for itself. */
export const usePages = (): readonly AreaPage[] => {
  const shown = usePlaces();
  return useEntries()(shown.filter(({ of }) => of === undefined || !shown.some(({ path }) => path === of)));
};

/** All pages with a name that the user's role may open, for the search. */
export const useAllPages = (): readonly AreaPage[] => useEntries()(usePlaces());

/** The pages of the bottom bar on phones; the plus leads to the counter for who may create links. */
export const useTabs = (): readonly AreaPage[] => {
  const entries = useEntries();
  const shown = usePlaces();
  return entries(
    ['', '/payments', '/counter', '/invoices'].flatMap((path) =>
      shown.filter((place) => place.path === path),
    ),
  ).map((page) => (page.icon === 'qr' ? { ...page, icon: 'plus' } : page));
};

/** The pages under „Отчети“ as tabs: the figures first, the questions of accountants while one is open. */
export const useReportTabs = (): readonly AreaPage[] => {
  const t = useShellMessages();
  const { base } = usePortal();
  const entries = useEntries();
  const open = useWaiting()('ANSWER_QUESTION');
  const { pathname } = useLocation();
  const holds = useRights();
  const shown = usePlaces().filter(({ path, of }) => path === '/reports' || of === '/reports');
  const questionsPath = `${base}/questions`;
  const questions: AreaPage = {
    to: questionsPath,
    label: t('merchant.nav.questions'),
    waiting: { count: open, text: t('merchant.nav.waiting', { smart_count: open }) },
  };
  return [
    ...entries(shown).map(({ to, label }) => ({
      to,
      label: to === `${base}/reports` ? t('merchant.nav.figures') : label,
    })),
    ...(holds('WRITE_DOCUMENTS') && (open > 0 || pathname === questionsPath) ? [questions] : []),
  ];
};
