import { useLocation } from 'react-router-dom';
import { Icon } from '../../shared/icons/Icon.tsx';
import { ButtonLink } from '../../shared/layout/Button.tsx';
import { Panel } from '../../shared/layout/Panel.tsx';
import { useIsPhone } from '../../shared/layout/use-is-phone.ts';
import { useMerchantMessages } from '../kit/messages/use-merchant-messages.ts';
import { newLinkHash } from '../kit/portal/new-link-hash.ts';
import { usePortal } from '../kit/portal/portal.ts';

/** Whether the form for a new link is shown: on a phone, where the list comes first, only under its hash. */
export const useIsNewLinkShown = (): boolean => {
  const { hash } = useLocation();
  return !useIsPhone() || hash === newLinkHash;
};

/** Opens and closes the form on a phone. It stays one element, so that it keeps the focus. */
export const NewLinkSwitch = () => {
  const t = useMerchantMessages();
  const isShown = useIsNewLinkShown();
  const { search } = useLocation();
  if (!useIsPhone()) return null;
  return (
    <ButtonLink
      to={{ search, hash: isShown ? '' : newLinkHash }}
      replace={isShown}
      variant={isShown ? 'secondary' : 'primary'}
    >
      <Icon name={isShown ? 'close' : 'plus'} size={18} />
      {t(isShown ? 'shared.close' : 'merchant.links.submit')}
    </ButtonLink>
  );
};

/** Beside a record: the way back to the form. */
export const NewLinkPanel = () => {
  const t = useMerchantMessages();
  const { base } = usePortal();
  const { search } = useLocation();
  return (
    <Panel title={t('merchant.links.create')}>
      <div>
        <ButtonLink to={{ pathname: `${base}/links`, search, hash: newLinkHash }} variant="primary">
          <Icon name="plus" size={18} />
          {t('merchant.links.submit')}
        </ButtonLink>
      </div>
    </Panel>
  );
};
