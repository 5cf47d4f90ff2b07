import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';

/** What Enter presses in a row. */
const mainButton = '[data-main]';

const mainsIn = (list: HTMLElement | null): HTMLElement[] => [
  ...(list?.querySelectorAll<HTMLElement>(mainButton) ?? []),
];

/** Whether keys belong to nothing else: no field, dialog or menu has the focus. */
const isFree = (target: EventTarget | null, list: HTMLElement): boolean =>
  target === document.body || (target instanceof Node && list.contains(target));

/**
 * The arrow keys move the focus between the main buttons of the rows, which Enter presses as any button. A row that leaves
 * after a press hands the focus to the one that takes its place.
 * @param rows whatever changes with them
 */
export const useRowKeys = (rows: unknown): RefObject<HTMLUListElement | null> => {
  const list = useRef<HTMLUListElement>(null);
  /** The place of the row that was pressed last. */
  const pressed = useRef<number>(undefined);
  const move = useEffectEvent((event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const hasModifier = event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
    if (step === undefined || hasModifier || !list.current || !isFree(event.target, list.current)) return;
    const mains = mainsIn(list.current);
    if (mains.length === 0) return;
    event.preventDefault();
    const row = document.activeElement?.closest('li');
    const place = mains.findIndex((main) => row?.contains(main));
    const next = place === -1 ? 0 : Math.min(Math.max(place + step, 0), mains.length - 1);
    mains[next]?.focus();
  });
  useEffect(() => {
    const element = list.current;
    const remember = ({ target }: MouseEvent): void => {
      const row = target instanceof Element ? target.closest('li') : null;
      pressed.current = row ? mainsIn(element).findIndex((main) => row.contains(main)) : undefined;
    };
    element?.addEventListener('click', remember);
    document.addEventListener('keydown', move);
    return () => {
      element?.removeEventListener('click', remember);
      document.removeEventListener('keydown', move);
    };
  }, []);
  useEffect(() => {
    const place = pressed.current;
    const isLost = document.activeElement === document.body || document.activeElement === null;
    if (place === undefined || place < 0 || !isLost) return;
    pressed.current = undefined;
    const mains = mainsIn(list.current);
    mains[Math.min(place, mains.length - 1)]?.focus();
  }, [rows]);
  return list;
};
