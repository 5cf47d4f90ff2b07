import type { BankLineState } from '#contract/banking/bank-lines.ts';
import type { Tone } from '../../shared/status-tone.ts';
import { ToneChip } from '../kit/fields/StatusChip.tsx';
import { useBankMessages } from './messages/bank-messages.ts';

const tones: Readonly<Record<BankLineState, Tone>> = {
  NEW: 'warning',
  SUGGESTED: 'info',
  MATCHED: 'success',
  TO_RETURN: 'error',
  IGNORED: 'neutral',
};

/** What became of a movement. */
export const StateChip = ({ state }: { state: BankLineState }) => {
  const t = useBankMessages();
  return <ToneChip tone={tones[state]} status={state} label={t(`bank.state.${state}`)} />;
};
