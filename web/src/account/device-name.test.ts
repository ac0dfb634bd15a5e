import { expect, it } from 'vitest';
import { deviceName, isHandheld } from './device-name.ts';

it.each([
  [
    'Mozilla/5.0 (Linux; Android 15; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/147.0.0.0 Mobile Safari/537.36',
    'Chrome · Android',
    true,
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 19_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.1 Mobile/15E148 Safari/604.1',
    'Safari · iPhone',
    true,
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/147.0.0.0 Safari/537.36 Edg/147.0.0.0',
    'Edge · Windows',
    false,
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox · Linux', false],
  ['curl/8.5.0', null, false],
  [null, null, false],
])('%s is %s', (userAgent, name, handheld) => {
  expect([deviceName(userAgent), isHandheld(userAgent)]).toEqual([name, handheld]);
});
