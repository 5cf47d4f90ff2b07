import { useAction } from '../../shared/form/use-sending.ts';
import { Button } from '../../shared/layout/Button.tsx';
import { Banner } from '../../shared/state/Banner.tsx';
import { ResultBanner } from '../../shared/state/ResultBanner.tsx';
import { useShellMessages } from '../kit/messages/use-shell-messages.ts';
import { resendVerification } from '../kit/portal/queries.ts';

/** Asks for the link that confirms the e-mail once more. */
export const UnverifiedEmail = ({ email }: { email: string }) => {
  const t = useShellMessages();
  const resend = useAction({
    send: () => resendVerification(),
    failed: t('merchant.account.resendFailed'),
  });
  if (resend.isDone) {
    return <ResultBanner tone="info">{t('merchant.account.resent', { email })}</ResultBanner>;
  }
  return (
    <Banner
      tone="warning"
      action={
        <Button size="small" busy={resend.isPending} onClick={() => resend.press()}>
          {t('merchant.account.resend')}
        </Button>
      }
    >
      {t('merchant.account.unverified', { email })}
    </Banner>
  );
};
