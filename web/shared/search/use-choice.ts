import { useState, type KeyboardEvent } from 'react';

/** The place of the chosen one of some rows: the arrow keys choose, Enter picks it. The box keeps the focus. */
export const useChoice = <Row>(rows: readonly Row[], pick: (row: Row | undefined) => void) => {
  const [place, setPlace] = useState(0);
  const chosen = Math.min(place, rows.length - 1);
  return {
    chosen,
    /** Chooses the first one again. */
    restart: (): void => setPlace(0),
    onKeyDown: (event: KeyboardEvent): void => {
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
      if (event.key === 'Enter') pick(rows[chosen]);
      if (step === undefined || rows.length === 0) return;
      event.preventDefault();
      setPlace((chosen + step + rows.length) % rows.length);
    },
  };
};
