import type { Database } from '#platform/database/database.ts';
import type { EndpointOwner } from '../../application/mail-endpoint-owners.ts';

/** The ACTIVE owners of the endpoint's merchant; none for an endpoint that was deleted or a merchant that is closed. */
export const ownersOfEndpoint = (database: Database, endpointId: number): Promise<EndpointOwner[]> =>
  database.rows<EndpointOwner>(
    `select u.id as "userId", u.email, u.language, r.business_name as "merchantName", e.url,
       e.failing_since as "failingSince"
     from webhook_endpoints e
     join merchants r on r.id = e.merchant_id and r.closed_at is null
     join memberships m on m.merchant_id = e.merchant_id and m.role = 'OWNER'
     join users u on u.id = m.user_id and u.status = 'ACTIVE'
     where e.id = :endpointId order by u.id`,
    { endpointId },
  );
