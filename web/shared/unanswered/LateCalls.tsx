import { useEffect, useState, useSyncExternalStore, type ComponentType } from 'react';
import { createPortal } from 'react-dom';
import { lateCalls, onLateCalls, type Unanswered } from './unanswered.ts';

const none: readonly Unanswered[] = [];

/** What a person does first; a page may set the focus itself. */
const touches = ['pointerdown', 'keydown', 'input'] as const;

/**
 * The dialog of the late writing calls. It is loaded when a person first touches the page, because without a connection
 * it could not be; a failed import is tried again.
 */
export const LateCalls = () => {
  const late = useSyncExternalStore(onLateCalls, lateCalls, () => none);
  const [Dialog, setDialog] = useState<ComponentType<{ call: Unanswered }>>();
  useEffect(() => {
    if (Dialog !== undefined) return;
    const load = (): void =>
      void import('./UnansweredDialog.tsx').then(
        (loaded) => setDialog(() => loaded.default),
        () => undefined,
      );
    if (late.length > 0) load();
    for (const touch of touches) document.addEventListener(touch, load, { once: true });
    return () => touches.forEach((touch) => document.removeEventListener(touch, load));
  }, [Dialog, late]);
  // The worst of them is said.
  const shown = late.find(({ phase }) => phase !== 'SLOW') ?? late[0];
  if (shown === undefined || Dialog === undefined) return null;
  // In document.body: an open dialog of the back office hides the root from assistive technology.
  return createPortal(<Dialog call={shown} />, document.body);
};
