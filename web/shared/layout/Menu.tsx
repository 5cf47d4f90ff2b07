import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { Icon } from '../icons/Icon.tsx';
import { Button } from './Button.tsx';
import type { ButtonStyle } from './button-class.ts';
import classes from './Menu.module.css';

interface MenuItem {
  readonly key: string;
  readonly label: string;
  readonly lang?: string;
  /** Whether the item is the current setting. */
  readonly isChosen?: boolean;
  readonly onChoose: () => void;
}

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

/** A button with a drop-down menu; a choice, Escape or a blur closes it. */
export const Menu = (props: MenuProps) => {
  const { label, variant, disabled = false, busy = false, isWide = false, items } = props;
  const { isOpen, setOpen, box, close } = useOpening();
  const choose = ({ onChoose }: MenuItem): void => {
    onChoose();
    close();
  };
  return (
    <div
      className={isWide ? classes['wide'] : classes['box']}
      ref={box}
      onKeyDown={(event) => event.key === 'Escape' && isOpen && close()}
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
