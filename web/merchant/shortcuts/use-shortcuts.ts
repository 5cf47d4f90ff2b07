import { useEffect, useEffectEvent, useRef } from 'react';
import { meaningOf, type ShortcutName } from './shortcuts.ts';

interface ShortcutHandlers {
  readonly onName: (name: ShortcutName) => void;
  readonly onList: () => void;
}

/** Ignores keys in inputs, with modifiers, and while a dialog is open. */
const isElsewhere = ({ target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  ctrlKey ||
  metaKey ||
  altKey ||
  (target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null) ||
  document.querySelector('dialog[open]') !== null;

/** Focuses the search of the current list, if there is one. */
const goToSearch = (event: KeyboardEvent): void => {
  const box = document.querySelector<HTMLInputElement>('main [role=search] input[type=search]');
  if (box === null) return;
  event.preventDefault();
  box.focus();
};

/** Focuses the first action of the shown record, if there is one. */
const goToActions = (): void => document.querySelector<HTMLElement>('[data-actions] :is(button, a)')?.focus();

/** Handles shortcuts of the whole page while `isOn`. */
export const useShortcuts = (isOn: boolean, { onName, onList }: ShortcutHandlers): void => {
  const before = useRef<{ code: string; at: number }>(undefined);
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.repeat || isElsewhere(event)) return;
    if (event.key === '?') return onList();
    if (event.key === '/') return goToSearch(event);
    if (event.key === '.') return goToActions();
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
