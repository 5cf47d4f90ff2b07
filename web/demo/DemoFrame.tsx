import { useRef } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { Icon } from '../shared/icons/Icon.tsx';
import { ButtonLink } from '../shared/layout/Button.tsx';
import { contentId, SkipLink } from '../shared/layout/SkipLink.tsx';
import { TopBar } from '../shared/layout/TopBar.tsx';
import { Banner } from '../shared/state/Banner.tsx';
import classes from './DemoFrame.module.css';
import { DemoMessages, useDemoMessages } from './messages/demo-messages.ts';

const base = '/demo/merchant';
const panelId = 'demo-panel';
const tabs = [
  { name: 'dashboard', to: base, icon: 'home' },
  { name: 'links', to: `${base}/links`, icon: 'link' },
  { name: 'invoices', to: `${base}/invoices`, icon: 'invoice' },
  { name: 'payments', to: `${base}/payments`, icon: 'card' },
] as const;
/** Pages beside the invoices, below their tab. */
const besideInvoices = [`${base}/proformas`, `${base}/schedules`];

const chosenTab = (pathname: string): number => {
  const isBeside = besideInvoices.some((path) => pathname.startsWith(path));
  const place = tabs.findLastIndex(({ name, to }) =>
    isBeside ? name === 'invoices' : pathname.startsWith(to),
  );
  return Math.max(0, place);
};

/** Layout of the demo: a note that all data are samples with the way to the plan, and four tabs. */
export const DemoFrame = ({ children }: { children: ReactNode }) => (
  <DemoMessages>
    <SkipLink />
    <DemoBar />
    <main id={contentId} tabIndex={-1} className={classes['main']}>
      <DemoNote />
      <Tabs />
      <div id={panelId} role="tabpanel" aria-labelledby={`${panelId}-tab`} className={classes['panel']}>
        {children}
      </div>
    </main>
  </DemoMessages>
);

const DemoBar = () => {
  const t = useDemoMessages();
  return (
    <TopBar label={t('demo.title')} links={<Link to="/">{t('demo.back')}</Link>}>
      <ButtonLink to="/register" variant="primary">
        {t('demo.start')}
      </ButtonLink>
    </TopBar>
  );
};

const DemoNote = () => {
  const t = useDemoMessages();
  return (
    <Banner
      tone="info"
      action={
        <ButtonLink to={`${base}/settings/plan`} size="small">
          {t('demo.plan')}
        </ButtonLink>
      }
    >
      <strong>{t('demo.title')}.</strong> {t('demo.note')}
    </Banner>
  );
};

/** Each tab has its own URL; arrow keys move between tabs (ARIA tabs pattern). */
const Tabs = () => {
  const t = useDemoMessages();
  const { pathname } = useLocation();
  const list = useRef<HTMLDivElement>(null);
  const chosen = chosenTab(pathname);
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const next = list.current?.children[(chosen + step + tabs.length) % tabs.length];
    if (!(next instanceof HTMLElement)) return;
    next.focus();
    next.click();
  };
  return (
    <div
      ref={list}
      role="tablist"
      tabIndex={-1}
      aria-label={t('demo.tabs')}
      className={classes['tabs']}
      onKeyDown={onKeyDown}
    >
      {tabs.map(({ name, to, icon }, index) => (
        <Link
          key={name}
          to={to}
          role="tab"
          id={index === chosen ? `${panelId}-tab` : undefined}
          aria-selected={index === chosen}
          aria-controls={panelId}
          tabIndex={index === chosen ? 0 : -1}
        >
          <Icon name={icon} />
          {t(`demo.${name}`)}
        </Link>
      ))}
    </div>
  );
};
