import { createPublicKey, verify } from 'node:crypto';
import { expect, test } from 'vitest';
import { authorization, encrypt, newKeyPair } from './encryption.ts';

const bytes = (text: string) => Buffer.from(text, 'base64url');

test('a text is encrypted as in the example of RFC 8291', () => {
  const device = {
    p256dh: bytes('BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4'),
    auth: bytes('BTBZMqHH6r4Tts7J_aSIgg'),
  };
  const pair = {
    publicKey: bytes(
      'BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8',
    ),
    privateKey: bytes('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw'),
  };
  const once = { salt: bytes('DGv6ra1nlYgDCS1FRnbzlw'), pair };
  expect(encrypt('When I grow up, I want to be a watermelon', device, once).toString('base64url')).toBe(
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
  );
});

test('a message is signed for the service that gets it, with the key that the browser knows', () => {
  const pair = newKeyPair();
  const header = authorization('https://web.push.apple.com/QK', 'https://toptan.example', pair);
  const [, head = '', body = '', signature = '', key = ''] =
    /^vapid t=([\w-]+)\.([\w-]+)\.([\w-]+), k=([\w-]+)$/.exec(header) ?? [];
  expect(bytes(key)).toEqual(pair.publicKey);
  expect(JSON.parse(bytes(body).toString())).toMatchObject({
    aud: 'https://web.push.apple.com',
    sub: 'https://toptan.example',
  });
  const [x, y] = [pair.publicKey.subarray(1, 33), pair.publicKey.subarray(33)];
  const known = createPublicKey({
    format: 'jwk',
    key: { kty: 'EC', crv: 'P-256', x: x.toString('base64url'), y: y.toString('base64url') },
  });
  const signed = Buffer.from(`${head}.${body}`);
  expect(verify('sha256', signed, { key: known, dsaEncoding: 'ieee-p1363' }, bytes(signature))).toBe(true);
});
