import { Dialog } from '../../shared/layout/Dialog.tsx';
import { useShellMessages } from '../kit/messages/use-shell-messages.ts';
import { letterOf, shortcuts, type ShortcutName } from './shortcuts.ts';
import classes from './ShortcutsDialog.module.css';

interface ShortcutsDialogProps {
  readonly isOn: boolean;
  /** Whether the user's role has the right for it. */
  readonly mayUse: (name: ShortcutName) => boolean;
  readonly onSwitch: (on: boolean) => void;
  readonly onClose: () => void;
}

/** Lists the keyboard shortcuts and switches them on or off. */
export const ShortcutsDialog = ({ isOn, mayUse, onSwitch, onClose }: ShortcutsDialogProps) => {
  const t = useShellMessages();
  const names: Readonly<Record<ShortcutName, string>> = {
    home: t('merchant.nav.home'),
    payments: t('merchant.nav.payments'),
    invoices: t('merchant.nav.invoices'),
    links: t('merchant.nav.links'),
    customers: t('merchant.nav.customers'),
    items: t('merchant.nav.items'),
    settings: t('merchant.nav.settings'),
    newLink: t('merchant.home.createLink'),
    newInvoice: t('merchant.invoices.write'),
  };
  const rows: readonly (readonly [string, readonly string[]])[] = [
    [t('shared.search.open'), ['Ctrl', 'K']],
    [t('merchant.shortcuts.searchList'), ['/']],
    [t('merchant.shortcuts.actions'), ['.']],
    [t('merchant.shortcuts.list'), ['?']],
    ...(Object.keys(shortcuts) as ShortcutName[])
      .filter(mayUse)
      .map((name) => [names[name], shortcuts[name].map(letterOf)] as const),
  ];
  return (
    <Dialog title={t('merchant.shortcuts.title')} onClose={onClose}>
      <ul className={classes['list']}>
        {rows.map(([name, keys]) => (
          <li key={name}>
            <span>{name}</span>
            <span className={classes['keys']}>
              {keys.map((letter) => (
                <kbd key={letter}>{letter}</kbd>
              ))}
            </span>
          </li>
        ))}
      </ul>
      <label className={classes['switch']}>
        <input type="checkbox" checked={isOn} onChange={(event) => onSwitch(event.target.checked)} />
        {t('merchant.shortcuts.on')}
      </label>
      <p className={classes['hint']}>{t('merchant.shortcuts.hint')}</p>
    </Dialog>
  );
};
