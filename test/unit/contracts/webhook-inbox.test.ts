import { describeWebhookInbox } from '#test/contracts/webhook-inbox.ts';
import { InMemoryWebhookInbox } from '#test/fakes/in-memory-webhook-inbox.ts';

describeWebhookInbox('memory', async () => ({ inbox: new InMemoryWebhookInbox(), paymentId: 7 }));
