import { Icon } from '../../../shared/icons/Icon.tsx';
import { Button } from '../../../shared/layout/Button.tsx';
import type { ListState } from '../../../shared/list/list-state.ts';
import type { ChangeList } from '../../../shared/list/use-list-state.ts';
import { useListMessages } from './messages/list-messages.ts';

interface ClearFiltersProps {
  readonly list: ListState;
  readonly changeList: ChangeList;
  readonly isIcon?: boolean;
}

/** Removes all filters; nothing without any. */
export const ClearFilters = ({ list, changeList, isIcon = false }: ClearFiltersProps) => {
  const t = useListMessages();
  if (Object.keys(list.filters).length === 0) return null;
  return (
    <Button
      variant="quiet"
      icon={isIcon}
      title={isIcon ? t('shared.list.clear') : undefined}
      onClick={() => changeList({ filters: {} })}
    >
      <Icon name="close" size={18} />
      <span className={isIcon ? 'visually-hidden' : undefined}>{t('shared.list.clear')}</span>
    </Button>
  );
};
