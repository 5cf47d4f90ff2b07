import { expect, it } from 'vitest';
import { nodeNetworks } from '#modules/integrations/adapters/networks/node-networks.ts';

it.each([
  '203.0.113.7',
  '203.0.113.0/24',
  '203.0.113.9/24',
  '0.0.0.0/0',
  '2001:db8::1',
  '2001:db8::/32',
  '::/128',
])('%s is a network', (text) => expect(nodeNetworks.isNetwork(text)).toBe(true));

it.each([
  '',
  'example.com',
  '203.0.113',
  '203.0.113.256',
  '0203.0.113.1',
  '203.0.113.0/33',
  '203.0.113.0/',
  '203.0.113.0/024',
  '203.0.113.0/-1',
  '2001:db8::/129',
  'fe80::1%eth0',
  ' 203.0.113.7',
  '203.0.113.7/24/8',
])('%s is no network', (text) => expect(nodeNetworks.isNetwork(text)).toBe(false));

it.each([
  ['203.0.113.200', ['198.51.100.0/24', '203.0.113.0/24'], true],
  ['203.0.114.1', ['203.0.113.0/24'], false],
  ['203.0.113.7', ['203.0.113.7'], true],
  ['203.0.113.8', ['203.0.113.7'], false],
  ['::ffff:203.0.113.7', ['203.0.113.0/24'], true],
  ['::ffff:203.0.114.7', ['203.0.113.0/24'], false],
  ['2001:db8:1::5', ['2001:db8:1::/48'], true],
  ['2001:db8:2::5', ['2001:db8:1::/48'], false],
  ['203.0.113.7', ['::/0'], false],
  ['', ['0.0.0.0/0', '::/0'], false],
])('whether %s is in %j: %s', (ip, networks, isInside) => {
  expect(nodeNetworks.contain(networks, ip)).toBe(isInside);
});
