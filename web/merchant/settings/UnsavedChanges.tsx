import { useCallback, useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from '../../shared/layout/Button.tsx';
import { Dialog } from '../../shared/layout/Dialog.tsx';
import { useToast } from '../../shared/state/toast.ts';
import { useSettingsMessages } from './messages/settings-messages.ts';
import { UnsavedContext } from '../kit/form/unsaved.ts';

/** The target of a plain click on a link within the application; undefined for every other click. */
const targetOf = (event: MouseEvent): string | undefined => {
  const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!isPlain || link === null || link.target === '_blank' || link.hasAttribute('download'))
    return undefined;
  const { origin, pathname, search, hash } = new URL(link.href, location.href);
  if (origin !== location.origin || pathname === location.pathname) return undefined;
  return `${pathname}${search}${hash}`;
};

/**
 * Asks before a link or the browser leaves a page with unsaved changes. The browser's back button cannot be held by this
 * router: it leaves, and a message says that the changes were not saved.
 */
export const UnsavedChanges = ({ children }: { children: ReactNode }) => {
  const t = useSettingsMessages();
  const toast = useToast();
  const navigate = useNavigate();
  const dirty = useRef(new Set<string>());
  const [target, setTarget] = useState<string>();
  const report = useCallback((form: string, isDirty: boolean): void => {
    if (isDirty) dirty.current.add(form);
    else dirty.current.delete(form);
  }, []);
  useHeldLinks(dirty, setTarget);
  const left = useRef(() => {});
  useEffect(() => {
    left.current = () => toast(t('settings.unsaved.left'), 'info');
  });
  useEffect(() => {
    const forms = dirty.current;
    return () => {
      if (forms.size > 0) left.current();
    };
  }, []);
  const leave = (): void => {
    dirty.current.clear();
    void navigate(target!);
  };
  return (
    <UnsavedContext value={report}>
      {children}
      {target !== undefined && (
        <Dialog
          title={t('settings.unsaved.title')}
          onClose={() => setTarget(undefined)}
          actions={
            <>
              <Button onClick={() => setTarget(undefined)}>{t('settings.unsaved.stay')}</Button>
              <Button variant="danger" onClick={leave}>
                {t('settings.unsaved.leave')}
              </Button>
            </>
          }
        >
          <p>{t('settings.unsaved.text')}</p>
        </Dialog>
      )}
    </UnsavedContext>
  );
};

/** Holds clicks on links, and the browser's own leaving, while a form has unsaved changes. */
const useHeldLinks = (
  dirty: Readonly<{ current: ReadonlySet<string> }>,
  onHeld: (target: string) => void,
): void => {
  useEffect(() => {
    const onClick = (event: MouseEvent): void => {
      const target = targetOf(event);
      if (target === undefined || dirty.current.size === 0) return;
      event.preventDefault();
      event.stopPropagation();
      onHeld(target);
    };
    const onUnload = (event: BeforeUnloadEvent): void => {
      if (dirty.current.size > 0) event.preventDefault();
    };
    document.addEventListener('click', onClick, true);
    window.addEventListener('beforeunload', onUnload);
    return () => {
      document.removeEventListener('click', onClick, true);
      window.removeEventListener('beforeunload', onUnload);
    };
  }, [dirty, onHeld]);
};
