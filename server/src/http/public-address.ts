import type { FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { fieldRefusal } from '../refusal.ts';

type PublicAddress = Pick<Config, 'PUBLIC_URL'>;

/** Whether the settings say that browsers reach the portal over https. */
export const isHttps = ({ PUBLIC_URL }: PublicAddress) => PUBLIC_URL?.startsWith('https:') === true;

/** Whether browsers reach the portal over https, by the settings or by a trusted proxy. */
export const isSecure = (request: FastifyRequest, config: PublicAddress) =>
  request.protocol === 'https' || isHttps(config);

/**
 * The portal's address from outside, for links in emails.
 * @throws Refusal 400 when it is not set and the request has no Host header, as in HTTP/1.0
 */
export function publicOrigin(request: FastifyRequest, config: PublicAddress): string {
  const origin = config.PUBLIC_URL ?? `${request.protocol}://${request.host}`;
  if (!URL.canParse(origin))
    throw fieldRefusal(
      'malformed_request',
      'Host',
      'required',
      'Send the address of the portal as Host, or set PUBLIC_URL',
    );
  return origin;
}
