import { expect, test } from 'vitest';
import { pushAddressPattern } from './push-address.ts';

test.each([
  'https://fcm.googleapis.com/fcm/send/abc:123',
  'https://web.push.apple.com/QK',
  'https://updates.push.services.mozilla.com/wpush/v2/gAAAA',
  'https://db5p.notify.windows.com/w/?token=abc',
])('%s is one of a push service', address => {
  expect(address).toMatch(pushAddressPattern);
});

test.each([
  'http://fcm.googleapis.com/x',
  'https://fcm.googleapis.com:8443/x',
  'https://user@fcm.googleapis.com/x',
  'https://fcm.googleapis.com@169.254.169.254/x',
  'https://fcm.googleapis.com.evil.example/x',
  'https://evil.example/fcm.googleapis.com',
  'https://fcm.googleapis.com\\@evil.example/x',
  'https://fcm.googleapis.com./x',
  'https://push.apple.com/x',
  'https://evilpush.apple.com.example/x',
  'https://notify.windows.com.example/x',
  'https://127.0.0.1/x',
  'https://[::1]/x',
  'https://localhost/x',
  'file:///etc/passwd',
  'fcm.googleapis.com',
  '',
  'https://fcm.googleapis.com',
  'https://fcm.googleapis.com/x\nhttps://evil.example/',
])('%s is none', address => {
  expect(address).not.toMatch(pushAddressPattern);
});
