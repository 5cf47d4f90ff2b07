import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { deleteDraft, listDrafts } from '#contract/invoices/invoice-drafts.ts';
import type { DraftSummary } from '#contract/invoices/invoice-drafts.ts';
import { call } from '../../../shared/call.ts';
import { formatDateTime } from '../../../shared/format/format-date.ts';
import { Button, ButtonLink } from '../../../shared/layout/Button.tsx';
import { Panel } from '../../../shared/layout/Panel.tsx';
import { ConfirmDialog } from '../../../shared/dialogs/ConfirmDialog.tsx';
import { usePortal } from '../../kit/portal/portal.ts';
import { useRights } from '../../kit/portal/use-rights.ts';
import classes from './InvoiceDrafts.module.css';
import { WritingMessages, useWritingMessages } from './messages/writing-messages.ts';
import { draftsKey } from './use-draft.ts';

/** The drafts of invoices above the list; nothing without one, in the demo and without the right to write. */
export const InvoiceDrafts = () => {
  const { isDemo } = usePortal();
  const holds = useRights();
  const { data } = useQuery({
    queryKey: draftsKey,
    queryFn: ({ signal }) => call(listDrafts, {}, { signal }),
    enabled: !isDemo && holds('WRITE_DOCUMENTS'),
  });
  if (data === undefined || data.length === 0) return null;
  return (
    <WritingMessages>
      <Drafts drafts={data} />
    </WritingMessages>
  );
};

const Drafts = ({ drafts }: { drafts: readonly DraftSummary[] }) => {
  const t = useWritingMessages();
  const [chosen, choose] = useState<DraftSummary>();
  return (
    <Panel title={t('writing.draft.title')}>
      <ul className={classes['drafts']}>
        {drafts.map((draft) => (
          <Draft key={draft.id} draft={draft} onRemove={() => choose(draft)} />
        ))}
      </ul>
      {chosen && <RemoveDraft draft={chosen} onClose={() => choose(undefined)} />}
    </Panel>
  );
};

const useName = () => {
  const t = useWritingMessages();
  return ({ customerName }: DraftSummary): string => customerName ?? t('writing.draft.noCustomer');
};

const Draft = ({ draft, onRemove }: { draft: DraftSummary; onRemove: () => void }) => {
  const t = useWritingMessages();
  const { base } = usePortal();
  const name = useName()(draft);
  const when = formatDateTime(draft.savedAt);
  return (
    <li>
      <div>
        <strong>{name}</strong>
        {draft.about !== null && <p>{draft.about}</p>}
        <p className={classes['soft']}>
          {draft.savedBy === null
            ? t('writing.draft.savedAt', { when })
            : t('writing.draft.savedBy', { when, name: draft.savedBy })}
        </p>
      </div>
      <div className={classes['acts']}>
        <ButtonLink
          size="small"
          to={`${base}/invoices/new?draft=${draft.id}`}
          aria-label={t('writing.draft.resumeOf', { name })}
        >
          {t('writing.draft.resume')}
        </ButtonLink>
        <Button
          size="small"
          variant="quiet"
          aria-label={t('writing.draft.removeOf', { name })}
          onClick={onRemove}
        >
          {t('writing.draft.remove')}
        </Button>
      </div>
    </li>
  );
};

const RemoveDraft = ({ draft, onClose }: { draft: DraftSummary; onClose: () => void }) => {
  const t = useWritingMessages();
  return (
    <ConfirmDialog
      title={t('writing.draft.removeTitle')}
      text={t('writing.draft.removeText', { name: useName()(draft) })}
      submit={t('writing.draft.remove')}
      send={() => call(deleteDraft, { params: { id: draft.id } })}
      done={t('writing.draft.removed')}
      failed={t('writing.draft.removeFailed')}
      affects={[draftsKey]}
      onClose={onClose}
    />
  );
};
