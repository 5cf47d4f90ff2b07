import { Icon } from '../../shared/icons/Icon.tsx';
import { ButtonLink } from '../../shared/layout/Button.tsx';
import { newLinkHash } from '../kit/portal/new-link-hash.ts';
import { usePortal } from '../kit/portal/portal.ts';
import { useRights } from '../kit/portal/use-rights.ts';
import { useShellMessages } from '../kit/messages/use-shell-messages.ts';
import classes from './HomePage.module.css';

/** The three quick actions of the specification: links, payments, invoices. */
export const QuickActions = () => {
  const t = useShellMessages();
  const { base } = usePortal();
  const holds = useRights();
  return (
    <nav className={classes['actions']} aria-label={t('merchant.home.quickActions')}>
      {holds('CREATE_LINKS') && (
        <ButtonLink to={`${base}/links${newLinkHash}`} size="small" variant="primary">
          <Icon name="plus" size={18} />
          {t('merchant.home.createLink')}
        </ButtonLink>
      )}
      <ButtonLink to={`${base}/payments`} size="small">
        <Icon name="card" size={18} />
        {t('merchant.home.seePayments')}
      </ButtonLink>
      <ButtonLink to={`${base}/invoices`} size="small">
        <Icon name="invoice" size={18} />
        {t('merchant.home.seeInvoices')}
      </ButtonLink>
    </nav>
  );
};
