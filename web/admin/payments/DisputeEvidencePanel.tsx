import { Alert, Button, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { DisputeEvidence } from '#contract/disputes/disputes.ts';
import { formatDateTime } from '../../shared/format/format-date.ts';
import { useMessages } from '../../shared/messages/use-messages.ts';
import { useDisputeTexts } from '../../shared/payments/dispute-texts.ts';
import { ConfirmDialog } from '../kit/actions/ConfirmDialog.tsx';
import { useAdminData } from '../kit/data-provider/data-provider.ts';
import { Facts } from '../kit/fields/Facts.tsx';
import { ErrorAlert } from '../kit/layout/ErrorAlert.tsx';
import { Loading } from '../kit/layout/Loading.tsx';
import type { en } from '../kit/messages/en.ts';
import { useMay } from '../kit/rights/use-may.ts';

/** The evidence of a dispute; hidden from accountants, who may not read it. */
export const DisputeEvidencePanel = ({ id }: { id: number }) => {
  const may = useMay();
  return may('confirm', 'payments') ? <Evidence id={id} /> : null;
};

const Evidence = ({ id }: { id: number }) => {
  const t = useMessages<typeof en>();
  const dataProvider = useAdminData();
  const { data, error } = useQuery({
    queryKey: ['payments', 'dispute', id],
    queryFn: ({ signal }) => dataProvider.getDisputeEvidence({ params: { id } }, { signal }),
  });
  if (error) return <ErrorAlert error={error} fallback={t('admin.broken')} />;
  return data ? <Found dispute={data} /> : <Loading />;
};

const Found = ({ dispute }: { dispute: DisputeEvidence }) => {
  const t = useMessages<typeof en>();
  const texts = useDisputeTexts();
  const { evidence } = dispute;
  return (
    <>
      <Typography variant="h3">{t('admin.payments.evidence')}</Typography>
      <EvidenceFacts dispute={dispute} />
      {evidence.refusal !== null && (
        <Alert severity="error" role="status">
          {t('admin.payments.evidenceRefused', { code: evidence.refusal })}
        </Alert>
      )}
      {evidence.isBeingSent && (
        <Alert severity="info" role="status">
          {t('admin.payments.evidenceSending')}
        </Alert>
      )}
      <Typography>{texts.adviceOf(dispute)}</Typography>
      <SubmitEvidence dispute={dispute} />
    </>
  );
};

/** Status, texts, and names of documents. */
const EvidenceFacts = ({ dispute: { evidence } }: { dispute: DisputeEvidence }) => {
  const t = useMessages<typeof en>();
  const { fields, evidenceStatus } = useDisputeTexts();
  const written = Object.entries(evidence.texts) as [keyof typeof evidence.texts, string][];
  return (
    <Facts
      facts={[
        [t('resources.payments.fields.status'), evidenceStatus[evidence.status]],
        [
          t('admin.payments.submittedAt'),
          evidence.submittedAt === null ? null : formatDateTime(evidence.submittedAt),
        ],
        ...written.map(([field, text]) => [fields[field], text] as const),
        ...evidence.files.map(({ field, name }) => [fields[field], name] as const),
      ]}
    />
  );
};

/** Submits the merchant's evidence for it; administrators only, once there is something to submit. */
const SubmitEvidence = ({ dispute: { id, canAnswer, evidence } }: { dispute: DisputeEvidence }) => {
  const t = useMessages<typeof en>();
  const [isOpen, setOpen] = useState(false);
  const hasContent = Object.keys(evidence.texts).length > 0 || evidence.files.length > 0;
  if (!canAnswer || evidence.isBeingSent || !hasContent) return null;
  return (
    <>
      <div>
        <Button variant="outlined" onClick={() => setOpen(true)}>
          {t('admin.payments.submitEvidence')}
        </Button>
      </div>
      {isOpen && (
        <ConfirmDialog
          title={t('admin.payments.submitEvidence')}
          text={t('admin.payments.submitEvidenceText')}
          submit={t('admin.payments.submitEvidence')}
          send={(data) => data.submitEvidence({ params: { id }, body: { isFinal: true } })}
          done={t('admin.payments.evidenceSubmitted')}
          failed={t('admin.payments.evidenceFailed')}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
};
