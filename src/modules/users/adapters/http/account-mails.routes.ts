import * as contract from '#contract/users/account-mails.ts';
import { useCase } from '#platform/define-module.ts';
import { originOf, serve, type Route } from '#platform/http/route.ts';
import { ChangeOwnEmail } from '../../application/change-own-email.ts';
import { CorrectRegistrationEmail } from '../../application/correct-registration-email.ts';
import { InviteUser } from '../../application/invite-user.ts';
import { RequestPasswordReset } from '../../application/request-password-reset.ts';
import { ResendVerification } from '../../application/resend-verification.ts';
import { ResetPassword } from '../../application/reset-password.ts';
import { UndoEmailChange } from '../../application/undo-email-change.ts';
import { VerifyEmail } from '../../application/verify-email.ts';

type Deps = ConstructorParameters<typeof ChangeOwnEmail>[0] &
  ConstructorParameters<typeof VerifyEmail>[0] &
  ConstructorParameters<typeof UndoEmailChange>[0] &
  ConstructorParameters<typeof CorrectRegistrationEmail>[0] &
  ConstructorParameters<typeof ResetPassword>[0];

/** Routes of mailed links: reset, verification and change of the e-mail, invitation. */
export const accountMailRoutes = (deps: Deps): Route[] => {
  const requestPasswordReset = useCase(RequestPasswordReset, deps);
  const resetPassword = useCase(ResetPassword, deps);
  const verifyEmail = useCase(VerifyEmail, deps);
  const resendVerification = useCase(ResendVerification, deps);
  const changeOwnEmail = useCase(ChangeOwnEmail, deps);
  const undoEmailChange = useCase(UndoEmailChange, deps);
  const correctRegistrationEmail = useCase(CorrectRegistrationEmail, deps);
  const inviteUser = useCase(InviteUser, deps);
  return [
    serve(contract.forgotPassword, ({ body: { email }, caller: { ip } }) =>
      requestPasswordReset.execute({ email, ip }),
    ),
    serve(contract.resetPassword, ({ body, caller }) =>
      resetPassword.execute({ ...body, from: originOf(caller) }),
    ),
    serve(contract.verifyEmail, ({ body, caller }) =>
      verifyEmail.execute({ ...body, actor: caller.actor, from: originOf(caller) }),
    ),
    serve(contract.resendVerification, ({ caller: { actor, ip } }) =>
      resendVerification.execute({ actor, ip }),
    ),
    serve(contract.changeEmail, ({ body, caller }) =>
      changeOwnEmail.execute({ ...body, actor: caller.actor, from: originOf(caller) }),
    ),
    serve(contract.undoEmailChange, ({ body: { token }, caller: { ip } }) =>
      undoEmailChange.execute({ token, ip }),
    ),
    serve(contract.correctRegistrationEmail, ({ body, caller: { ip } }) =>
      correctRegistrationEmail.execute({ ...body, ip }),
    ),
    serve(contract.inviteUser, ({ params: { id: userId }, caller: { actor } }) =>
      inviteUser.execute({ actor, userId }),
    ),
  ];
};
