import { Icon } from '../../shared/icons/Icon.tsx';
import { ButtonLink } from '../../shared/layout/Button.tsx';
import { PageTitle } from '../../shared/layout/PageTitle.tsx';
import { ListMessages } from '../kit/lists/messages/list-messages.ts';
import { usePortal } from '../kit/portal/portal.ts';
import { useRights } from '../kit/portal/use-rights.ts';
import { BankLines } from './BankLines.tsx';
import { BankMessages, useBankMessages } from './messages/bank-messages.ts';
import { Imports } from './Imports.tsx';

/** The movements of the merchant's bank accounts: statements are dropped here, and transfers find their documents. */
const BankPage = () => (
  <ListMessages>
    <BankMessages>
      <Screen />
    </BankMessages>
  </ListMessages>
);
export default BankPage;

const Screen = () => {
  const t = useBankMessages();
  const { base } = usePortal();
  const holds = useRights();
  return (
    <>
      <PageTitle title={t('bank.title')} subtitle={t('bank.subtitle')}>
        <ButtonLink variant="quiet" to={`${base}/payments`}>
          <Icon name="previous" size={18} />
          {t('bank.back')}
        </ButtonLink>
        {holds('WRITE_DOCUMENTS') && (
          <ButtonLink to={`${base}/settings/bank-accounts`}>{t('bank.accounts')}</ButtonLink>
        )}
      </PageTitle>
      <Imports />
      <BankLines />
    </>
  );
};
