import { useEffect, useEffectEvent, useRef } from 'react';
import { meaningOf, type ShortcutName } from './shortcuts.ts';

interface Acts {
  readonly onName: (name: ShortcutName) => void;
  readonly onList: () => void;
}

/** Keys mean something else where text is typed and where a dialog asks. */
const isElsewhere = ({ target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  ctrlKey ||
  metaKey ||
  altKey ||
  (target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null) ||
  document.querySelector('dialog[open]') !== null;

/** Puts the keyboard into the search of the list on the screen, where there is one. */
const goToSearch = (event: KeyboardEvent): void => {
  const box = document.querySelector<HTMLInputElement>('main [role=search] input[type=search]');
  if (box === null) return;
  event.preventDefault();
  box.focus();
};

/** Listens to the keys of the whole page while `isOn`. */
export const useShortcuts = (isOn: boolean, { onName, onList }: Acts): void => {
  const before = useRef<{ code: string; at: number }>(undefined);
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.repeat || isElsewhere(event)) return;
    if (event.key === '?') return onList();
    if (event.key === '/') return goToSearch(event);
    if (event.shiftKey) return;
    const stroke = { code: event.code, at: event.timeStamp };
    const name = meaningOf(before.current, stroke);
    before.current = name === undefined ? stroke : undefined;
    if (name === undefined) return;
    event.preventDefault();
    onName(name);
  });
  useEffect(() => {
    if (!isOn) return;
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [isOn]);
};
