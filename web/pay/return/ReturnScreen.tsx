import type { ReturnRoute } from '../pay-route.ts';
import { CancelScreen } from './CancelScreen.tsx';
import { SuccessScreen } from './SuccessScreen.tsx';

/** Where the provider sends the customer back to. */
const ReturnScreen = ({ route }: { route: ReturnRoute }) =>
  route.screen === 'success' ? (
    <SuccessScreen sessionId={route.sessionId} />
  ) : (
    <CancelScreen token={route.token} />
  );

export default ReturnScreen;
