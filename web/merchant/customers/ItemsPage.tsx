import { useState } from 'react';
import { archiveItem, exportItems, importItems, type Item } from '#contract/customers/items.ts';
import { call } from '../../shared/call.ts';
import { useAction } from '../../shared/form/use-sending.ts';
import { formatPriceMoney } from '../../shared/format/format-price.ts';
import { Icon } from '../../shared/icons/Icon.tsx';
import { Button } from '../../shared/layout/Button.tsx';
import type { Column } from '../../shared/list/DataTable.tsx';
import type { ListSettings } from '../../shared/list/list-state.ts';
import type { RecordRow } from '../../shared/list/RecordRows.tsx';
import { useListState } from '../../shared/list/use-list-state.ts';
import { useLanguage } from '../../shared/messages/language.ts';
import { ListTitle } from '../kit/lists/ListTitle.tsx';
import { usePortal } from '../kit/portal/portal.ts';
import { useRights } from '../kit/portal/use-rights.ts';
import { ArchivedChip } from './ArchivedChip.tsx';
import classes from './Customers.module.css';
import { ExportMenu } from '../kit/lists/ExportMenu.tsx';
import { ImportDialog } from './ImportDialog.tsx';
import { ItemDialog } from './ItemDialog.tsx';
import { RecordList } from './RecordList.tsx';
import { CustomerMessages, useCustomerMessages } from './messages/customer-messages.ts';
import { customerKeys, useItems } from './use-customers.ts';

const settings: ListSettings = {
  sortFields: ['id', 'name', 'code', 'price', 'createdAt'],
  sortBy: 'id',
  filters: { search: 'text', state: ['IN_USE', 'ARCHIVED', 'ALL'] },
};

export const ItemsPage = () => (
  <CustomerMessages>
    <Screen />
  </CustomerMessages>
);

const Screen = () => {
  const t = useCustomerMessages();
  const holds = useRights();
  const [list, changeList] = useListState(settings);
  const items = useItems(list);
  const [shown, setShown] = useState<'add' | 'import' | Item>();
  const mayChange = holds('WRITE_DOCUMENTS');
  const close = (): void => setShown(undefined);
  return (
    <>
      <ListTitle title={t('customer.item.title')} subtitle={t('customer.item.subtitle')}>
        {mayChange && (
          <Button variant="primary" onClick={() => setShown('add')}>
            <Icon name="plus" />
            {t('customer.item.add')}
          </Button>
        )}
        {holds('EXPORT') && (
          <ExportMenu
            endpoint={exportItems}
            filters={list.filters}
            exported={(format) => t('customer.item.exported', { format })}
            isEmpty={items.data?.total === 0}
          />
        )}
        {mayChange && <Button onClick={() => setShown('import')}>{t('customer.import.action')}</Button>}
      </ListTitle>
      <RecordList
        label={t('customer.item.list')}
        searchHint={t('customer.item.searchHint')}
        failed={t('customer.item.failed')}
        empty={{ icon: 'coins', title: t('customer.item.none'), hint: t('customer.item.noneHint') }}
        query={items}
        columns={useColumns(mayChange ? setShown : undefined)}
        row={useRow(mayChange ? setShown : undefined)}
        list={list}
        changeList={changeList}
      />
      {shown === 'add' && <ItemDialog onClose={close} />}
      {typeof shown === 'object' && <ItemDialog item={shown} onClose={close} />}
      {shown === 'import' && (
        <ImportDialog
          endpoint={importItems}
          about={t('customer.import.items')}
          affects={customerKeys.items}
          onClose={close}
        />
      )}
    </>
  );
};

/** Undefined for a role that may not change items. */
type OnEdit = ((item: Item) => void) | undefined;

const useColumns = (onEdit: OnEdit): readonly Column<Item>[] => {
  const t = useCustomerMessages();
  const language = useLanguage();
  const columns: readonly Column<Item>[] = [
    {
      key: 'name',
      label: t('customer.name'),
      sortBy: 'name',
      cell: ({ name, nameEn, archivedAt }) => (
        <>
          {name} {archivedAt !== null && <ArchivedChip />}
          {nameEn !== null && <span className={classes['soft']}>{nameEn}</span>}
        </>
      ),
    },
    {
      key: 'code',
      label: t('customer.item.code'),
      sortBy: 'code',
      whole: true,
      cell: ({ code }) => code ?? '-',
    },
    { key: 'unit', label: t('customer.item.unit'), whole: true, cell: ({ unit }) => unit },
    {
      key: 'net',
      label: t('customer.item.net'),
      align: 'end',
      cell: ({ net, currency, isNetExact }) =>
        `${isNetExact ? '' : '≈ '}${formatPriceMoney(net, currency, language)}`,
    },
    {
      key: 'gross',
      label: t('customer.item.gross'),
      align: 'end',
      cell: ({ gross, currency }) => formatPriceMoney(gross, currency, language),
    },
    { key: 'rate', label: t('customer.item.rate'), align: 'end', cell: ({ rate }) => `${rate}%` },
  ];
  if (onEdit === undefined) return columns;
  return [
    ...columns,
    {
      key: 'actions',
      label: t('customer.item.actions'),
      whole: true,
      cell: (item) => <Actions item={item} onEdit={onEdit} />,
    },
  ];
};

const Actions = ({ item, onEdit }: { item: Item; onEdit: (item: Item) => void }) => {
  const t = useCustomerMessages();
  const { id, name, archivedAt } = item;
  const isArchived = archivedAt !== null;
  const archive = useAction({
    send: () => call(archiveItem, { params: { id }, body: { isArchived: !isArchived } }),
    done: t(isArchived ? 'customer.archive.restored' : 'customer.archive.done', { name }),
    failed: t('customer.archive.failed'),
    affects: [customerKeys.items],
  });
  return (
    <div className={classes['actions']}>
      {!isArchived && (
        <Button
          size="small"
          aria-label={t('customer.item.editAction', { name })}
          onClick={() => onEdit(item)}
        >
          {t('customer.edit')}
        </Button>
      )}
      <Button
        size="small"
        variant="quiet"
        busy={archive.isPending}
        aria-label={t(isArchived ? 'customer.item.restoreOf' : 'customer.item.archiveOf', { name })}
        onClick={() => archive.press()}
      >
        {t(isArchived ? 'customer.archive.restore' : 'customer.archive.action')}
      </Button>
    </div>
  );
};

const useRow = (onEdit: OnEdit): ((item: Item) => RecordRow) => {
  const language = useLanguage();
  const { base } = usePortal();
  return (item) => ({
    to: `${base}/items?search=${encodeURIComponent(`#${item.id}`)}`,
    what: item.name,
    when: item.code ?? item.unit,
    amount: formatPriceMoney(item.gross, item.currency, language),
    chip: item.archivedAt === null ? null : <ArchivedChip />,
    action: onEdit && (
      <div className={classes['rowActions']}>
        <Actions item={item} onEdit={onEdit} />
      </div>
    ),
  });
};
