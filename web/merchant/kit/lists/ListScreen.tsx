import { Suspense } from 'react';
import type { ReactNode } from 'react';
import type { Endpoint } from '#contract/endpoint.ts';
import { Panel } from '../../../shared/layout/Panel.tsx';
import { useIsCompact } from '../../../shared/list/list-place.ts';
import { listStateOf, searchParamsOf } from '../../../shared/list/list-state.ts';
import type { ListCounts } from '../../../shared/list/page-of.ts';
import { lazyPart } from '../../../shared/state/lazy-part.ts';
import { DisabledInDemo } from '../dialogs/DisabledInDemo.tsx';
import { useMerchantMessages } from '../messages/use-merchant-messages.ts';
import { usePortal } from '../portal/portal.ts';
import { useListSummary } from '../portal/queries.ts';
import { useRights } from '../portal/use-rights.ts';
import { ColumnChooser, shownColumns } from './ColumnChooser.tsx';
import { ExportMenu } from './ExportMenu.tsx';
import { ListRows } from './ListRows.tsx';
import classes from './ListScreen.module.css';
import { DefinedFilters, ListSection } from './ListSection.tsx';
import { ListTitle } from './ListTitle.tsx';
import { ListTotals } from './ListTotals.tsx';
import { ListMessages } from './messages/list-messages.ts';
import { StatusTabs } from './StatusTabs.tsx';
import type { List } from './use-list.ts';

const SavedViews = lazyPart(async () => ({ default: (await import('./filter-parts.ts')).SavedViews }));

interface ListScreenProps<E extends Endpoint> {
  readonly of: List<E>;
  /** Beside the title, before the export. */
  readonly action?: ReactNode;
  /** Beside the title, after the export. */
  readonly lastAction?: ReactNode;
  /** Buttons of this list that the demo shows disabled. */
  readonly notInDemo?: readonly string[];
  /** Between the title and the list. */
  readonly children?: ReactNode;
}

/** A list of the portal with its title and actions, by its definition. */
export const ListScreen = <E extends Endpoint>(props: ListScreenProps<E>) => (
  <ListMessages>
    <Head {...props} />
    {props.children}
    {props.of.definition.statuses === undefined ? (
      <ListSection of={props.of} title={props.of.definition.label} />
    ) : (
      <FullList {...props} />
    )}
  </ListMessages>
);

const Head = <E extends Endpoint>({ of, action, lastAction, notInDemo = [] }: ListScreenProps<E>) => {
  const t = useMerchantMessages();
  const { isDemo } = usePortal();
  const holds = useRights();
  const { label, title = label, subtitle, keepsSubtitle, export: exported } = of.definition;
  return (
    <ListTitle {...{ title, subtitle, keepsSubtitle }}>
      {action}
      {exported !== undefined && isDemo && (
        <DisabledInDemo labels={[...notInDemo, t('merchant.demo.export')]} />
      )}
      {exported !== undefined && !isDemo && holds('EXPORT') && (
        <ExportMenu {...exported} filters={of.list.filters} isEmpty={of.query.data?.total === 0} />
      )}
      {lastAction}
    </ListTitle>
  );
};

type ListProps<E extends Endpoint> = Pick<ListScreenProps<E>, 'of'>;

/** With tabs, stored views, a chooser of columns and totals, from ten rows on. */
const FullList = <E extends Endpoint>({ of }: ListProps<E>) => {
  const { definition, list, changeList, length } = of;
  const { name, fields, counts, statuses = [] } = definition;
  const isCompact = useIsCompact();
  const { data } = useListSummary(name, length === 'long' ? counts : undefined, list);
  return (
    <div className={classes['screen']}>
      <Panel>
        {length === 'long' && (
          <>
            <div className={classes['head']}>
              <StatusTabs
                statuses={statuses}
                counts={data as ListCounts | undefined}
                list={list}
                changeList={changeList}
                last={definition.lastTab?.(list, changeList)}
              />
            </div>
            <DefinedFilters of={of} views={<Views of={of} />} columns={<Columns of={of} />} />
            <Totals of={of} />
          </>
        )}
        {/* Other rows in the place of the former: those do not move. */}
        <ListRows
          key={length}
          of={of}
          columns={shownColumns(fields, of.stored.columns)}
          chooser={!isCompact && <Columns of={of} />}
        />
      </Panel>
    </div>
  );
};

const Columns = <E extends Endpoint>({ of: { definition, stored, store } }: ListProps<E>) => (
  <ColumnChooser
    columns={definition.fields}
    chosen={stored.columns}
    onChoose={(chosen) => store({ columns: chosen })}
  />
);

const Views = <E extends Endpoint>({ of }: ListProps<E>) => {
  const { settings, list, changeList, stored, store } = of;
  return (
    <Suspense fallback={null}>
      <SavedViews
        views={stored.views}
        search={searchParamsOf({ ...list, page: 0 }, settings).toString()}
        onApply={(chosen) => changeList(listStateOf(new URLSearchParams(chosen), settings))}
        onChange={(changed) => store({ views: changed })}
      />
    </Suspense>
  );
};

/** A list without any record shows the next step instead of zeros. */
const Totals = <E extends Endpoint>({ of: { definition, list, query } }: ListProps<E>) => {
  const { name, totals } = definition;
  const { data } = useListSummary(name, totals?.endpoint, list);
  const isNew = query.data?.total === 0 && Object.keys(list.filters).length === 0;
  return totals === undefined || isNew ? null : <ListTotals totals={totals.of(data)} />;
};
