import { isIP } from 'node:net';
import { usernameSchema } from '@toptan/contract/text';
import { z } from 'zod';
import { OperatorError } from './operator-error.ts';

const flag = z
  .enum(['true', 'false', '1', '0'])
  .transform(value => value === 'true' || value === '1')
  .optional();

/** Ranges that Fastify knows by name. */
const namedRanges = ['loopback', 'linklocal', 'uniquelocal'];

const longestPrefix: Record<number, number> = { 4: 32, 6: 128 };

/** Whether a text is `10.0.0.1`, `10.0.0.0/8`, `fd00::/8` or the name of a range. */
function isRange(text: string): boolean {
  const [address = '', prefix = '0', ...rest] = text.split('/');
  const most = longestPrefix[isIP(address)];
  const isAddress = most !== undefined && /^\d{1,3}$/.test(prefix) && Number(prefix) <= most;
  return rest.length === 0 && (isAddress || namedRanges.includes(text));
}

/** `TRUST_PROXY`: `true`, the number of trusted proxies in front, or their addresses. */
const trustProxy = z
  .string()
  .transform((value, context) => {
    if (value === 'true' || value === 'false') return value === 'true';
    // Hop 0 is the peer of the connection; behind one proxy that is the proxy, and hop 1 is the caller.
    if (/^\d+$/.test(value)) return (_address: string, hop: number) => hop < Number(value);
    if (!value.split(',').every(range => isRange(range.trim())))
      context.addIssue({ code: 'custom', input: value });
    return value;
  })
  .default(false);

/** Whether an address is that of a host's root, where the portal lives. */
function isOrigin(address: string): boolean {
  const { pathname, search, hash, username } = new URL(address);
  return pathname === '/' && search === '' && hash === '' && username === '';
}

const settings = z
  .object({
    PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
    HOST: z.string().default('127.0.0.1'),
    /** The address under which the portal is reached from outside, for links in mails. */
    PUBLIC_URL: z
      .url({ protocol: /^https?$/, abort: true })
      .refine(isOrigin)
      .transform(address => new URL(address).origin)
      .optional(),
    /** The folder of the embedded database. */
    DATA_DIR: z.string().default('data'),
    /** A PostgreSQL to use instead of the embedded one. */
    DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
    /** The address of the same database past a pgbouncer in transaction mode: for work that needs a connection of its own. */
    DATABASE_DIRECT_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
    SMTP_URL: z.url({ protocol: /^smtps?$/, hostname: /./ }).optional(),
    MAIL_FROM: z.string().includes('@').default('Toptan <noreply@localhost>'),
    ADMIN_USERNAME: usernameSchema.default('admin'),
    ADMIN_PASSWORD: z.string().min(10).max(200).optional(),
    TRUST_PROXY: trustProxy,
    /** True: administrators reach nothing but their account until they have set up an authenticator app. */
    STAFF_SECOND_FACTOR: flag,
    /** Seconds from SIGTERM in which calls are answered as before but `/readyz` answers 503, for a load balancer. */
    STOP_DELAY: z.coerce.number().int().min(0).max(60).default(0),
    LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('warn'),
    /** True: the demo listens beyond loopback, where its published passwords can be reached. */
    DEMO_ANYWHERE: flag,
  })
  .refine(({ DATABASE_URL, DATABASE_DIRECT_URL }) => DATABASE_URL || !DATABASE_DIRECT_URL, {
    path: ['DATABASE_DIRECT_URL'],
  });

type Settings = z.infer<typeof settings>;

/** `examples`: messages that the demo offers to be read as an order. */
export type Config = Settings & { examples?: string[] };

/** The error messages for wrong settings. They do not repeat the value, which may be a secret. */
const expectations: Record<keyof Settings, string> = {
  PORT: 'a number from 0 to 65535',
  HOST: 'the name or address of an interface, like 127.0.0.1',
  PUBLIC_URL: 'the address from outside without a path, like https://orders.example.com',
  DATA_DIR: 'a folder',
  DATABASE_URL: 'an address like postgres://user:password@host:5432/toptan',
  DATABASE_DIRECT_URL:
    'an address like postgres://user:password@host:5432/toptan, of the same database as DATABASE_URL',
  SMTP_URL: 'an address like smtp://user:password@host:587',
  MAIL_FROM: 'a sender like Toptan <orders@example.com>',
  ADMIN_USERNAME: 'a name of 1 to 100 characters',
  ADMIN_PASSWORD: 'a password of 10 to 200 characters',
  TRUST_PROXY: 'true, false, the number of proxies in front, or their addresses like 10.0.0.1, 10.1.0.0/16',
  STAFF_SECOND_FACTOR: 'true or false',
  STOP_DELAY: 'a number of seconds from 0 to 60',
  LOG_LEVEL: 'fatal, error, warn, info, debug, trace or silent',
  DEMO_ANYWHERE: 'true or false',
};

/** The error of a wrong setting. */
export class ConfigError extends OperatorError {}

/** Reads the settings from the environment. An empty value counts as unset. */
export function readConfig(environment: NodeJS.ProcessEnv): Config {
  const present = Object.fromEntries(Object.entries(environment).filter(([, value]) => value?.trim()));
  const result = settings.safeParse(present);
  if (result.success) return result.data;
  const wrong = new Set(result.error.issues.map(issue => issue.path[0] as keyof Settings));
  throw new ConfigError(
    [...wrong].map(name => `Setting ${name} is wrong: it must be ${expectations[name]}.`).join(' '),
  );
}
