import type { Knex } from 'knex';

/**
 * Teams of merchants, invitations, questions of accountants, and the creator of a link on its records. Every user of a
 * merchant could do everything before and becomes an OWNER. New foreign keys are not validated: no earlier row has a value
 * that was not checked.
 */
export const up = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    create table memberships (
      merchant_id bigint not null references merchants,
      user_id bigint not null references users on delete cascade,
      role text not null check (role in ('OWNER', 'MANAGER', 'CASHIER', 'VIEWER', 'BOOKKEEPER')),
      refund_limit_minor bigint check (refund_limit_minor >= 0),
      created_at timestamptz not null,
      invited_by bigint references users on delete set null,
      primary key (merchant_id, user_id),
      check ((role = 'MANAGER') = (refund_limit_minor is not null))
    );
    create index memberships_user on memberships (user_id);
    insert into memberships (merchant_id, user_id, role, created_at)
      select merchant_id, id, 'OWNER', created_at from users where merchant_id is not null and status <> 'INACTIVE';

    alter table sessions add column merchant_id bigint;
    alter table sessions add constraint sessions_merchant_id_fkey
      foreign key (merchant_id) references merchants on delete set null not valid;
    update sessions s set merchant_id = u.merchant_id from users u where u.id = s.user_id and s.ended_at is null;

    alter table merchant_assignments add column granted_by bigint;
    alter table merchant_assignments add constraint merchant_assignments_granted_by_fkey
      foreign key (granted_by) references users on delete set null not valid;

    create table invitations (
      id bigint generated always as identity primary key,
      merchant_id bigint not null references merchants on delete cascade,
      email text not null,
      kind text not null check (kind in ('TEAM', 'ACCOUNTANT')),
      role text check (role in ('OWNER', 'MANAGER', 'CASHIER', 'VIEWER', 'BOOKKEEPER')),
      refund_limit_minor bigint check (refund_limit_minor >= 0),
      token_hash bytea unique,
      state text not null check (state in ('SENT', 'ACCEPTED', 'REFUSED', 'WITHDRAWN', 'EXPIRED')),
      invited_by text not null,
      language text not null check (language in ('bg', 'en')),
      created_at timestamptz not null,
      expires_at timestamptz not null,
      settled_at timestamptz,
      accepted_by bigint,
      check ((kind = 'TEAM') = (role is not null)),
      check ((role is not distinct from 'MANAGER') = (refund_limit_minor is not null)),
      check ((state = 'SENT') = (settled_at is null))
    );
    create unique index invitations_open on invitations (merchant_id, lower(email), kind) where state = 'SENT';
    create index invitations_merchant on invitations (merchant_id, id);
    create index invitations_due on invitations (expires_at) where state = 'SENT';

    create table merchant_questions (
      id bigint generated always as identity primary key,
      merchant_id bigint not null references merchants on delete cascade,
      asked_by bigint references users on delete set null,
      question text not null check (length(question) between 1 and 2000),
      asked_at timestamptz not null,
      answer text check (length(answer) between 1 and 2000),
      answered_by bigint references users on delete set null,
      answered_at timestamptz,
      check ((answer is null) = (answered_at is null))
    );
    create index merchant_questions_merchant on merchant_questions (merchant_id, id);
    create index merchant_questions_asked_by on merchant_questions (asked_by, id);

    alter table payment_links add column created_by bigint;
    alter table payments add column link_created_by bigint;
    alter table invoices add column link_created_by bigint;
  `);
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    alter table invoices drop column link_created_by;
    alter table payments drop column link_created_by;
    alter table payment_links drop column created_by;
    drop table merchant_questions, invitations;
    alter table merchant_assignments drop column granted_by;
    alter table sessions drop column merchant_id;
    drop table memberships;
  `);
};
