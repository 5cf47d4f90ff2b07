import { useId, useRef } from 'react';
import { evidenceFileFields, maxEvidenceBytes, type DisputeEvidence } from '#contract/disputes/disputes.ts';
import { fieldMessageOf } from '../../shared/form/field-errors.ts';
import { Button } from '../../shared/layout/Button.tsx';
import { Panel } from '../../shared/layout/Panel.tsx';
import { useDisputeTexts } from '../../shared/payments/dispute-texts.ts';
import { Banner } from '../../shared/state/Banner.tsx';
import classes from './Dispute.module.css';
import { useDisputeMessages } from './messages/dispute-messages.ts';
import type { DisputeChanges } from './use-dispute.ts';

type FileField = (typeof evidenceFileFields)[number];
interface EvidenceFilesProps {
  readonly dispute: DisputeEvidence;
  readonly changes: DisputeChanges;
}

/** The documents of the evidence, one for each kind; what helps stands first. */
export const EvidenceFiles = ({ dispute, changes }: EvidenceFilesProps) => {
  const t = useDisputeMessages();
  const { invoiceNumber } = dispute.suggestions;
  const isHelpful = (field: FileField): boolean => dispute.helpful.includes(field);
  const ordered = [
    ...evidenceFileFields.filter(isHelpful),
    ...evidenceFileFields.filter((field) => !isHelpful(field)),
  ];
  const error = changes.addFile.error ?? changes.attach.error ?? changes.removeFile.error;
  return (
    <Panel
      title={t('dispute.documents')}
      action={
        invoiceNumber !== null && (
          <Button size="small" busy={changes.attach.isPending} onClick={() => changes.attach.mutate()}>
            {t('dispute.attachInvoice', { number: invoiceNumber })}
          </Button>
        )
      }
    >
      <p className={classes['soft']}>
        {t('dispute.documentsHelp', { megabytes: maxEvidenceBytes / 1_000_000 })}
      </p>
      {error !== null && (
        <Banner tone="error">{fieldMessageOf(error, 'content', t('dispute.fileFailed'))}</Banner>
      )}
      <ul className={classes['files']}>
        {ordered.map((field) => (
          <FileRow key={field} field={field} dispute={dispute} changes={changes} />
        ))}
      </ul>
    </Panel>
  );
};

const FileRow = ({ field, dispute, changes }: EvidenceFilesProps & { field: FileField }) => {
  const t = useDisputeMessages();
  const { fields } = useDisputeTexts();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const file = dispute.evidence.files.find((one) => one.field === field);
  const busy = changes.addFile.isPending && changes.addFile.variables.field === field;
  return (
    <li>
      <span className={classes['name']}>
        <label htmlFor={id}>{fields[field]}</label>
        {file !== undefined && <span className={classes['soft']}>{file.name}</span>}
      </span>
      <input
        ref={input}
        id={id}
        type="file"
        accept="application/pdf,image/jpeg,image/png"
        className="visually-hidden"
        tabIndex={-1}
        onChange={(event) => {
          const chosen = event.target.files?.[0];
          event.target.value = '';
          if (chosen) changes.addFile.mutate({ field, file: chosen });
        }}
      />
      <Button size="small" busy={busy} onClick={() => input.current?.click()}>
        {t(file === undefined ? 'dispute.choose' : 'dispute.replace')}
        <span className="visually-hidden">: {fields[field]}</span>
      </Button>
      {file !== undefined && (
        <Button
          size="small"
          variant="quiet"
          aria-label={t('dispute.removeOf', { name: file.name })}
          onClick={() => changes.removeFile.mutate(file.id)}
        >
          {t('dispute.remove')}
        </Button>
      )}
    </li>
  );
};
