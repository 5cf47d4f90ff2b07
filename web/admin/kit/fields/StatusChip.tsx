import { Chip } from '@mui/material';
import { toneOf, type StatusOf, type StatusOwner, type Tone } from '../../../shared/status-tone.ts';
import { useMessages, type MessageKey } from '../../../shared/messages/use-messages.ts';
import type { en } from '../../../shared/messages/en.ts';

interface ToneChipProps {
  readonly tone: Tone;
  readonly status: string;
  readonly label: string;
}

/** A chip coloured by tone. */
export const ToneChip = ({ tone, status, label }: ToneChipProps) => (
  <Chip component="span" color={tone === 'neutral' ? 'default' : tone} label={label} data-status={status} />
);

/** The chip of a status: `<StatusChip owner="payment" status={payment.status} />`. */
export const StatusChip = <O extends StatusOwner>({ owner, status }: { owner: O; status: StatusOf<O> }) => {
  const t = useMessages();
  return (
    <ToneChip
      tone={toneOf(owner, status)}
      status={status}
      label={t(`shared.status.${owner}.${status}` as MessageKey<typeof en>)}
    />
  );
};
