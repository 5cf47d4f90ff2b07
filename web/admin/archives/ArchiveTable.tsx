import { DataTable, SimpleList } from 'react-admin';
import type { ListedArchive } from '#contract/archives/archives.ts';
import { formatDateTime } from '../../shared/format/format-date.ts';
import { formatNumber } from '../../shared/format/format-number.ts';
import { joined } from '../../shared/format/joined.ts';
import { useLanguage } from '../../shared/messages/language.ts';
import { useAction } from '../kit/actions/use-action.ts';
import { RecordButton } from '../kit/actions/RecordButton.tsx';
import { MerchantColumn } from '../kit/fields/columns.tsx';
import { ToneChip } from '../kit/fields/StatusChip.tsx';
import { useActorMessages } from '../kit/fields/use-actor-messages.ts';
import { useMay } from '../kit/rights/use-may.ts';
import { useArchiveMessages } from './messages/archive-messages.ts';

const tones = { MAKING: 'info', READY: 'success', EXPIRED: 'neutral' } as const;
const bytesOfMegabyte = 1_000_000;

/** One whose file fails is named: it waits for an administrator. */
const StateChip = ({ archive: { state, failedPart } }: { archive: ListedArchive }) => {
  const t = useArchiveMessages();
  return failedPart === null ? (
    <ToneChip tone={tones[state]} status={state} label={t(`archiveList.states.${state}`)} />
  ) : (
    <ToneChip tone="error" status="STUCK" label={t('archiveList.stuck')} />
  );
};

/** How far it is; of a ready one its size. */
const useProgress = () => {
  const t = useArchiveMessages();
  const language = useLanguage();
  return ({ state, done, total, failedPart, bytes }: ListedArchive): string => {
    const shown = (count: number): string => formatNumber(count, language);
    if (failedPart !== null) return t('archiveList.stuckAt', { file: failedPart });
    if (state !== 'MAKING')
      return t('archiveList.size', { size: shown(Math.ceil((bytes ?? 0) / bytesOfMegabyte)) });
    return total === null
      ? t('archiveList.counting')
      : t('archiveList.parts', { done: shown(done), total: shown(total) });
  };
};

/** The file of a ready one, for administrators. */
const Download = ({ archive }: { archive: ListedArchive }) => {
  const t = useArchiveMessages();
  const may = useMay();
  const { press, isPending } = useAction({
    send: (data) => data.saveArchive(archive),
    failed: t('archiveList.downloadFailed'),
  });
  if (archive.state !== 'READY' || !may('export', 'archives')) return null;
  return (
    <RecordButton
      icon="download"
      action={t('archiveList.download')}
      of={joined([archive.merchantName, formatDateTime(archive.requestedAt)])}
      isInRow
      loading={isPending}
      onClick={() => press()}
    />
  );
};

/** Archives; on the page of a merchant without its name. */
export const ArchiveTable = ({ isOfOne = false }: { isOfOne?: boolean }) => {
  const t = useArchiveMessages();
  const progressOf = useProgress();
  const whoOf = useActorMessages();
  return (
    <DataTable<ListedArchive> bulkActionButtons={false} rowClick={false}>
      <DataTable.Col<ListedArchive>
        source="requestedAt"
        render={({ requestedAt }) => formatDateTime(requestedAt)}
      />
      {!isOfOne && <MerchantColumn />}
      <DataTable.Col<ListedArchive>
        source="state"
        disableSort
        render={(archive) => <StateChip archive={archive} />}
      />
      <DataTable.Col<ListedArchive> source="done" disableSort render={progressOf} />
      <DataTable.Col<ListedArchive>
        source="requestedBy"
        disableSort
        render={({ requestedBy: actor, username }) => whoOf({ actor, username })}
      />
      <DataTable.Col<ListedArchive>
        source="expiresAt"
        disableSort
        render={({ state, expiresAt }) => (state === 'READY' ? formatDateTime(expiresAt) : '-')}
      />
      <DataTable.Col<ListedArchive>
        source="id"
        disableSort
        label={t('archiveList.file')}
        align="right"
        render={(archive) => <Download archive={archive} />}
      />
    </DataTable>
  );
};

export const ArchiveCards = () => {
  const progressOf = useProgress();
  return (
    <SimpleList<ListedArchive>
      rowClick={false}
      primaryText={({ merchantName }) => merchantName}
      secondaryText={(archive) => joined([formatDateTime(archive.requestedAt), progressOf(archive)])}
      tertiaryText={(archive) => (
        <>
          <StateChip archive={archive} />
          <Download archive={archive} />
        </>
      )}
    />
  );
};
