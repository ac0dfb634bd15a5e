import Fastify from 'fastify';
import { describe, expect, test } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

describe('a wrong setting', () => {
  test.each([
    ['PORT', 'abc'],
    ['PORT', '70000'],
    ['PORT', '80.5'],
    ['PORT', '-1'],
    ['PUBLIC_URL', 'orders.example.com'],
    ['PUBLIC_URL', 'ftp://orders.example.com'],
    ['PUBLIC_URL', 'javascript:alert(1)'],
    ['PUBLIC_URL', 'https://example.com/orders'],
    ['PUBLIC_URL', 'https://example.com/?from=mail'],
    ['PUBLIC_URL', 'https://user@example.com'],
    ['DATABASE_URL', 'foo'],
    ['DATABASE_URL', 'mysql://host/toptan'],
    // The embedded database has no such address.
    ['DATABASE_DIRECT_URL', 'postgres://host/toptan'],
    ['SMTP_URL', 'mail.example.com'],
    ['SMTP_URL', 'smtp://'],
    ['SMTP_URL', 'http://mail.example.com'],
    ['MAIL_FROM', 'Toptan'],
    ['ADMIN_PASSWORD', 'short'],
    ['TRUST_PROXY', 'maybe'],
    ['TRUST_PROXY', '-1'],
    ['TRUST_PROXY', '10.0.0.0/33'],
    ['TRUST_PROXY', '10.0.0.1, proxy.example.com'],
    ['LOG_LEVEL', 'loud'],
    ['DEMO_ANYWHERE', 'yes'],
  ])('%s=%s is named in one line', (name, value) => {
    const read = () => readConfig({ [name]: value });
    expect(read).toThrow(ConfigError);
    expect(read).toThrow(new RegExp(`^Setting ${name} is wrong: it must be [^\\n]+\\.$`));
  });

  test('is not repeated: it may hold a password', () => {
    for (const name of ['DATABASE_URL', 'SMTP_URL'])
      expect(() => readConfig({ [name]: 'mysql://toptan:open-sesame@host/toptan' })).not.toThrow(/sesame/);
    expect(() => readConfig({ ADMIN_PASSWORD: 'sesame' })).not.toThrow(/sesame/);
  });

  test('is named with the others that are wrong', () => {
    expect(() => readConfig({ PORT: 'x', LOG_LEVEL: 'y' })).toThrow(/PORT.*LOG_LEVEL/);
  });
});

test('an empty setting counts as unset', () => {
  expect(readConfig({ PORT: '', HOST: ' ', DATABASE_URL: '', PUBLIC_URL: '' })).toEqual(readConfig({}));
});

test('the public address loses the slash at its end', () => {
  expect(readConfig({ PUBLIC_URL: 'https://Orders.example.com/' }).PUBLIC_URL).toBe(
    'https://orders.example.com',
  );
});

describe('TRUST_PROXY', () => {
  /** Reads the address by which a caller is known; `10.0.0.1` connects and sends the header `forwarded`. */
  async function callerAt(setting: string, forwarded: string): Promise<string> {
    const app = Fastify({ trustProxy: readConfig({ TRUST_PROXY: setting }).TRUST_PROXY });
    app.get('/', async request => request.ip);
    const answer = await app.inject({
      url: '/',
      remoteAddress: '10.0.0.1',
      headers: { 'x-forwarded-for': forwarded },
    });
    return answer.body;
  }

  test.each([
    ['', '198.51.100.1', '10.0.0.1'],
    ['false', '198.51.100.1', '10.0.0.1'],
    ['0', '198.51.100.1', '10.0.0.1'],
    ['1', '198.51.100.1', '198.51.100.1'],
    ['1', 'forged, 198.51.100.1', '198.51.100.1'],
    ['2', 'forged, 198.51.100.1, 10.0.0.2', '198.51.100.1'],
    ['10.0.0.1', 'forged, 198.51.100.1', '198.51.100.1'],
    ['10.0.0.0/8, ::1', 'forged, 198.51.100.1, 10.0.0.2', '198.51.100.1'],
    ['192.0.2.1', '198.51.100.1', '10.0.0.1'],
  ])('%s takes the caller behind %j for %s', async (setting, forwarded, caller) => {
    expect(await callerAt(setting, forwarded)).toBe(caller);
  });
});
