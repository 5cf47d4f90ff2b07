import { expect, test, vi } from 'vitest';
import { prepareComponentTests, renderScreen } from '#test/unit/web/support/render.tsx';
import { samplePortalApi } from '#web/demo/sample-portal-api.ts';
import { CreateLink } from '#web/merchant/links/CreateLink.tsx';
import { LinkMessages } from '#web/merchant/links/messages/link-messages.ts';
import { en as linkTexts } from '#web/merchant/links/messages/en.ts';
import { bg } from '#web/merchant/kit/messages/bg.ts';
import { en } from '#web/merchant/kit/messages/en.ts';
import { PortalProvider } from '#web/merchant/shell/PortalProvider.tsx';
import { ApiError } from '#web/shared/api-error.ts';
import { MessagesProvider } from '#web/shared/messages/MessagesProvider.tsx';
import type { PortalApi } from '#web/shared/portal/portal-api.ts';

prepareComponentTests();
const texts = en.merchant.links;
const messages = { bg, en };

/** The sample data's port with a `createLink` of the test. */
const show = (createLink: PortalApi['createLink']) => {
  const sample = samplePortalApi('en', new Date('2026-11-20T10:00:00Z'), 'https://plateno.example');
  return renderScreen(
    <MessagesProvider messages={messages}>
      <PortalProvider api={{ ...sample, createLink }} base="/merchant" isDemo={false}>
        <LinkMessages>
          <CreateLink />
        </LinkMessages>
      </PortalProvider>
    </MessagesProvider>,
  );
};

const created = async () => {
  const sample = samplePortalApi('en', new Date('2026-11-20T10:00:00Z'), 'https://plateno.example');
  return sample.link(1);
};

test('a payment link with an invalid customer email is not created, and the error is beside its field', async () => {
  const createLink = vi.fn(created);
  const { user, getByText, getByLabelText, findByText } = show(createLink);
  await user.type(getByLabelText(new RegExp(`^${linkTexts.link.payerEmail}`)), 'maria@-.b');
  await user.click(getByText(texts.submit));
  expect(await findByText('Enter a valid email address, for example name@company.com.')).toBeDefined();
  expect(createLink).not.toHaveBeenCalled();
});

test('a created payment link is shown with its URL, and the description is empty again', async () => {
  const createLink = vi.fn(created);
  const { user, getByText, getByLabelText, findAllByText } = show(createLink);
  const description = getByLabelText(new RegExp(`^${texts.description}`));
  await user.type(description, 'Торта');
  await user.click(getByText(texts.submit));
  const { paymentLinkUrl } = await created();
  expect((await findAllByText(paymentLinkUrl)).length).toBeGreaterThan(0);
  expect(createLink.mock.calls).toMatchObject([[{ amount: 100, currency: 'EUR', description: 'Торта' }]]);
  expect(description).toHaveProperty('value', '');
});

test('a created payment link has the focus, and the next one begins at the amount', async () => {
  const { user, getByText, getByLabelText, findByRole } = show(vi.fn(created));
  await user.click(getByText(texts.submit));
  const result = await findByRole('group', { name: texts.created });
  expect(document.activeElement).toBe(result);
  await user.click(getByText(texts.another));
  expect(document.activeElement).toBe(getByLabelText(texts.amount));
  expect(result.isConnected).toBe(false);
});

test('an error of the server is shown beside the field it names and above the form’s end', async () => {
  const createLink = vi.fn(() =>
    Promise.reject(
      new ApiError(422, {
        code: 'input.invalid',
        message: 'Please fix the highlighted fields.',
        fields: { amount: 'Too large.' },
      }),
    ),
  );
  const { user, getByText, getByLabelText, findByText } = show(createLink);
  await user.click(getByText(texts.submit));
  expect(await findByText('Too large.')).toBeDefined();
  expect(getByText('Please fix the highlighted fields.')).toBeDefined();
  expect(getByLabelText(texts.amount).getAttribute('aria-invalid')).toBe('true');
});
