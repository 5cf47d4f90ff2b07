import type { WebhookDeliveryDetails } from '#contract/integrations/webhook-endpoints.ts';

/** A text as one word of a POSIX shell: in single quotes, where only the quote itself has a meaning. */
const shellWord = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;

type Request = Pick<WebhookDeliveryDetails, 'url' | 'headers' | 'body'>;

/**
 * The command that sends a delivery's body to its address, for a POSIX shell. It has the headers that are given; the
 * signature is not among them, since the secret is not known here. Null without a body.
 */
export const curlOf = ({ url, headers, body }: Request): string | null => {
  if (body === null) return null;
  const options = [
    `curl --request POST ${shellWord(url)}`,
    ...Object.entries(headers).map(([name, value]) => `--header ${shellWord(`${name}: ${value}`)}`),
    `--data-raw ${shellWord(body)}`,
  ];
  return options.join(' \\\n  ');
};

/** JSON with line breaks; a text that is no JSON as it is. */
export const prettyJson = (text: string): string => {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
};
