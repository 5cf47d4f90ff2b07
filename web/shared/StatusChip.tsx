import { toneOf } from './status-tone.ts';
import type { StatusOf, StatusOwner } from './status-tone.ts';
import classes from './StatusChip.module.css';
import { useWords } from './words/use-words.ts';
import type { WordKey } from './words/use-words.ts';
import type { en } from './words/en.ts';

/** The badge of a status: `<StatusChip owner="payment" status={payment.status} />`. */
export const StatusChip = <O extends StatusOwner>({ owner, status }: { owner: O; status: StatusOf<O> }) => {
  const t = useWords();
  return (
    <span className={`${classes['chip']} ${classes[toneOf(owner, status)]}`} data-status={status}>
      {t(`shared.status.${owner}.${status}` as WordKey<typeof en>)}
    </span>
  );
};
