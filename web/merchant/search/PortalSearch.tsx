import { SearchDialog } from '../../shared/search/SearchDialog.tsx';
import { useMerchantMessages } from '../messages/use-merchant-messages.ts';
import { useSearchResults } from './use-search-results.ts';

/** The search of the portal; it loads when it is opened. */
export const PortalSearch = ({ onClose }: { onClose: () => void }) => {
  const t = useMerchantMessages();
  return (
    <SearchDialog hint={t('merchant.search.hint')} useSearchResults={useSearchResults} onClose={onClose} />
  );
};
