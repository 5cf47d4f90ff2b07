import { Link } from 'react-router-dom';
import type { PaymentLink } from '#contract/links.ts';
import { CopyButton } from '../../shared/CopyButton.tsx';
import { formatDate } from '../../shared/format/format-date.ts';
import { formatAmount } from '../../shared/format/format-money.ts';
import { shortToken } from '../../shared/format/short-token.ts';
import { Icon } from '../../shared/icons/Icon.tsx';
import type { Column } from '../../shared/list/DataTable.tsx';
import { StatusChip } from '../../shared/StatusChip.tsx';
import { Button } from '../../shared/layout/Button.tsx';
import { useLanguage } from '../../shared/messages/language.ts';
import { usePortal } from '../portal.ts';
import { useRights } from '../use-rights.ts';
import { useMerchantMessages } from '../messages/use-merchant-messages.ts';
import classes from './LinksPage.module.css';
import { useLinkMessages } from './messages/use-link-messages.ts';

export interface LinkActionHandlers {
  readonly onShowQr: (link: PaymentLink) => void;
  readonly onCancel: (link: PaymentLink) => void;
}

export const useLinkColumns = (handlers: LinkActionHandlers): readonly Column<PaymentLink>[] => {
  const t = useLinkMessages();
  const language = useLanguage();
  return [
    { key: 'token', label: t('merchant.links.token'), cell: (link) => <Name link={link} /> },
    { key: 'address', label: t('merchant.links.address'), cell: (link) => <OpenLink link={link} /> },
    {
      key: 'amount',
      label: t('merchant.links.amount'),
      sortBy: 'amount',
      align: 'end',
      cell: ({ amount }) => formatAmount(amount, language),
    },
    { key: 'currency', label: t('merchant.links.currency'), cell: ({ currency }) => currency },
    {
      key: 'status',
      label: t('merchant.links.status'),
      sortBy: 'status',
      cell: ({ status }) => <StatusChip owner="link" status={status} />,
    },
    {
      key: 'expires',
      label: t('link.expires'),
      sortBy: 'expiresAt',
      cell: ({ expiresAt }) => (expiresAt === null ? t('link.never') : formatDate(expiresAt)),
    },
    {
      key: 'actions',
      label: t('merchant.links.actions'),
      cell: (link) => <Actions link={link} {...handlers} />,
    },
  ];
};

/** The description with the link's code below; only the code without a description. */
const Name = ({ link: { id, uniqueToken, description } }: { link: PaymentLink }) => {
  const { base } = usePortal();
  const code = <code className={classes['token']}>{shortToken(uniqueToken)}</code>;
  return (
    <>
      <Link to={`${base}/links/${id}`}>{description ?? code}</Link>
      {description !== null && <span className={classes['description']}>{code}</span>}
    </>
  );
};

const OpenLink = ({ link: { paymentLinkUrl } }: { link: PaymentLink }) => {
  const t = useMerchantMessages();
  return (
    <a className={classes['open']} href={paymentLinkUrl} target="_blank" rel="noreferrer">
      {t('merchant.links.open')}
      <Icon name="external" size={16} />
      <span className="visually-hidden">{t('shared.newTab')}</span>
    </a>
  );
};

/** Only an ACTIVE link can be copied or printed. */
const Actions = ({ link, onShowQr, onCancel }: LinkActionHandlers & { link: PaymentLink }) => {
  const t = useMerchantMessages();
  const { isDemo } = usePortal();
  const holds = useRights();
  const token = shortToken(link.uniqueToken);
  if (link.status !== 'ACTIVE') return '-';
  return (
    <div className={classes['actions']}>
      <CopyButton text={link.paymentLinkUrl} label={t('merchant.links.copyOf', { token })} />
      <Button size="small" title={t('merchant.links.qrOf', { token })} onClick={() => onShowQr(link)}>
        <Icon name="qr" size={18} />
        {t('merchant.links.qr')}
      </Button>
      {!isDemo && holds('CREATE_LINKS') && (
        <Button
          size="small"
          variant="quiet"
          icon
          aria-label={t('merchant.links.cancelOf', { token })}
          title={t('merchant.links.cancelOf', { token })}
          onClick={() => onCancel(link)}
        >
          <Icon name="cancel" size={18} />
        </Button>
      )}
    </div>
  );
};
