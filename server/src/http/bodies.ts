import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Refusal } from '../refusal.ts';

const takesBody = (request: FastifyRequest) => request.routeOptions.schema?.body !== undefined;

/**
 * Reads bodies as JSON. A call that takes none does not read a body, whatever its content type: many clients set a content type on
 * every call, and some send an empty form.
 */
export function registerBodies(app: FastifyInstance): void {
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser(['application/json', 'text/plain']);
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    // An empty body is left to the validation, which names the missing fields.
    return takesBody(request) && body !== '' ? parseJson(request, body, done) : done(null, undefined);
  });
  app.addContentTypeParser<Buffer>('*', { parseAs: 'buffer' }, (request, _body, done) => {
    if (takesBody(request)) done(new Refusal('unsupported_media_type', 'No such body is taken here'));
    else done(null, undefined);
  });
}
