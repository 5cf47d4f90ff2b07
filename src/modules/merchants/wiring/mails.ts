import { Clock } from '#kernel/clock.ts';
import { Sentences } from '#kernel/sentences.ts';
import { Config } from '#platform/config.ts';
import { DatabaseToken } from '#platform/database/database.ts';
import type { Provide } from '#platform/di.ts';
import { Mailer } from '#platform/mail/mailer.ts';
import { MailerMerchantMail } from '../adapters/mail/mailer-merchant-mail.ts';
import { MailerNoticeMail } from '../adapters/mail/mailer-notice-mail.ts';
import { SqlMerchantMailLog } from '../adapters/persistence/sql-merchant-mail-log.ts';
import { SendMerchantMail } from '../application/send-merchant-mail.ts';
import { MerchantMailLog } from '../ports/merchant-mail-log.ts';
import { MerchantMail } from '../ports/merchant-mail.ts';
import { MerchantViews } from '../ports/merchant-views.ts';
import { NoticeMail } from '../ports/notice-mail.ts';

export const provideMails = (provide: Provide): void => {
  const writing = { mailer: Mailer, sentences: Sentences, config: Config };
  provide.class(NoticeMail, MailerNoticeMail, writing);
  provide.class(MerchantMail, MailerMerchantMail, writing);
  provide.class(MerchantMailLog, SqlMerchantMailLog, { database: DatabaseToken });
  provide.class(SendMerchantMail, SendMerchantMail, {
    views: MerchantViews,
    log: MerchantMailLog,
    mail: MerchantMail,
    clock: Clock,
  });
};
