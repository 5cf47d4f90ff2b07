import 'virtual:tokens.css';
import '#web/shared/theme/fonts.css';
import '#web/shared/theme/base.css';
import '#web/pay/styles/base.css';
import '#web/pay/styles/card.css';
import '#web/pay/styles/form.css';
import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter, Route, Routes, useParams } from 'react-router-dom';
import type { PublicPaymentLink } from '#contract/links/links.ts';
import type { PayPageData } from '#contract/payments/pay-page.ts';
import { PayPage } from '#web/pay/PayPage.tsx';

/** The pay page as a usual React application: selected by a router, it fetches its data after mounting. */
const RoutedPayPage = () => {
  const { token } = useParams();
  const [data, setData] = useState<PayPageData | null>(null);
  useEffect(() => {
    const load = async (): Promise<void> => {
      const response = await fetch(`/api/payment-links/token/${token}`);
      const link = (await response.json()) as PublicPaymentLink;
      setData({ loaded: { kind: 'ready', link }, refused: null });
    };
    void load();
  }, [token]);
  return data && <PayPage data={data} ReturnScreen={() => null} />;
};

createRoot(document.getElementById('root')!).render(
  <BrowserRouter>
    <Routes>
      <Route path="/pay/:token" element={<RoutedPayPage />} />
    </Routes>
  </BrowserRouter>,
);
