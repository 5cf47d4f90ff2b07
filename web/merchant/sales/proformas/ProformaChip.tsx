import type { ProformaSummary } from '#contract/proformas/proformas.ts';
import { Chip, StatusDot } from '../../../shared/StatusChip.tsx';
import { useProformaMessages } from './messages/proforma-messages.ts';
import { toneOf } from './use-proformas.ts';

/** The state of a proforma, a badge where something is to be done. */
export const ProformaChip = ({ state }: Pick<ProformaSummary, 'state'>) => {
  const t = useProformaMessages();
  const Form = state === 'EXPIRED' ? Chip : StatusDot;
  return (
    <Form tone={toneOf[state]} status={state}>
      {t(`proforma.states.${state}`)}
    </Form>
  );
};
