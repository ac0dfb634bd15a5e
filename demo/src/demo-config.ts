import { isIP } from 'node:net';
import { join } from 'node:path';
import { type Config, ConfigError, readConfig } from '@toptan/server/config';
import { messagesToPaste } from './messages/to-paste.ts';

function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || (isIP(host) === 4 && host.startsWith('127.'));
}

/**
 * The demo has a folder of its own below `DATA_DIR`, and published passwords: it listens on loopback unless it is set
 * so explicitly.
 */
export function readDemoConfig(environment: NodeJS.ProcessEnv): Config {
  const config = readConfig(environment);
  if (!isLoopback(config.HOST) && !config.DEMO_ANYWHERE)
    throw new ConfigError(
      `The demo has published passwords and listens on loopback only: unset HOST (${config.HOST}), or set DEMO_ANYWHERE=true.`,
    );
  return { ...config, DATA_DIR: join(config.DATA_DIR, 'demo'), examples: messagesToPaste };
}

/** The most drawn pictures that products have, by `DEMO_PICTURES`: to read all takes twenty seconds of a processor. */
export const readPicturesMax = ({ DEMO_PICTURES }: NodeJS.ProcessEnv): number =>
  Number(DEMO_PICTURES ?? Number.POSITIVE_INFINITY);
