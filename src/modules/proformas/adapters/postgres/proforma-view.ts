import { isRefused } from '#platform/mail/refused-emails.ts';
import { finalInvoice, rowColumns, type ProformaRow } from './proforma-row.ts';

/** A proforma for lists and records. */
export type ProformaView = ProformaRow &
  Readonly<{
    merchantName: string;
    /** Instants are ISO 8601. */
    sentAt: string | null;
    acceptedAt: string | null;
    acceptedBy: string | null;
    createdAt: string;
    hasQuestion: boolean;
    isEmailRefused: boolean;
    /** Token of the link by which what is open can be paid: its own, or that of its invoice. */
    payToken: string | null;
  }>;

const payToken = `(select l.token from payment_links l
  where l.status = 'ACTIVE' and l.expires_at > now() and p.state in ('SENT', 'ACCEPTED')
    and (l.id = p.payment_link_id or l.invoice_id = ${finalInvoice}) order by l.id desc limit 1)`;

/** Columns of a ProformaView, from `viewSource`. */
export const viewColumns = `${rowColumns}, m.business_name as "merchantName", p.sent_at as "sentAt",
  p.accepted_at as "acceptedAt", p.accepted_by as "acceptedBy", p.created_at as "createdAt",
  exists (select from proforma_questions q where q.proforma_id = p.id) as "hasQuestion",
  (p.sent_at is not null and ${isRefused('p.customer_email')}) as "isEmailRefused", ${payToken} as "payToken"`;
export const viewSource = 'proformas p join merchants m on m.id = p.merchant_id';
