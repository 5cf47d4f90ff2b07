import { describe, expect, test } from 'vitest';
import { isPublicAddress } from '#platform/outbound/public-addresses.ts';
import { urlProblemOf } from '#modules/integrations/domain/endpoint-url.ts';

const production = { isProduction: true, isPublic: isPublicAddress };
const development = { isProduction: false, isPublic: isPublicAddress };

describe('the address of a webhook endpoint', () => {
  test.each([
    ['https://shop.example/plateno', null],
    ['https://shop.example:443/', null],
    ['https://shop.example:8443/?a=1', null],
    ['https://поръчки.бг/известия', null],
    ['shop.example/plateno', 'format'],
    ['ftp://shop.example/', 'format'],
    ['http://shop.example/', 'https'],
    ['https://shop.example:80/', 'port'],
    ['https://shop.example:1023/', 'port'],
    ['https://user@shop.example/', 'user'],
    ['https://:secret@shop.example/', 'user'],
    ['https://shop.example/#part', 'fragment'],
    ['https://shop.example/#', 'fragment'],
    ['https://8.8.8.8/', 'literal'],
    ['https://[2606:4700::1111]/', 'literal'],
    ['https://10.0.0.1/', 'private'],
    ['https://127.0.0.1/', 'private'],
    ['https://2130706433/', 'private'],
    ['https://0x7f.1/', 'private'],
    ['https://[::1]/', 'private'],
    ['https://[::ffff:10.0.0.1]/', 'private'],
    ['https://localhost/', 'name'],
    ['https://localhost./', 'name'],
    ['https://shop.localhost/', 'name'],
    ['https://printer.local/', 'name'],
    ['https://db.internal/', 'name'],
    ['https://intranet/', 'name'],
  ])('in production %s is answered with %s', (url, problem) => {
    expect(urlProblemOf(url, production)).toBe(problem);
  });

  test.each([
    ['http://127.0.0.1:9999/h', null],
    ['http://localhost:3000/hook', null],
    ['http://[::1]:3000/hook', null],
    ['https://8.8.8.8/', null],
    ['http://10.0.0.1/', 'private'],
    ['https://192.168.1.1/', 'private'],
    ['https://169.254.169.254/', 'private'],
    ['http://shop.example/', 'https'],
    ['http://127.0.0.1:80/', null],
    ['http://127.0.0.1:81/', 'port'],
  ])('in development %s is answered with %s', (url, problem) => {
    expect(urlProblemOf(url, development)).toBe(problem);
  });
});
