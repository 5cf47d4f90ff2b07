import { beforeEach, expect, test } from 'vitest';
import { getLink } from '#contract/links/links.ts';
import { prepareComponentTests, renderScreen } from '#test/unit/web/support/render.tsx';
import { sampleOf, stubPortal } from '#test/unit/web/support/samples.ts';
import { answers } from '#test/unit/web/support/stub-api.ts';
import { en as customerTexts } from '#web/merchant/customers/messages/en.ts';
import { CreateLink } from '#web/merchant/links/CreateLink.tsx';
import { LinkMessages } from '#web/merchant/links/messages/link-messages.ts';
import { en as linkTexts } from '#web/merchant/links/messages/en.ts';
import { bg } from '#web/merchant/kit/messages/bg.ts';
import { en } from '#web/merchant/kit/messages/en.ts';
import { PortalProvider } from '#web/merchant/shell/PortalProvider.tsx';
import { MessagesProvider } from '#web/shared/messages/MessagesProvider.tsx';

prepareComponentTests();
const server = stubPortal();
const creating = 'POST /payment-links/me';
const link = await sampleOf(getLink, { params: { id: 1 } });
beforeEach(() => server.on(creating, answers.ok(link)));
const texts = en.merchant.links;
const messages = { bg, en };

const show = () =>
  renderScreen(
    <MessagesProvider messages={messages}>
      <PortalProvider base="/merchant" isDemo={false}>
        <LinkMessages>
          <CreateLink />
        </LinkMessages>
      </PortalProvider>
    </MessagesProvider>,
  );

test('a payment link with an invalid customer email is not created, and the error is beside its field', async () => {
  const { user, getByText, getByLabelText, findByText } = show();
  await user.click(await findByText(customerTexts.customer.add));
  await user.type(getByLabelText(new RegExp(`^${linkTexts.link.payerEmail}`)), 'maria@-.b');
  await user.click(getByText(texts.submit));
  expect(await findByText('Enter a valid email address, for example name@company.com.')).toBeDefined();
  expect(server.asked(creating)).toEqual([]);
});

test('a created payment link is shown with its URL, and the description is empty again', async () => {
  const { user, getByText, getByLabelText, findAllByText } = show();
  const description = getByLabelText(new RegExp(`^${texts.description}`));
  await user.type(description, 'Торта');
  await user.click(getByText(texts.submit));
  const { paymentLinkUrl } = link;
  expect((await findAllByText(paymentLinkUrl)).length).toBeGreaterThan(0);
  expect(server.asked(creating)).toMatchObject([
    { body: { amount: 100, currency: 'EUR', description: 'Торта' } },
  ]);
  expect(description).toHaveProperty('value', '');
});

test('a created payment link has the focus, and the next one begins at the amount', async () => {
  const { user, getByText, getByLabelText, findByRole } = show();
  await user.click(getByText(texts.submit));
  const result = await findByRole('group', { name: texts.created });
  expect(document.activeElement).toBe(result);
  await user.click(getByText(texts.another));
  expect(document.activeElement).toBe(getByLabelText(texts.amount));
  expect(result.isConnected).toBe(false);
});

test('an error of the server is shown beside the field it names and above the form’s end', async () => {
  const refused = { amount: 'Too large.' };
  server.on(creating, answers.refusal(422, 'input.invalid', 'Please fix the highlighted fields.', refused));
  const { user, getByText, getByLabelText, findByText } = show();
  await user.click(getByText(texts.submit));
  expect(await findByText('Too large.')).toBeDefined();
  expect(getByText('Please fix the highlighted fields.')).toBeDefined();
  expect(getByLabelText(texts.amount).getAttribute('aria-invalid')).toBe('true');
});
