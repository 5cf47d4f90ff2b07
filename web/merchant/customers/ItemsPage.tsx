import { useState } from 'react';
import { archiveItem, exportItems, importItems, listOwnItems, type Item } from '#contract/customers/items.ts';
import { call } from '../../shared/call.ts';
import { useAction } from '../../shared/form/use-sending.ts';
import { formatPriceMoney } from '../../shared/format/format-price.ts';
import { Icon } from '../../shared/icons/Icon.tsx';
import { Button } from '../../shared/layout/Button.tsx';
import { useLanguage } from '../../shared/messages/language.ts';
import type { Field, ListDefinition } from '../kit/lists/list-definition.ts';
import { ListScreen } from '../kit/lists/ListScreen.tsx';
import { useList } from '../kit/lists/use-list.ts';
import { usePortal } from '../kit/portal/portal.ts';
import { useRights } from '../kit/portal/use-rights.ts';
import { ArchivedChip } from './ArchivedChip.tsx';
import classes from './Customers.module.css';
import { ImportDialog } from '../kit/imports/ImportDialog.tsx';
import { RecentImports } from './RecentImports.tsx';
import { ItemDialog } from './ItemDialog.tsx';
import { CustomerMessages, useCustomerMessages } from './messages/customer-messages.ts';
import { customerKeys } from './use-customers.ts';
import { useStateFilter } from './use-state-filter.ts';

export const ItemsPage = () => (
  <CustomerMessages>
    <Screen />
  </CustomerMessages>
);

const Screen = () => {
  const t = useCustomerMessages();
  const [shown, setShown] = useState<'add' | 'import' | Item>();
  const mayChange = useRights()('WRITE_DOCUMENTS');
  const close = (): void => setShown(undefined);
  return (
    <>
      <ListScreen
        of={useList(useItemList(mayChange ? setShown : undefined))}
        action={
          mayChange && (
            <Button variant="primary" onClick={() => setShown('add')}>
              <Icon name="plus" />
              {t('customer.item.add')}
            </Button>
          )
        }
        lastAction={
          mayChange && <Button onClick={() => setShown('import')}>{t('customer.import.action')}</Button>
        }
      />
      {shown === 'add' && <ItemDialog onClose={close} />}
      {typeof shown === 'object' && <ItemDialog item={shown} onClose={close} />}
      {shown === 'import' && (
        <ImportDialog
          send={(isDryRun, body) =>
            call(importItems, { query: { dryRun: isDryRun ? 'true' : 'false' }, body })
          }
          about={t('customer.import.items')}
          recent={<RecentImports records="ITEMS" affects={customerKeys.items} />}
          affects={[customerKeys.items]}
          onClose={close}
        />
      )}
    </>
  );
};

/** Undefined for a role that may not change items. */
type OnEdit = ((item: Item) => void) | undefined;

const useItemList = (onEdit: OnEdit): ListDefinition<typeof listOwnItems> => {
  const t = useCustomerMessages();
  const { base } = usePortal();
  return {
    name: 'items',
    endpoint: listOwnItems,
    title: t('customer.item.title'),
    subtitle: t('customer.item.subtitle'),
    label: t('customer.item.list'),
    sortBy: 'id',
    fields: useFields(onEdit),
    to: ({ id }) => `${base}/items?search=${encodeURIComponent(`#${id}`)}`,
    filters: [useStateFilter()],
    searchHint: t('customer.item.searchHint'),
    failed: t('customer.item.failed'),
    empty: { icon: 'coins', title: t('customer.item.none'), hint: t('customer.item.noneHint') },
    export: { endpoint: exportItems, exported: (format) => t('customer.item.exported', { format }) },
  };
};

const useFields = (onEdit: OnEdit): readonly Field<Item>[] => {
  const t = useCustomerMessages();
  const language = useLanguage();
  const fields: readonly Field<Item>[] = [
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
      place: 'what',
      compact: ({ name }) => name,
    },
    {
      key: 'code',
      label: t('customer.item.code'),
      sortBy: 'code',
      whole: true,
      cell: ({ code }) => code ?? '-',
      place: 'when',
      compact: ({ code, unit }) => code ?? unit,
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
      place: 'amount',
    },
    {
      key: 'rate',
      label: t('customer.item.rate'),
      align: 'end',
      cell: ({ rate }) => `${rate}%`,
      place: 'chip',
      compact: ({ archivedAt }) => archivedAt !== null && <ArchivedChip />,
    },
  ];
  if (onEdit === undefined) return fields;
  return [
    ...fields,
    {
      key: 'actions',
      label: t('customer.item.actions'),
      whole: true,
      cell: (item) => <Actions item={item} onEdit={onEdit} />,
      place: 'action',
      compact: (item) => (
        <div className={classes['rowActions']}>
          <Actions item={item} onEdit={onEdit} />
        </div>
      ),
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
