import { ApiError } from '../../shared/api-error.ts';
import { NotInPlan } from '../../merchant/kit/dialogs/NotInPlan.tsx';
import { Button } from '../../shared/layout/Button.tsx';
import { WaitingRows } from '../../shared/list/WaitingRows.tsx';
import { Banner } from '../../shared/state/Banner.tsx';
import { EmptyState } from '../../shared/state/EmptyState.tsx';
import { ErrorBanner } from '../../shared/state/ErrorBanner.tsx';
import { Loading } from '../../shared/state/Loading.tsx';
import { PageLoading } from '../../shared/state/PageLoading.tsx';
import { PartGone } from '../../shared/state/PartGone.tsx';
import { ResultBanner } from '../../shared/state/ResultBanner.tsx';
import { Skeleton } from '../../shared/state/Skeleton.tsx';
import { useToast } from '../../shared/state/toast.ts';
import { piece, type Piece } from '../piece.ts';

const tones = ['success', 'warning', 'error', 'info'] as const;
const refused = new ApiError(503, {
  code: 'input.unavailable',
  message: 'Сървърът е зает. Опитайте след малко.',
});

const ToastButtons = () => {
  const toast = useToast();
  const action = { label: 'Отмени', press: () => undefined };
  return (
    <>
      {(['success', 'error', 'info'] as const).map((tone) => (
        <Button key={tone} onClick={() => toast(`Съобщение: ${tone}`, tone)}>
          {tone}
        </Button>
      ))}
      <Button onClick={() => toast('Свързано', 'success', action)}>с действие</Button>
    </>
  );
};

export const states: readonly Piece[] = [
  piece('shared/state/EmptyState.tsx', {
    'of a panel': () => (
      <EmptyState icon="card" title="Още няма плащания" hint="Създайте линк и го изпратете." />
    ),
    'with an action': () => (
      <EmptyState icon="link" title="Още няма линкове">
        <Button variant="primary">Създай линк</Button>
      </EmptyState>
    ),
    'of a page': () => <EmptyState isPage icon="search" title="Няма такава страница" />,
  }),
  piece('shared/state/Banner.tsx', {
    tones: () =>
      tones.map((tone) => (
        <Banner key={tone} tone={tone}>
          {`Съобщение: ${tone}`}
        </Banner>
      )),
    'with an action': () => (
      <Banner tone="warning" action={<Button size="small">Довърши</Button>}>
        Сметката Ви при Stripe чака данни.
      </Banner>
    ),
  }),
  piece('shared/state/ErrorBanner.tsx', {
    'with its reason': () => <ErrorBanner error={refused} fallback="Плащанията не се заредиха." />,
    'with a retry': () => (
      <ErrorBanner error={new Error()} fallback="Плащанията не се заредиха." onRetry={() => undefined} />
    ),
  }),
  piece('shared/state/ResultBanner.tsx', {
    result: () => <ResultBanner tone="success">Имейлът е потвърден.</ResultBanner>,
  }),
  piece('shared/state/PartGone.tsx', {
    'without closing': () => <PartGone />,
    'with closing': () => <PartGone onClose={() => undefined} />,
  }),
  piece('shared/state/Loading.tsx', { loading: () => <Loading /> }),
  piece('shared/state/PageLoading.tsx', { 'a page': () => <PageLoading /> }),
  piece('shared/state/Skeleton.tsx', { text: () => <Skeleton characters={20} /> }),
  piece('shared/list/WaitingRows.tsx', {
    'rows of a list': () => <WaitingRows count={3} />,
  }),
  piece('merchant/kit/dialogs/NotInPlan.tsx', {
    'a feature': () => <NotInPlan feature="reminders" />,
    'a limit that a larger plan raises': () => <NotInPlan limit="members" most={2} />,
    'the largest limit': () => <NotInPlan limit="members" most={25} />,
  }),
  piece('shared/state/Toasts.tsx', { toasts: () => <ToastButtons /> }),
];
