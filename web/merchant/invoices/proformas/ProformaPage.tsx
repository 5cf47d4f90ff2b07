import { useParams } from 'react-router-dom';
import type { Proforma } from '#contract/proformas/proformas.ts';
import { CopyButton } from '../../../shared/CopyButton.tsx';
import { formatMoney } from '../../../shared/format/format-money.ts';
import { PageTitle } from '../../../shared/layout/PageTitle.tsx';
import { Banner } from '../../../shared/state/Banner.tsx';
import { useLanguage } from '../../../shared/messages/language.ts';
import { recordTitle } from '../../kit/lists/record-title.ts';
import { RecordScreen } from '../../kit/lists/RecordScreen.tsx';
import { usePortal } from '../../kit/portal/portal.ts';
import {
  ProformaChip,
  ProformaMessages,
  SaleLines,
  useProforma,
  useProformaMessages,
} from '../../sales/index.ts';
import { LinkPanel } from '../LinkPanel.tsx';
import { ProformaActions } from './ProformaActions.tsx';
import { About, Documents, Questions } from './ProformaParts.tsx';

const ProformaPage = () => (
  <ProformaMessages>
    <Screen />
  </ProformaMessages>
);
export default ProformaPage;

const Screen = () => {
  const t = useProformaMessages();
  const { base } = usePortal();
  return (
    <RecordScreen
      query={useProforma(Number(useParams()['id']))}
      back={{ to: `${base}/proformas`, label: t('proforma.back') }}
      icon="invoice"
      missing={t('proforma.notFound')}
      failed={t('proforma.readFailed')}
    >
      {(proforma) => <Record proforma={proforma} />}
    </RecordScreen>
  );
};

const Record = ({ proforma }: Readonly<{ proforma: Proforma }>) => {
  const t = useProformaMessages();
  const language = useLanguage();
  const { kind, number, total, currency, customerName, state, url, content } = proforma;
  const isAsked = state === 'SENT' || state === 'ACCEPTED';
  return (
    <>
      <PageTitle
        title={recordTitle(formatMoney(total, currency, language), customerName)}
        subtitle={t('proforma.numbered', { kind: t(`proforma.kinds.${kind}`), number })}
        status={<ProformaChip state={state} />}
      >
        <ProformaActions proforma={proforma} />
      </PageTitle>
      {proforma.isEmailRefused && (
        <Banner tone="warning">{t('proforma.emailRefused', { email: content.customer.email ?? '' })}</Banner>
      )}
      {url !== null && isAsked && (
        <LinkPanel
          title={t('proforma.page')}
          code={t('proforma.page')}
          text={t('proforma.pageText')}
          url={url}
        >
          <CopyButton text={url} label={t('proforma.actions.copy')} />
        </LinkPanel>
      )}
      <About proforma={proforma} />
      <SaleLines title={t('proforma.lines')} content={content} />
      <Documents proforma={proforma} />
      <Questions proforma={proforma} />
    </>
  );
};
