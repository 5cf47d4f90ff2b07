import { Stack } from '@mui/material';
import { useRecordContext } from 'react-admin';
import type { Merchant } from '#contract/merchants/merchants.ts';
import { EmptyState } from '../kit/layout/EmptyState.tsx';
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

const Panels = () => {
  const t = useArchiveMessages();
  const may = useMay();
  const merchant = useRecordContext<Merchant>();
  return (
    <Stack sx={{ gap: 3 }}>
      {may('list', 'archives') && (
        <Panel
          title={t('admin.menu.archives')}
          action={merchant !== undefined && <RequestArchive merchant={merchant} />}
        >
          <RelatedRecords
            reference="archives"
            target="merchantId"
            sort={{ field: 'requestedAt', order: 'DESC' }}
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
            sort={{ field: 'importedAt', order: 'DESC' }}
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
          sort={{ field: 'issueDate', order: 'DESC' }}
          table={<ForeignTable />}
          cards={<ForeignCards />}
          empty={<EmptyState icon="invoice" title={t('archiveList.foreign.none')} />}
        />
      </Panel>
    </Stack>
  );
};
