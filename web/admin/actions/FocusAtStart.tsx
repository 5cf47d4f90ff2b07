import { useEffect, useRef } from 'react';

interface FocusAtStartProps {
  /** CSS selector of what has the focus when the dialog opens. */
  readonly on: string;
}

/** Within a dialog: MUI by itself focuses its window. Not the autoFocus attribute, which screen readers do not follow. */
export const FocusAtStart = ({ on }: FocusAtStartProps) => {
  const place = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    place.current?.closest('[role=dialog]')?.querySelector<HTMLElement>(on)?.focus();
  }, [on]);
  return <span ref={place} hidden />;
};
