import { Suspense, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { browserStorage } from '../../shared/browser-storage.ts';
import { localStore } from '../../shared/stored.ts';
import { newLinkHash } from '../kit/portal/new-link-hash.ts';
import { usePortal } from '../kit/portal/portal.ts';
import { useRights } from '../kit/portal/use-rights.ts';
import { rightFor, type ShortcutName } from './shortcuts.ts';
import { useShortcuts } from './use-shortcuts.ts';
import { lazyPart } from '../../shared/state/lazy-part.ts';

const ShortcutsDialog = lazyPart(async () => ({
  default: (await import('./ShortcutsDialog.tsx')).ShortcutsDialog,
}));

const { key } = browserStorage.shortcuts;
const paths: Readonly<Record<ShortcutName, string>> = {
  home: '',
  payments: '/payments',
  invoices: '/invoices',
  links: '/links',
  customers: '/customers',
  items: '/items',
  settings: '/settings',
  newLink: `/links${newLinkHash}`,
  newInvoice: '/invoices/new',
};

/** The demo has no customers and items of its own. */
const notInDemo: ReadonlySet<ShortcutName> = new Set(['customers', 'items']);

interface ShortcutsProps {
  readonly isListed: boolean;
  readonly onList: () => void;
  readonly onClose: () => void;
}

/**
 * Keyboard shortcuts of the portal, and their list while it is open. They can be switched off (WCAG 2.1.4).
 */
export const Shortcuts = ({ isListed, onList, onClose }: ShortcutsProps) => {
  const { base, isDemo } = usePortal();
  const navigate = useNavigate();
  const [isOn, setOn] = useState(() => localStore.getItem(key) !== 'off');
  const holds = useRights();
  const mayUse = (name: ShortcutName): boolean =>
    holds(rightFor[name] ?? 'SEE') && !(isDemo && notInDemo.has(name));
  useShortcuts(isOn, {
    onName: (name) => mayUse(name) && void navigate(base + paths[name]),
    onList,
  });
  const switchKeys = (on: boolean): void => {
    localStore.setItem(key, on ? 'on' : 'off');
    setOn(on);
  };
  return (
    isListed && (
      <Suspense>
        <ShortcutsDialog isOn={isOn} mayUse={mayUse} onSwitch={switchKeys} onClose={onClose} />
      </Suspense>
    )
  );
};
