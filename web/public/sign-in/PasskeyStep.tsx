import { useFactorMessages } from '../../shared/factors/messages/factor-messages.ts';
import { completeWithPasskey } from '../../shared/sign-in-with.ts';
import { PasskeyButton } from './PasskeyButton.tsx';

interface PasskeyStepProps {
  readonly challenge: string;
  readonly onEnded: (reason: string) => void;
}

/** Completes a sign-in by a passkey. */
export const PasskeyStep = ({ challenge, onEnded }: PasskeyStepProps) => {
  const t = useFactorMessages();
  return (
    <PasskeyButton variant="primary" onEnded={onEnded} enter={() => completeWithPasskey(challenge)}>
      {t('factors.signIn.withPasskey')}
    </PasskeyButton>
  );
};
