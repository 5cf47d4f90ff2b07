import { Stack } from '@mui/material';
import { useGetManyReference, useRecordContext } from 'react-admin';
import type { Merchant } from '#contract/merchants/merchants.ts';
import { EmptyState } from '../kit/layout/EmptyState.tsx';
import { Loading } from '../kit/layout/Loading.tsx';
import { Panel } from '../kit/layout/Panel.tsx';
import { RelatedRecords } from '../kit/lists/RelatedRecords.tsx';
import { useMay } from '../kit/rights/use-may.ts';
import { ArchiveCards, ArchiveTable } from './ArchiveTable.tsx';
import { ForeignCards, ForeignTable } from './ForeignTable.tsx';
import { ImportCards, ImportTable } from './ImportTable.tsx';
import { ArchiveMessages, useArchiveMessages } from './messages/archive-messages.ts';
import { RequestArchive } from './RequestArchive.tsx';

/** What a merchant takes along, and with what it came. */
const ArchivesOfMerchant = () => (
  <ArchiveMessages>
    <Panels />
  </ArchiveMessages>
);
export default ArchivesOfMerchant;

const sorts = {
  archives: { field: 'requestedAt', order: 'DESC' },
  'archive-imports': { field: 'importedAt', order: 'DESC' },
  'foreign-documents': { field: 'issueDate', order: 'DESC' },
} as const;
type List = keyof typeof sorts;

const firstPage = { page: 1, perPage: 10 };

/** Whether the first page of a list is there, which `RelatedRecords` takes from react-admin's cache. */
const useIsLoaded = (reference: List, merchantId: number): boolean => {
  const may = useMay();
  const isRead = may('list', reference);
  const { isPending } = useGetManyReference(
    reference,
    { target: 'merchantId', id: merchantId, pagination: firstPage, sort: sorts[reference], filter: {} },
    { enabled: isRead },
  );
  return !isRead || !isPending;
};

const Panels = () => {
  const merchant = useRecordContext<Merchant>();
  return merchant === undefined ? null : <PanelsOf merchant={merchant} />;
};

/** All at once: a list that comes later would move those below it. */
const PanelsOf = ({ merchant }: { merchant: Merchant }) => {
  const loaded = [
    useIsLoaded('archives', merchant.id),
    useIsLoaded('archive-imports', merchant.id),
    useIsLoaded('foreign-documents', merchant.id),
  ];
  const t = useArchiveMessages();
  const may = useMay();
  if (loaded.includes(false)) return <Loading />;
  return (
    <Stack sx={{ gap: 3 }}>
      {may('list', 'archives') && (
        <Panel title={t('admin.menu.archives')} action={<RequestArchive merchant={merchant} />}>
          <RelatedRecords
            reference="archives"
            target="merchantId"
            sort={sorts.archives}
            table={<ArchiveTable isOfOne />}
            cards={<ArchiveCards />}
            empty={<EmptyState icon="download" title={t('archiveList.none')} />}
          />
        </Panel>
      )}
      {may('list', 'archive-imports') && (
        <Panel title={t('archiveList.imports.title')}>
          <RelatedRecords
            reference="archive-imports"
            target="merchantId"
            sort={sorts['archive-imports']}
            table={<ImportTable />}
            cards={<ImportCards />}
            empty={<EmptyState icon="shop" title={t('archiveList.imports.none')} />}
          />
        </Panel>
      )}
      <Panel title={t('archiveList.foreign.title')}>
        <RelatedRecords
          reference="foreign-documents"
          target="merchantId"
          sort={sorts['foreign-documents']}
          table={<ForeignTable />}
          cards={<ForeignCards />}
          empty={<EmptyState icon="invoice" title={t('archiveList.foreign.none')} />}
        />
      </Panel>
    </Stack>
  );
};
