import type { DisputeEvidence } from '#contract/disputes/disputes.ts';
import { Facts } from '../../shared/layout/Facts.tsx';
import { useDisputeTexts } from '../../shared/payments/dispute-texts.ts';
import { useDisputeMessages } from './messages/dispute-messages.ts';

/** What is sent: texts and names of documents. */
export const EvidenceContent = ({ dispute }: { dispute: Pick<DisputeEvidence, 'evidence'> }) => {
  const t = useDisputeMessages();
  const { fields } = useDisputeTexts();
  const { texts, files } = dispute.evidence;
  const written = Object.entries(texts) as [keyof typeof texts, string][];
  if (written.length === 0 && files.length === 0) return <p>{t('dispute.empty')}</p>;
  return (
    <Facts
      facts={[
        ...written.map(([field, text]) => [fields[field], text] as const),
        ...files.map(({ field, name }) => [fields[field], name] as const),
      ]}
    />
  );
};
