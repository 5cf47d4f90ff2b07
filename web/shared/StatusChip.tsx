import type { ReactNode } from 'react';
import { toneOf } from './status-tone.ts';
import type { StatusOf, StatusOwner, Tone } from './status-tone.ts';
import tones from './theme/tones.module.css';
import classes from './StatusChip.module.css';
import { useMessages } from './messages/use-messages.ts';
import type { MessageKey } from './messages/use-messages.ts';
import type { en } from './messages/en.ts';

interface StateProps {
  readonly tone: Tone;
  readonly status: string;
  readonly children: ReactNode;
}

/** A badge coloured by tone, for what needs attention. */
export const Chip = ({ tone, status, children }: StateProps) => (
  <span className={`${classes['chip']} ${tones[tone]}`} data-status={status}>
    {children}
  </span>
);

/** A state in words after a dot of its colour, for what is as it should be. */
export const StatusDot = ({ tone, status, children }: StateProps) => (
  <span className={`${classes['state']} ${classes[tone]}`} data-status={status}>
    {children}
  </span>
);

/** The status of a record, a badge only where something is wrong: `<StatusChip owner="payment" status={payment.status} />`. */
export const StatusChip = <O extends StatusOwner>({ owner, status }: { owner: O; status: StatusOf<O> }) => {
  const t = useMessages();
  const tone = toneOf(owner, status);
  const Form = tone === 'error' ? Chip : StatusDot;
  return (
    <Form tone={tone} status={status}>
      {t(`shared.status.${owner}.${status}` as MessageKey<typeof en>)}
    </Form>
  );
};
