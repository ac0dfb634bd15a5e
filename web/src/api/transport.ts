import { ApiError } from './api-error.ts';
import { type Answer, aborted, type Request } from './request.ts';

/** The time limit of the call has passed; the caller did not abort it. */
const isTimeout = (reason: unknown) => reason instanceof DOMException && reason.name === 'TimeoutError';

async function sendByFetch({ method, address, headers, body, signal }: Request): Promise<Answer> {
  try {
    const response = await fetch(address, {
      method,
      headers,
      credentials: 'include',
      ...(body !== undefined && { body }),
      ...(signal && { signal }),
    });
    const text = await response.text();
    return {
      ok: response.ok,
      status: response.status,
      statusText: response.statusText,
      text,
      header: name => response.headers.get(name),
    };
  } catch (error) {
    if (signal?.aborted && !isTimeout(signal.reason)) throw aborted();
    throw ApiError.offline(error);
  }
}

/** Sends a request with cookies. Rejects with ApiError `offline` when no answer comes, AbortError when aborted. */
export async function send(request: Request): Promise<Answer> {
  if (!request.onProgress) return sendByFetch(request);
  const { sendByXhr } = await import('./upload.ts').catch(error => {
    throw ApiError.offline(error);
  });
  return sendByXhr(request);
}
