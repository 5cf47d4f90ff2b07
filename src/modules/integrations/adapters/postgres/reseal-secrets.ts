import type { Database } from '#platform/database/database.ts';
import type { WebhookSecrets } from '../../ports/webhook-secrets.ts';

type Deps = Readonly<{ database: Database; secrets: Pick<WebhookSecrets, 'reseal'> }>;
type Row = Readonly<{ id: number; endpointId: number; sealed: string }>;

/** Seals the secrets of endpoints with the current key, so that the former one can be taken away. */
export const resealWebhookSecrets = async ({ database, secrets }: Deps): Promise<void> => {
  const rows = await database.rows<Row>(
    `select id, endpoint_id as "endpointId", encode(sealed, 'base64') as sealed from webhook_secrets order by id`,
  );
  for (const { id, endpointId, sealed } of rows) {
    const again = secrets.reseal(endpointId, Buffer.from(sealed, 'base64'));
    if (again === null) continue;
    await database.rows('update webhook_secrets set sealed = :again where id = :id', {
      id,
      again: Buffer.from(again),
    });
  }
};
