import { SearchDialog } from '../../../shared/search/SearchDialog.tsx';
import { useShellMessages } from '../../kit/messages/use-shell-messages.ts';
import { useSearchResults } from './use-search-results.ts';

/** The search of the portal; it loads when it is opened. */
export const PortalSearch = ({ onClose }: { onClose: () => void }) => {
  const t = useShellMessages();
  return (
    <SearchDialog hint={t('merchant.search.hint')} useSearchResults={useSearchResults} onClose={onClose} />
  );
};
