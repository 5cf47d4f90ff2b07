import type { PayPageData } from '#contract/pay-page.ts';
import type { ReturnRoute } from '../pay-route.ts';
import { CancelScreen } from './CancelScreen.tsx';
import { SuccessScreen } from './SuccessScreen.tsx';

/** The pages that the provider returns to; the server renders the one of a checkout that was left. */
const ReturnScreen = ({ route, data }: { route: ReturnRoute; data: PayPageData | null }) =>
  route.screen === 'success' ? (
    <SuccessScreen sessionId={route.sessionId} />
  ) : (
    <CancelScreen
      {...(data?.loaded.kind === 'cancelled' ? data.loaded : { attempt: null, declined: null })}
      token={route.token}
    />
  );

export default ReturnScreen;
