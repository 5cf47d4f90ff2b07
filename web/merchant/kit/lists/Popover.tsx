import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { Button } from '../../../shared/layout/Button.tsx';
import classes from './Popover.module.css';

interface PopoverProps {
  readonly label: ReactNode;
  /** Names a button that shows an icon. */
  readonly name?: string;
  /** The edge of the button from which the content extends. */
  readonly from?: 'start' | 'end';
  readonly children: ReactNode;
}

/** A button that shows content below it until Escape, a press elsewhere, or until the focus leaves. */
export const Popover = ({ label, name, from = 'start', children }: PopoverProps) => {
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
  return (
    <div
      ref={box}
      className={classes['box']}
      onKeyDown={(event) => event.key === 'Escape' && isOpen && close()}
      onBlur={({ currentTarget, relatedTarget }) =>
        relatedTarget !== null && !currentTarget.contains(relatedTarget) && setOpen(false)
      }
    >
      <Button
        icon={name !== undefined}
        aria-label={name}
        title={name}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {label}
      </Button>
      {isOpen && <div className={`${classes['content']} ${classes[from]}`}>{children}</div>}
    </div>
  );
};
