import { Link } from 'react-router-dom';
import type { PaymentLink } from '#contract/links.ts';
import { formatDate } from '../../shared/format/format-date.ts';
import { formatAmount } from '../../shared/format/format-money.ts';
import { Icon } from '../../shared/icons/Icon.tsx';
import { Button } from '../../shared/layout/Button.tsx';
import type { Column } from '../../shared/list/DataTable.tsx';
import { StatusChip } from '../../shared/StatusChip.tsx';
import { useLanguage } from '../../shared/words/language.ts';
import { usePortal } from '../portal.ts';
import { useMerchantWords } from '../words/use-merchant-words.ts';
import classes from './LinksPage.module.css';
import { shortToken } from '../../shared/format/short-token.ts';
import { useLinkWords } from './words/use-link-words.ts';

interface LinkActs {
  readonly onShowQr: (link: PaymentLink) => void;
  readonly onCancel: (link: PaymentLink) => void;
}

export const useLinkColumns = (acts: LinkActs): readonly Column<PaymentLink>[] => {
  const t = useLinkWords();
  const language = useLanguage();
  const { base } = usePortal();
  return [
    {
      key: 'token',
      label: t('merchant.links.token'),
      cell: ({ id, uniqueToken, description }) => (
        <>
          <Link to={`${base}/links/${id}`}>
            <code className={classes['token']}>{shortToken(uniqueToken)}</code>
          </Link>
          {description !== null && <span className={classes['description']}>{description}</span>}
        </>
      ),
    },
    {
      key: 'address',
      label: t('merchant.links.address'),
      cell: ({ paymentLinkUrl }) => (
        <a className={classes['open']} href={paymentLinkUrl} target="_blank" rel="noreferrer">
          {t('merchant.links.open')}
          <Icon name="external" size={16} />
          <span className="visually-hidden">{t('shared.newTab')}</span>
        </a>
      ),
    },
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
      cell: (link) => <Actions link={link} {...acts} />,
    },
  ];
};

const Actions = ({ link, onShowQr, onCancel }: LinkActs & { link: PaymentLink }) => {
  const t = useMerchantWords();
  const { isDemo } = usePortal();
  const token = shortToken(link.uniqueToken);
  return (
    <div className={classes['actions']}>
      <Button size="small" title={t('merchant.links.qrOf', { token })} onClick={() => onShowQr(link)}>
        <Icon name="qr" size={18} />
        {t('merchant.links.qr')}
      </Button>
      {link.status === 'ACTIVE' && !isDemo && (
        <Button
          size="small"
          look="quiet"
          title={t('merchant.links.cancelOf', { token })}
          onClick={() => onCancel(link)}
        >
          {t('merchant.links.cancel')}
        </Button>
      )}
    </div>
  );
};
