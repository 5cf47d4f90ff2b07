import { ApiError } from '../../shared/api-error.ts';
import { statusTones, type StatusOwner } from '../../shared/status-tone.ts';
import { Cards } from '../../admin/kit/fields/Cards.tsx';
import { Facts } from '../../admin/kit/fields/Facts.tsx';
import { StatusChip, ToneChip } from '../../admin/kit/fields/StatusChip.tsx';
import { EmptyState } from '../../admin/kit/layout/EmptyState.tsx';
import { ErrorAlert } from '../../admin/kit/layout/ErrorAlert.tsx';
import { FailureAlert } from '../../admin/kit/layout/FailureAlert.tsx';
import { Figure, Figures } from '../../admin/kit/layout/Figures.tsx';
import { Loading } from '../../admin/kit/layout/Loading.tsx';
import { PageTitle } from '../../admin/kit/layout/PageTitle.tsx';
import { Panel } from '../../admin/kit/layout/Panel.tsx';
import { TextSkeleton } from '../../admin/kit/layout/TextSkeleton.tsx';
import { ListTotals, SumTotal } from '../../admin/kit/lists/ListTotals.tsx';
import { piece, type Piece } from '../piece.ts';

const refused = new ApiError(409, { code: 'merchants.closed', message: 'Търговецът е закрит.' });

export const backOfficeLayout: readonly Piece[] = [
  piece('admin/kit/layout/PageTitle.tsx', {
    title: () => <PageTitle title="Търговци" />,
    'with a subtitle': () => <PageTitle title="Цветарница Роза" subtitle="ЕИК 203456789" />,
  }),
  piece('admin/kit/layout/Panel.tsx', { titled: () => <Panel title="Профил">Съдържание</Panel> }),
  piece('admin/kit/layout/Figures.tsx', {
    figures: () => (
      <Figures>
        <Figure label="Днес" value="124,90 €" notes={['3 плащания']} />
        <Figure label="Зарежда се" value={undefined} />
      </Figures>
    ),
  }),
  piece('admin/kit/layout/EmptyState.tsx', { empty: () => <EmptyState icon="shop" title="Няма търговци" /> }),
  piece('admin/kit/layout/ErrorAlert.tsx', {
    'with its reason': () => <ErrorAlert error={refused} fallback="Не стана." />,
    'with a retry': () => (
      <ErrorAlert error={new Error()} fallback="Не се зареди." onRetry={() => undefined} />
    ),
  }),
  piece('admin/kit/layout/FailureAlert.tsx', {
    failure: () => <FailureAlert failure="Имейлът не е изпратен." />,
  }),
  piece('admin/kit/layout/Loading.tsx', { loading: () => <Loading /> }),
  piece('admin/kit/layout/TextSkeleton.tsx', { text: () => <TextSkeleton /> }),
  piece('admin/kit/fields/StatusChip.tsx', {
    'all statuses': () =>
      Object.entries(statusTones).flatMap(([owner, tones]) =>
        Object.keys(tones).map((status) => (
          <StatusChip key={`${owner} ${status}`} owner={owner as StatusOwner} status={status as never} />
        )),
      ),
    'a tone': () => <ToneChip tone="warning" status="OLD" label="Стар" />,
  }),
  piece('admin/kit/fields/Facts.tsx', {
    facts: () => (
      <Facts
        facts={[
          ['Имейл', 'roza@example.bg'],
          ['Адрес', 'София, ул. „Шипка“ 6'],
        ]}
      />
    ),
  }),
  piece('admin/kit/fields/Cards.tsx', { cards: () => <Cards>Съдържание</Cards> }),
  piece('admin/kit/lists/ListTotals.tsx', {
    totals: () => (
      <ListTotals>
        <SumTotal label="Сума" sums={[{ currency: 'EUR', amount: 420 }]} name="amount" />
      </ListTotals>
    ),
  }),
];
