import type { ReactNode } from 'react';
import { toneOf } from './status-tone.ts';
import type { StatusOf, StatusOwner, Tone } from './status-tone.ts';
import tones from './theme/tones.module.css';
import classes from './StatusChip.module.css';
import { useMessages } from './messages/use-messages.ts';
import type { MessageKey } from './messages/use-messages.ts';
import type { en } from './messages/en.ts';

/** A badge coloured by tone. */
export const Chip = ({ tone, status, children }: { tone: Tone; status: string; children: ReactNode }) => (
  <span className={`${classes['chip']} ${tones[tone]}`} data-status={status}>
    {children}
  </span>
);

/** The badge of a status: `<StatusChip owner="payment" status={payment.status} />`. */
export const StatusChip = <O extends StatusOwner>({ owner, status }: { owner: O; status: StatusOf<O> }) => {
  const t = useMessages();
  return (
    <Chip tone={toneOf(owner, status)} status={status}>
      {t(`shared.status.${owner}.${status}` as MessageKey<typeof en>)}
    </Chip>
  );
};
