import type { ComponentType } from 'react';
import { useLocation } from 'react-router-dom';
import { invitationPath } from '../../shared/session-return.ts';
import { InvitationPage } from '../invitation/InvitationPage.tsx';
import { accountPaths } from './account-head.ts';
import { EmailUndoPage, VerifyPage } from './ConfirmationPage.tsx';
import { ForgotPage } from './ForgotPage.tsx';
import { ResetPage, WelcomePage } from './NewPasswordPage.tsx';

const pages: Readonly<Record<string, ComponentType>> = {
  [accountPaths.reset]: ResetPage,
  [accountPaths.invitation]: WelcomePage,
  [invitationPath]: InvitationPage,
  [accountPaths.verify]: VerifyPage,
  [accountPaths.emailUndo]: EmailUndoPage,
};

/** The page of the path: one chunk for all that account mails open. */
const AccountMailPage = () => {
  const Page = pages[useLocation().pathname.replace(/\/$/, '')] ?? ForgotPage;
  return <Page />;
};
export default AccountMailPage;
