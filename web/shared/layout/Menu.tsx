import { useEffect, useRef, useState } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Icon } from '../icons/Icon.tsx';
import { Button } from './Button.tsx';
import type { ButtonStyle } from './button-class.ts';
import classes from './Menu.module.css';

/** A choice, or a link `to` a page. */
type MenuItem = Readonly<{
  key: string;
  label: string;
  lang?: string;
  /** Whether the item is the current setting. */
  isChosen?: boolean;
}> &
  Readonly<{ onChoose: () => void; to?: never } | { to: string; onChoose?: never }>;

interface MenuProps extends Pick<ButtonStyle, 'variant'> {
  /** Label of the button. */
  readonly label: ReactNode;
  readonly disabled?: boolean;
  readonly busy?: boolean;
  /** As wide as its place; the items push the content below down. */
  readonly isWide?: boolean;
  readonly items: readonly MenuItem[];
}

/** Whether the menu is open; a press elsewhere closes it. `close` gives the focus back to its button. */
const useOpening = () => {
  const [isOpen, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isOpen) return;
    const onPointer = (event: PointerEvent): void => {
      if (!box.current?.contains(event.target as Node)) setOpen(false);
    };
    document.addEventListener('pointerdown', onPointer);
    return () => document.removeEventListener('pointerdown', onPointer);
  }, [isOpen]);
  const close = (): void => {
    setOpen(false);
    box.current?.querySelector('button')?.focus();
  };
  return { isOpen, setOpen, box, close };
};

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** The arrow keys move the focus among the button and its items. */
const moveFocus = (event: KeyboardEvent<HTMLElement>): void => {
  const step = steps[event.key];
  if (step === undefined) return;
  event.preventDefault();
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('button, a')];
  const next = stops.indexOf(event.target as HTMLElement) + step + stops.length;
  stops[next % stops.length]?.focus();
};

/** A button with a drop-down menu; a choice, Escape or a blur closes it. */
export const Menu = (props: MenuProps) => {
  const { label, variant, disabled = false, busy = false, isWide = false, items } = props;
  const { isOpen, setOpen, box, close } = useOpening();
  const choose = ({ onChoose }: MenuItem): void => {
    onChoose?.();
    close();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    if (event.key === 'Escape' && isOpen) close();
    if (event.key === 'ArrowDown' && !isOpen) setOpen(true);
    if (isOpen) moveFocus(event);
  };
  return (
    <div
      className={isWide ? classes['wide'] : classes['box']}
      ref={box}
      onKeyDown={onKeyDown}
      onBlur={(event) =>
        !event.currentTarget.contains(event.relatedTarget) && event.relatedTarget && setOpen(false)
      }
    >
      <Button
        variant={variant}
        full={isWide}
        aria-expanded={isOpen}
        disabled={disabled}
        busy={busy}
        onClick={() => setOpen(!isOpen)}
      >
        {label}
      </Button>
      {isOpen && (
        <ul className={classes['menu']}>
          {items.map((item) => (
            <li key={item.key}>
              {item.to === undefined ? (
                <button
                  type="button"
                  lang={item.lang}
                  aria-pressed={item.isChosen}
                  onClick={() => choose(item)}
                >
                  {item.label}
                  {item.isChosen === true && <Icon name="check" size={18} />}
                </button>
              ) : (
                <Link to={item.to}>{item.label}</Link>
              )}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
};
