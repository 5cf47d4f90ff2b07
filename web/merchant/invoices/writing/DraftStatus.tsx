import { formatDateTime } from '../../../shared/format/format-date.ts';
import { Button } from '../../../shared/layout/Button.tsx';
import { Banner } from '../../../shared/state/Banner.tsx';
import classes from './InvoiceForm.module.css';
import { useWritingMessages } from './messages/writing-messages.ts';
import type { DraftState } from './use-draft.ts';

/** `14:32` in Sofia. */
const timeOf = (at: string): string => formatDateTime(at).slice(-5);

interface DraftStatusProps {
  readonly state: DraftState;
  readonly onOpenTheirs: () => void;
  readonly onKeepMine: () => void;
}

/** Says whether what is typed is saved; asks what to do when another person has saved the draft. */
export const DraftStatus = ({ state, onOpenTheirs, onKeepMine }: DraftStatusProps) => {
  const t = useWritingMessages();
  if (state.kind === 'changed')
    return (
      <Banner
        tone="warning"
        action={
          <div className={classes['acts']}>
            <Button size="small" onClick={onKeepMine}>
              {t('writing.draft.keepMine')}
            </Button>
            <Button size="small" onClick={onOpenTheirs}>
              {t('writing.draft.openTheirs')}
            </Button>
          </div>
        }
      >
        {t('writing.draft.changed')}
      </Banner>
    );
  return (
    <p role="status" className={classes['soft']}>
      {state.kind === 'saving' && t('writing.draft.saving')}
      {state.kind === 'saved' && t('writing.draft.saved', { time: timeOf(state.at) })}
      {state.kind === 'failed' &&
        t('writing.draft.failed', { reason: state.reason ?? t('writing.draft.offline') })}
    </p>
  );
};
