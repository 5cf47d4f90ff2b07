import { useEffect, useRef } from 'react';

interface FocusAtStartProps {
  /** CSS selector of the element that gets the focus. */
  readonly on: string;
}

/** Sets the initial focus of a dialog. MUI focuses the dialog itself; screen readers do not follow `autoFocus`. */
export const FocusAtStart = ({ on }: FocusAtStartProps) => {
  const place = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    place.current?.closest('[role=dialog]')?.querySelector<HTMLElement>(on)?.focus();
  }, [on]);
  return <span ref={place} hidden />;
};
