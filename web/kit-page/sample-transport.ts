import type { Transport } from '../shared/api-request.ts';
import { ApiError } from '../shared/api-error.ts';

const item = {
  id: 1,
  name: 'Букет рози',
  nameEn: null,
  code: 'R-1',
  unit: 'бр.',
  price: 24.9,
  currency: 'EUR',
  createdAt: '2026-11-30T09:00:00.000Z',
};
const rows = [item, { ...item, id: 2, name: 'Венец с много дълго име за надписа на лентата', price: 140 }];

/** Answers lists of the page by what is searched for: `failed`, `empty`, else rows. */
export const sampleTransport: Transport = async ({ path }) => {
  const search = new URL(path, 'https://plateno.example').searchParams.get('search');
  if (search === 'failed')
    throw new ApiError(503, { code: 'input.unavailable', message: 'Сървърът е зает. Опитайте след малко.' });
  return Response.json(search === 'empty' ? [] : rows);
};
