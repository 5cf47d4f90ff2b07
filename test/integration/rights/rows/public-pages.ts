import { merchants, plain, type Row } from '../row.ts';

/** Calls of public pages; the page of each merchant is off. */
export const rows: Readonly<Record<string, Row>> = {
  'GET /merchants/me/public-page': plain(merchants(200, 200), '/merchants/me/public-page'),
  'PUT /merchants/me/public-page': plain(merchants(200, 403), '/merchants/me/public-page', {
    isOn: false,
    text: 'Ръчно изработени вази.',
    town: 'Пловдив',
    showsPhone: true,
    showsEmail: false,
    takesAmounts: true,
    minAmount: 1,
    maxAmount: 500,
    isIndexed: false,
  }),
  'GET /merchants/me/public-page/poster': plain(merchants(404, 404), '/merchants/me/public-page/poster'),
};
