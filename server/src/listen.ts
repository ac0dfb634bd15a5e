import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { type Config, ConfigError } from './config.ts';

type Place = Pick<Config, 'HOST' | 'PORT'>;

const reasons: Record<string, (place: Place) => string> = {
  EADDRINUSE: ({ PORT }) => `Port ${PORT} is in use: set PORT to a free one.`,
  EACCES: ({ PORT }) => `Port ${PORT} may not be opened by this user: set PORT to one above 1023.`,
  EADDRNOTAVAIL: ({ HOST }) => `HOST ${HOST} is no address of this machine: set it to one, or unset it.`,
  ENOTFOUND: ({ HOST }) => `HOST ${HOST} is not known: set it to an address of this machine, or unset it.`,
};

/**
 * Opens the port.
 * @returns the address, with the port that the system chose for port 0
 * @throws ConfigError for errors that the operator can mend
 */
export async function listen(app: FastifyInstance, place: Place): Promise<AddressInfo> {
  try {
    await app.listen({ host: place.HOST, port: place.PORT });
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    const reason = reasons[code]?.(place);
    throw reason ? new ConfigError(reason) : error;
  }
  return app.server.address() as AddressInfo;
}
