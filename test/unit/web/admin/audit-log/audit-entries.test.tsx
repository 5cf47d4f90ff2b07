// @vitest-environment jsdom
import { waitFor } from '@testing-library/react';
import { ResourceDefinitionContextProvider, type ResourceDefinition } from 'react-admin';
import { expect, test } from 'vitest';
import { auditActions, type AuditAction } from '#contract/module-vocabulary.ts';
import customers from '#web/admin/customers/index.ts';
import endpoints from '#web/admin/webhook-endpoints/index.ts';
import invoices from '#web/admin/invoices/index.ts';
import merchants from '#web/admin/merchants/index.ts';
import paymentLinks from '#web/admin/payment-links/index.ts';
import payments from '#web/admin/payments/index.ts';
import users from '#web/admin/users/index.ts';
import { AuditDetails } from '#web/admin/audit-log/AuditTable.tsx';
import { AuditSubject } from '#web/admin/audit-log/AuditSubject.tsx';
import { useAuditMessages } from '#web/admin/audit-log/use-audit-messages.ts';
import type { Language } from '#web/shared/messages/language.ts';
import { prepareComponentTests } from '#test/unit/web/support/render.tsx';
import { auditExamples } from './audit-examples.ts';
import { answerCalls, renderAdmin } from '../render-admin.tsx';

prepareComponentTests();

const Entry = ({ action }: { action: AuditAction }) => {
  const { subject, data = {} } = auditExamples[action];
  const entry = {
    action,
    subjectType: subject[0],
    subjectId: subject[1],
    data: data as Record<string, unknown>,
  };
  const { actOf } = useAuditMessages();
  return (
    <dl>
      <dt>{actOf(action)}</dt>
      <dd>
        <AuditSubject entry={entry} />
      </dd>
      <dd>
        <AuditDetails entry={entry} />
      </dd>
    </dl>
  );
};

const definitions = Object.fromEntries(
  [merchants, users, payments, invoices, paymentLinks, customers, endpoints].map(
    ({ name, recordRepresentation }) => [name, { name, recordRepresentation } as ResourceDefinition],
  ),
);

const names: Readonly<Record<string, object>> = {
  merchants: { id: 2, businessName: 'Иглата' },
  users: { id: 4, username: 'мария' },
};
const records: Readonly<Record<string, object>> = {
  payments: { number: 126 },
  invoices: { invoiceNumber: '0000000052' },
  'payment-links': { description: 'Чаша', uniqueToken: 't' },
  customers: { name: 'Петър' },
  'webhook-endpoints': { url: 'https://igla.example' },
};

/** Lines of an entry, after the names of its records have loaded. */
const read = async (action: AuditAction, language: Language): Promise<string> => {
  answerCalls(({ path }) => {
    const [, resource = '', id] = path.split('/');
    if (id === undefined && names[resource]) return { body: [{ ...names[resource] }], total: 1 };
    return records[resource] && { body: { id: Number(id), ...records[resource] } };
  });
  const view = renderAdmin(
    <ResourceDefinitionContextProvider definitions={definitions}>
      <Entry action={action} />
    </ResourceDefinitionContextProvider>,
    { language },
  );
  const lines = () =>
    [...view.container.querySelectorAll('dt, [role=listitem], dd:not(:has([role=listitem]))')]
      .map((line) => line.textContent.replaceAll('\u00A0', ' '))
      .join('\n');
  // A line of a record ends with its name once it has loaded.
  await waitFor(() => expect(lines()).not.toMatch(/[ ,:]$/m));
  return lines();
};

/** Names that are the same in every language, addresses and numbers of others. */
const namesOfOthers =
  /API|IBAN|VAT|EIK|BIC|CSV|Excel|Stripe|Plateno|IP|PDF|USD|slug|https:\/\/\S+|\S+@\S+|#[0-9a-f]{6}|(acct|evt)_\w+|P[2-9A-Z]{9}[0-9A-Z]|[0-9a-f]{64}|0a1b2c3d/g;

test.each(auditActions)('an entry of %s reads in Bulgarian without a code', async (action) => {
  const line = await read(action, 'bg');
  expect(line.replace(namesOfOthers, '')).not.toMatch(/[A-Za-z_]{2,}/);
});

test.each(auditActions)('an entry of %s reads in English without a code', async (action) => {
  const line = await read(action, 'en');
  // Codes are in capitals, in camel case, or several words without spaces.
  expect(line.replace(namesOfOthers, '')).not.toMatch(
    /\b[A-Z]{3,}(?!\w*\d)|[A-Z]_|[a-z][A-Z]|[a-z]_[a-z]|[a-z]\.[a-z]|[a-z]:[a-z]/,
  );
});

test('amounts, records and changes of entries are in words', async () => {
  expect(await read('payment.refund-requested', 'bg')).toContain('Сума: 10,00 €');
  expect(await read('merchant.other-turnover-added', 'en')).toContain('Amount: €1,234.50');
  expect(await read('team.member-role-changed', 'bg')).toContain('Потребител: мария');
  expect(await read('merchant.account-status-changed', 'bg')).toContain('от „Започната“ на „Проверява се“');
  expect(await read('merchant.limits-set', 'bg')).toContain('Лимит за плащане: без лимит');
  expect(await read('payment.evidence-changed', 'bg')).toContain('Плащане 126');
  expect(await read('list.exported', 'bg')).toContain('Търговец: Иглата');
  expect(await read('merchant.corrected', 'en')).toContain('EIK: added “175074752”');
});
