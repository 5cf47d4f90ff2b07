import { Suspense } from 'react';
import type { ReactNode } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { LandingPage } from '../public/landing/LandingPage.tsx';
import { PublicSurface } from '../public/PublicSurface.tsx';
import { MessagesProvider } from '../shared/messages/MessagesProvider.tsx';
import { ProofPrompt } from '../shared/proof/ProofPrompt.tsx';
import { ErrorBoundary } from '../shared/state/ErrorBoundary.tsx';
import { Loading } from '../shared/state/Loading.tsx';
import { Toasts } from '../shared/state/Toasts.tsx';
import { LateCalls } from '../shared/unanswered/LateCalls.tsx';
import { LoadError } from './LoadError.tsx';
import { ScrollToTop } from './ScrollToTop.tsx';
import { lazyChunk } from '../shared/state/lazy-chunk.ts';

const LoginPage = lazyChunk(() => import('../public/LoginPage.tsx'));
const SecondFactorPage = lazyChunk(() => import('../public/second-factor/SecondFactorPage.tsx'));
const RegistrationPage = lazyChunk(() => import('../public/RegistrationPage.tsx'));
const AccountMailPage = lazyChunk(() => import('../public/account-mails/AccountMailPage.tsx'));
/** What account mails and the sign-in page open. */
const mailedPaths = ['/forgot', '/reset', '/welcome', '/invitation', '/verify', '/email-undo'] as const;
const FeaturesPage = lazyChunk(() => import('../public/features/FeaturesPage.tsx'));
const PricingPage = lazyChunk(() => import('../public/pricing/PricingPage.tsx'));
const TermsPage = lazyChunk(() => import('../public/legal/TermsPage.tsx'));
const PrivacyPage = lazyChunk(() => import('../public/legal/PrivacyPage.tsx'));
const SecurityPage = lazyChunk(() => import('../public/legal/SecurityPage.tsx'));

const publicPage = (page: ReactNode) => <PublicSurface>{page}</PublicSurface>;

/** Toasts, loading and error screens outside a surface use the shared messages only. */
const sharedOnly = { bg: {}, en: {} };

/**
 * The public pages, which the build renders too (render-page.tsx), and the routes of the other areas; an unknown path
 * redirects to the landing page.
 */
export const App = ({ areas }: { areas?: ReactNode }) => (
  <MessagesProvider messages={sharedOnly}>
    <ErrorBoundary fallback={(isOutdated) => <LoadError isOutdated={isOutdated} />}>
      <Toasts>
        <ScrollToTop />
        <ProofPrompt />
        <LateCalls />
        <Suspense
          fallback={
            <main>
              <Loading isPage />
            </main>
          }
        >
          <Routes>
            <Route path="/" element={publicPage(<LandingPage />)} />
            <Route path="/login" element={publicPage(<LoginPage />)} />
            <Route path="/second-factor" element={publicPage(<SecondFactorPage />)} />
            <Route path="/register" element={publicPage(<RegistrationPage />)} />
            <Route path="/merchants/register" element={publicPage(<RegistrationPage />)} />
            {mailedPaths.map((path) => (
              <Route key={path} path={path} element={publicPage(<AccountMailPage />)} />
            ))}
            <Route path="/features" element={publicPage(<FeaturesPage />)} />
            <Route path="/pricing" element={publicPage(<PricingPage />)} />
            <Route path="/terms" element={publicPage(<TermsPage />)} />
            <Route path="/privacy" element={publicPage(<PrivacyPage />)} />
            <Route path="/security" element={publicPage(<SecurityPage />)} />
            {areas}
            <Route path="*" element={<Navigate to="/" replace />} />
          </Routes>
        </Suspense>
      </Toasts>
    </ErrorBoundary>
  </MessagesProvider>
);
