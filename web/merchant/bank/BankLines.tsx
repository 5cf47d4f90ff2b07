import type { BankLineState } from '#contract/banking/bank-lines.ts';
import { Button } from '../../shared/layout/Button.tsx';
import { Panel } from '../../shared/layout/Panel.tsx';
import { choicesOf } from '../../shared/list/status-tabs.ts';
import { useListState } from '../../shared/list/use-list-state.ts';
import type { ListState } from '../../shared/list/list-state.ts';
import type { ChangeList } from '../../shared/list/use-list-state.ts';
import { WaitingRows } from '../../shared/list/WaitingRows.tsx';
import { EmptyState } from '../../shared/state/EmptyState.tsx';
import { ErrorBanner } from '../../shared/state/ErrorBanner.tsx';
import { ListFilters } from '../kit/lists/ListFilters.tsx';
import { Paged } from '../kit/lists/Paged.tsx';
import { StatusTabs } from '../kit/lists/StatusTabs.tsx';
import { LineOrder } from './LineOrder.tsx';
import { LineRows } from './LineRows.tsx';
import { useBankMessages } from './messages/bank-messages.ts';
import {
  lineSettings,
  shownStates,
  stateOf,
  sumOfCounts,
  useBankAccounts,
  useLineCounts,
  useLines,
  useMayMatch,
} from './use-bank.ts';

/** From so many movements on they have a search and filters, as any list. */
const longFrom = 10;

type Counts = Readonly<Record<BankLineState, number>>;
type Listed = Readonly<{ list: ListState; changeList: ChangeList }>;

const isFiltered = ({ filters }: ListState): boolean =>
  Object.keys(filters).some((name) => name !== 'status');

/** The movements by state, the ones to decide on first; search, filters, order and pages are the server's. */
export const BankLines = () => {
  const t = useBankMessages();
  const [list, changeList] = useListState(lineSettings);
  const { data, error, refetch } = useLineCounts(list.filters);
  return (
    <Panel title={t('bank.list')}>
      {error ? (
        <ErrorBanner error={error} fallback={t('bank.failed')} onRetry={() => void refetch()} />
      ) : data === undefined ? (
        <WaitingRows count={5} />
      ) : sumOfCounts(data.counts) === 0 && !isFiltered(list) ? (
        <None />
      ) : (
        <Lines counts={data.counts} list={list} changeList={changeList} />
      )}
    </Panel>
  );
};

const None = () => {
  const t = useBankMessages();
  const { mayMatch } = useMayMatch();
  return (
    <EmptyState
      icon="bank"
      title={t('bank.none')}
      hint={t(mayMatch ? 'bank.noneHint' : 'bank.noneReading')}
    />
  );
};

const Lines = ({ counts, list, changeList }: Listed & { counts: Counts }) => {
  const t = useBankMessages();
  const state = stateOf(list.filters, counts);
  const query = useLines(state, list);
  const total = sumOfCounts(counts);
  const isLong = total >= longFrom || isFiltered(list);
  const shown = shownStates.filter((each) => each !== 'TO_RETURN' || counts[each] > 0 || each === state);
  return (
    <>
      <StatusTabs
        statuses={choicesOf(shown, (each) => t(`bank.states.${each}`))}
        counts={{ all: total, statuses: shown.map((status) => ({ status, count: counts[status] })) }}
        list={list}
        changeList={changeList}
        initial={state}
      />
      {isLong && <Filters list={list} changeList={changeList} />}
      <Paged
        query={query}
        failed={t('bank.failed')}
        list={list}
        changeList={changeList}
        total={query.data?.total}
        hasPages={isLong}
      >
        {query.data === undefined ? (
          <WaitingRows count={5} />
        ) : query.data.rows.length === 0 ? (
          <NoMatch list={list} changeList={changeList} />
        ) : (
          <LineRows lines={query.data.rows} state={state} />
        )}
      </Paged>
    </>
  );
};

const Filters = ({ list, changeList }: Listed) => {
  const t = useBankMessages();
  const { data: accounts = [] } = useBankAccounts();
  const choices = accounts.map(({ id, iban }) => ({ value: String(id), label: iban }));
  return (
    <>
      <ListFilters
        list={list}
        changeList={changeList}
        searchHint={t('bank.searchHint')}
        hasRanges
        choices={choices.length < 2 ? [] : [{ name: 'accountId', label: t('bank.account'), choices }]}
      />
      <LineOrder list={list} changeList={changeList} />
    </>
  );
};

const NoMatch = ({ list, changeList }: Listed) => {
  const t = useBankMessages();
  return (
    <EmptyState icon="search" title={t('bank.noMatch')}>
      {isFiltered(list) && (
        <Button onClick={() => changeList({ filters: {} })}>{t('shared.list.clear')}</Button>
      )}
    </EmptyState>
  );
};
