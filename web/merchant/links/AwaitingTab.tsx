import type { ListState } from '../../shared/list/list-state.ts';
import type { ChangeList } from '../../shared/list/use-list-state.ts';
import { useLinkMessages } from './messages/link-messages.ts';

interface AwaitingTabProps {
  readonly list: ListState;
  readonly changeList: ChangeList;
}

/** The tab of links whose payers have promised a transfer: a second press shows all again. */
export const AwaitingTab = ({ list: { filters }, changeList }: AwaitingTabProps) => {
  const t = useLinkMessages();
  const { awaitsTransfer, ...others } = filters;
  const isChosen = awaitsTransfer !== undefined;
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      onClick={() => changeList({ filters: isChosen ? others : { ...others, awaitsTransfer: 'true' } })}
    >
      {t('link.awaits')}
    </button>
  );
};
