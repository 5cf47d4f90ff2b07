// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { prepareComponentTests, renderScreen } from '#test/unit/web/support/render.tsx';
import { stubPortal } from '#test/unit/web/support/samples.ts';
import { answers } from '#test/unit/web/support/stub-api.ts';
import { ItemPicker } from '#web/merchant/customers/pickers/ItemPicker.tsx';
import { PortalProvider } from '#web/merchant/shell/PortalProvider.tsx';

prepareComponentTests();
const server = stubPortal();

test.each([
  ['bg', 1_234.5, '1 234,50 €'],
  ['en', 1_234.5, '€1,234.50'],
  ['bg', 0.14321, '0,14321 €'],
] as const)(
  'an item is found with its price in the reader’s language: %s, %d',
  async (language, gross, price) => {
    const item = { id: 3, name: 'Кафе', code: 'K-1', gross, currency: 'EUR' };
    server.on('GET /items/me', answers.ok({ content: [item], totalElements: 1 }));
    const { user } = renderScreen(
      <PortalProvider base="/merchant" isDemo={false}>
        <ItemPicker currency="EUR" onPick={() => {}} />
      </PortalProvider>,
      { language },
    );
    await user.click(await screen.findByRole('combobox'));
    await user.paste('каф');
    const [option] = await screen.findAllByRole('option');
    expect(option!.textContent.replaceAll(/[\u00a0\u202f]/g, ' ')).toContain(price);
  },
);
