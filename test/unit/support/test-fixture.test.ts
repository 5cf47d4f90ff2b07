import { connect } from 'node:net';
import { expect, test } from 'vitest';

test('tests run in the time zone that their project names', () => {
  const zone = process.env['TZ'];
  expect(['UTC', 'America/New_York']).toContain(zone);
  expect(Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(zone);
  expect(new Date('2026-07-01T12:00:00Z').getHours()).toBe({ UTC: 12, 'America/New_York': 8 }[zone!]);
});

test('no test connects beyond this machine', async () => {
  expect(() => connect(443, 'plateno.example')).toThrow('Tests may not connect to plateno.example');
  expect(() => connect({ port: 443, host: '203.0.113.7' })).toThrow('Tests may not connect');
  await expect(fetch('https://plateno.example/')).rejects.toMatchObject({
    cause: { message: 'Tests may not connect to plateno.example.' },
  });
});
