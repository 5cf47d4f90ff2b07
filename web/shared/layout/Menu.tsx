import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { Icon } from '../icons/Icon.tsx';
import { Button } from './Button.tsx';
import type { ButtonLook } from './button-class.ts';
import classes from './Menu.module.css';

interface MenuItem {
  readonly key: string;
  readonly label: string;
  readonly lang?: string;
  /** Whether this is the one that is chosen now; for a menu of settings. */
  readonly isChosen?: boolean;
  readonly onChoose: () => void;
}

interface MenuProps extends Pick<ButtonLook, 'look'> {
  /** What the button says. */
  readonly label: ReactNode;
  readonly disabled?: boolean;
  readonly busy?: boolean;
  readonly items: readonly MenuItem[];
}

/** A button that opens a short list; choosing an item, Escape or leaving the list closes it. */
export const Menu = ({ label, look, disabled = false, busy = false, items }: MenuProps) => {
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
  const choose = ({ onChoose }: MenuItem): void => {
    onChoose();
    close();
  };
  return (
    <div
      className={classes['box']}
      ref={box}
      onKeyDown={(event) => event.key === 'Escape' && isOpen && close()}
      onBlur={(event) =>
        !event.currentTarget.contains(event.relatedTarget) && event.relatedTarget && setOpen(false)
      }
    >
      <Button
        look={look}
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
              <button
                type="button"
                lang={item.lang}
                aria-pressed={item.isChosen}
                onClick={() => choose(item)}
              >
                {item.label}
                {item.isChosen === true && <Icon name="check" size={18} />}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
};
