import { useNavigate } from 'react-router-dom';
import { Button } from '../../shared/layout/Button.tsx';
import { Banner } from '../../shared/state/Banner.tsx';
import { useShellMessages } from '../kit/messages/use-shell-messages.ts';
import { useAccount, useMerchant } from '../kit/portal/queries.ts';

/** Shown on every page to staff that reads the portal of a merchant; leaving returns to its page in the back office. */
export const ViewingBanner = ({ onLeave }: { onLeave: () => void }) => {
  const t = useShellMessages();
  const navigate = useNavigate();
  const { data: account } = useAccount();
  const { data: merchant } = useMerchant();
  if (account?.isViewing !== true) return null;
  const leave = () => {
    onLeave();
    // After the redirect of the area to the home of the role.
    setTimeout(() => void navigate(`/admin/merchants/${account.merchantId}/show`));
  };
  return (
    <Banner
      tone="warning"
      action={
        <Button size="small" onClick={leave}>
          {t('merchant.viewing.leave')}
        </Button>
      }
    >
      {t('merchant.viewing.text', { name: merchant?.businessName ?? '…' })}
    </Banner>
  );
};
