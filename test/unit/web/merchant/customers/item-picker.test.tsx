// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { prepareComponentTests, renderScreen } from '#test/unit/web/support/render.tsx';
import { answers, stubApi } from '#test/unit/web/support/stub-api.ts';
import { samplePortalApi } from '#web/demo/sample-portal-api.ts';
import { ItemPicker } from '#web/merchant/customers/pickers/ItemPicker.tsx';
import { PortalProvider } from '#web/merchant/shell/PortalProvider.tsx';

prepareComponentTests();
const server = stubApi();

test.each([
  ['bg', 1_234.5, '1 234,50 €'],
  ['en', 1_234.5, '€1,234.50'],
  ['bg', 0.14321, '0,14321 €'],
] as const)(
  'an item is found with its price in the reader’s language: %s, %d',
  async (language, gross, price) => {
    const item = { id: 3, name: 'Кафе', code: 'K-1', gross, currency: 'EUR' };
    server.on('GET /items/me', answers.ok({ content: [item], totalElements: 1 }));
    const api = samplePortalApi('en', new Date('2026-11-20T10:00:00Z'), 'https://plateno.example');
    const { user } = renderScreen(
      <PortalProvider api={api} base="/merchant" isDemo={false}>
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
