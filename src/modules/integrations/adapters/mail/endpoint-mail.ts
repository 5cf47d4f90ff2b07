import type { Messages } from '#kernel/messages.ts';
import type { Config } from '#platform/config.ts';
import type { Database } from '#platform/database/database.ts';
import type { Letter } from '#platform/mail/letter.ts';
import type { Mailer } from '#platform/mail/mailer.ts';
import { ownLetterSender } from '#platform/mail/own-letters.ts';
import { formatMoment } from '#platform/templates/formats.ts';
import type { EndpointMailJob } from '../../application/disable-endpoint.ts';
import { ownersOfEndpoint, type EndpointOwner } from '../postgres/owners-of-endpoint.ts';

type Deps = Readonly<{
  database: Database;
  mailer: Mailer;
  messages: Messages;
  config: Pick<Config, 'mail' | 'publicUrl'>;
}>;

/** The mail about an endpoint, in the owner's language. */
export const endpointLetter = (
  { language, merchantName: merchant, url, failingSince }: EndpointOwner,
  { kind }: Pick<EndpointMailJob, 'kind'>,
  { messages, publicUrl }: Readonly<{ messages: Messages; publicUrl: string }>,
): Letter => {
  const say = (code: string): string => messages.say(language, `webhooks.mail.${code}`, { merchant });
  const key = kind.toLowerCase();
  const since = failingSince === null ? null : formatMoment(new Date(failingSince), language);
  return {
    language,
    subject: say(`${key}.subject`),
    preheader: say(`${key}.text`),
    sender: 'Plateno',
    logoId: null,
    greeting: say('greeting'),
    paragraphs: [say(`${key}.text`), say(`${key}.next`)],
    amount: null,
    button: { label: say('button'), url: `${publicUrl}/merchant/developers`, hint: say('open') },
    rows: [
      { label: say('address'), value: url },
      ...(since === null ? [] : [{ label: say('since'), value: since }]),
    ],
    notes: [],
    footer: say('automatic'),
  };
};

/** Mails the owners of an endpoint's merchant. @throws Error when a later attempt may succeed */
export const endpointMailer = (deps: Deps): ((job: EndpointMailJob) => Promise<void>) => {
  const { database, messages, config } = deps;
  return async (job) => {
    const owners = await ownersOfEndpoint(database, job.endpointId);
    if (owners.length === 0) return;
    const send = ownLetterSender(deps);
    for (const owner of owners) {
      const letter = endpointLetter(owner, job, { messages, publicUrl: config.publicUrl });
      const id = `webhook-${job.endpointId}-${job.kind.toLowerCase()}-${Date.parse(job.at)}-${owner.userId}`;
      await send({ letter, to: owner.email, id });
    }
  };
};
