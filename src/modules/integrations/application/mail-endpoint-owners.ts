import type { Language } from '#kernel/language.ts';
import { letterType, type Letters } from '#kernel/letters.ts';
import type { EndpointMailJob, EndpointMailKind } from './disable-endpoint.ts';

/** An owner who gets letters about an endpoint. */
export type EndpointOwner = Readonly<{
  userId: number;
  email: string;
  language: Language;
  merchantName: string;
  url: string;
  failingSince: string | null;
}>;

/** A letter about an endpoint to one owner. */
export type EndpointLetter = Omit<EndpointOwner, 'userId' | 'email'> &
  Readonly<{ kind: EndpointMailKind; to: string; id: string }>;
export const aboutEndpoint = letterType<EndpointLetter>('integrations.webhook-endpoint');

type Deps = Readonly<{
  letters: Letters;
  /** The ACTIVE owners of the endpoint's merchant; none for an endpoint that was deleted or a merchant that is closed. */
  ownersOf(endpointId: number): Promise<readonly EndpointOwner[]>;
}>;

/** Mails the owners of an endpoint's merchant. @throws Error when a later attempt may succeed */
export const mailEndpointOwners = async (
  { letters, ownersOf }: Deps,
  { endpointId, kind, at }: EndpointMailJob,
): Promise<void> => {
  for (const { userId, email: to, ...owner } of await ownersOf(endpointId)) {
    const id = `webhook-${endpointId}-${kind.toLowerCase()}-${Date.parse(at)}-${userId}`;
    await letters.send(aboutEndpoint, { ...owner, kind, to, id });
  }
};
