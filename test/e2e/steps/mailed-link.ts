import { readMail, partOf } from '#test/support/read-mail.ts';
import { until } from '#test/support/application/until.ts';
import type { Installation } from '../support/installation.ts';

export type MailedPath = 'reset' | 'welcome' | 'invitation' | 'verify' | 'email-undo' | 'merchant/links';

/** The newest link of a kind that was mailed to an address; waits for one after `former`. */
export const mailedLink = (
  { mailbox, url }: Pick<Installation, 'mailbox' | 'url'>,
  to: string,
  path: MailedPath,
  former?: string,
): Promise<string> =>
  until(`a mail with /${path} came to ${to}`, () =>
    mailbox.mails
      .filter((mail) => mail.to.includes(to))
      .flatMap(
        ({ raw }) =>
          partOf(readMail(raw), 'text/plain')
            .toString()
            .match(/http\S+#[\w-]+/g) ?? [],
      )
      .filter((link) => link.startsWith(`${url}/${path}`))
      .findLast((link, place, links) => former === undefined || links.indexOf(former) < place),
  );
