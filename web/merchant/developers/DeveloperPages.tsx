import { Navigate, Route, Routes } from 'react-router-dom';
import { usePortal } from '../kit/portal/portal.ts';
import { EventsPage } from './events/EventsPage.tsx';
import { IntroPage } from './IntroPage.tsx';
import { KeysPage } from './keys/KeysPage.tsx';
import { DeveloperMessages } from './messages/developer-messages.ts';
import { DeliveryPage } from './webhooks/DeliveryPage.tsx';
import { EndpointPage } from './webhooks/EndpointPage.tsx';
import { EndpointsPage } from './webhooks/EndpointsPage.tsx';

/** The pages below `/merchant/developers`: API keys, webhook endpoints with their deliveries, and the events. */
const DeveloperPages = () => {
  const { base } = usePortal();
  return (
    <DeveloperMessages>
      <Routes>
        <Route index element={<IntroPage />} />
        <Route path="keys" element={<KeysPage />} />
        <Route path="webhooks" element={<EndpointsPage />} />
        <Route path="webhooks/:id" element={<EndpointPage />} />
        <Route path="webhooks/:id/deliveries/:eventId" element={<DeliveryPage />} />
        <Route path="events" element={<EventsPage />} />
        <Route path="*" element={<Navigate to={`${base}/developers`} replace />} />
      </Routes>
    </DeveloperMessages>
  );
};
export default DeveloperPages;
