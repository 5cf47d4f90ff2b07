import type { ProviderEvent } from '#contract/payments/provider-events.ts';
import { formatDateTime } from '../../shared/format/format-date.ts';
import { Facts } from '../kit/fields/Facts.tsx';
import { Panel } from '../kit/layout/Panel.tsx';
import { useMessages } from '../../shared/messages/use-messages.ts';
import { Reference } from '../kit/fields/Reference.tsx';
import { RecordPage } from '../kit/fields/RecordPage.tsx';
import { RecordTitle } from '../kit/fields/RecordTitle.tsx';
import type { en } from '../kit/messages/en.ts';
import { EventStatusChip } from './EventStatusChip.tsx';
import { RetryEvent } from './RetryEvent.tsx';
import { useReason } from './use-reason.ts';

export const EventShow = () => <RecordPage<ProviderEvent>>{(event) => <About event={event} />}</RecordPage>;

const About = ({ event }: { event: ProviderEvent }) => {
  const t = useMessages<typeof en>();
  const reasonOf = useReason();
  const name = (field: keyof (typeof en.resources)['provider-events']['fields']) =>
    t(`resources.provider-events.fields.${field}`);
  return (
    <>
      <RecordTitle
        resource="provider-events"
        title={event.type}
        subtitle={t('admin.events.event', { id: event.id })}
      >
        <EventStatusChip state={event.state} />
        <RetryEvent event={event} />
      </RecordTitle>
      <Panel>
        <Facts
          facts={[
            [name('type'), event.type],
            [name('eventId'), event.eventId],
            [name('reason'), reasonOf(event.reason)],
            [name('paymentId'), <Reference key="payment" to="payments" by="paymentId" />],
            [name('attempts'), event.attempts],
            [name('receivedAt'), formatDateTime(event.receivedAt)],
            [name('nextAttemptAt'), formatDateTime(event.nextAttemptAt)],
          ]}
        />
      </Panel>
    </>
  );
};
