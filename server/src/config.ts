import { z } from 'zod';

const flag = z
  .enum(['true', 'false', '1', '0'])
  .transform(value => value === 'true' || value === '1')
  .optional();

/** `TRUST_PROXY`: `true`, how many proxies in front are believed, or the addresses of those that are. */
const trustProxy = z
  .string()
  .transform(value => {
    if (value === 'true' || value === 'false') return value === 'true';
    const hops = Number(value);
    return Number.isInteger(hops) ? (_address: string, hop: number) => hop <= hops : value;
  })
  .default(false);

const settings = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  HOST: z.string().min(1).default('127.0.0.1'),
  /** Address under which the portal is reached from outside, for links in mails. */
  PUBLIC_URL: z
    .url({ protocol: /^https?$/ })
    .transform(url => url.replace(/\/+$/, ''))
    .optional(),
  /** Folder of the embedded database. */
  DATA_DIR: z.string().min(1).default('data'),
  /** A PostgreSQL to use instead of the embedded one. */
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z.string().min(3).default('Toptan <noreply@localhost>'),
  ADMIN_USERNAME: z.string().trim().min(1).max(100).default('admin'),
  ADMIN_PASSWORD: z.string().min(10).max(200).optional(),
  TRUST_PROXY: trustProxy,
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('warn'),
  /** Lets the demo listen beyond loopback, where its published passwords can be reached. */
  DEMO_ANYWHERE: flag,
});

export type Config = z.infer<typeof settings>;

/** A setting that is wrong; the message is one line for the operator. */
export class ConfigError extends Error {}

/** Reads the settings from the environment. An empty value counts as unset. */
export function readConfig(environment: NodeJS.ProcessEnv): Config {
  const present = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const result = settings.safeParse(present);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  throw new ConfigError(`Setting ${issue?.path.join('.')} is wrong: ${issue?.message}`);
}
