import type { ReturnRoute } from '../pay-route.ts';
import { CancelScreen } from './CancelScreen.tsx';
import { SuccessScreen } from './SuccessScreen.tsx';

/** The pages that the provider returns to. */
const ReturnScreen = ({ route }: { route: ReturnRoute }) =>
  route.screen === 'success' ? (
    <SuccessScreen sessionId={route.sessionId} />
  ) : (
    <CancelScreen token={route.token} />
  );

export default ReturnScreen;
