import { usePasskeyProblem } from '../../shared/factors/use-passkey-problem.ts';
import { useSending } from '../../shared/form/use-sending.ts';
import { Button } from '../../shared/layout/Button.tsx';
import type { StoredSession } from '../../shared/session.ts';
import { isChallengeEnded } from '../../shared/sign-in-failures.ts';
import { Banner } from '../../shared/state/Banner.tsx';
import { useLeaving } from './use-leaving.ts';

interface PasskeyButtonProps {
  readonly variant?: 'primary' | 'secondary';
  /** Opens the browser's dialog and signs in. */
  readonly enter: () => Promise<StoredSession>;
  /** The challenge of the second step has ended. */
  readonly onEnded?: (reason: string) => void;
  readonly children: string;
}

/** Signs in by a passkey; a problem is shown below the button. */
export const PasskeyButton = ({ variant = 'secondary', enter, onEnded, children }: PasskeyButtonProps) => {
  const problemOf = usePasskeyProblem();
  const { isLeaving, leave } = useLeaving();
  const { send, failure, isPending } = useSending({
    send: async () => leave(await enter()),
    failed: problemOf,
    onFailed: (error) => {
      if (onEnded === undefined || !isChallengeEnded(error)) return false;
      onEnded(error.message);
      return true;
    },
  });
  return (
    <>
      <Button variant={variant} full size="large" busy={isPending || isLeaving} onClick={() => void send()}>
        {children}
      </Button>
      {failure !== undefined && <Banner tone="error">{failure}</Banner>}
    </>
  );
};
