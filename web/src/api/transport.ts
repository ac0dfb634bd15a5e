import { ApiError } from './api-error.ts';

/** An answer, read to its end. */
export type Answer = {
  ok: boolean;
  status: number;
  statusText: string;
  text: string;
  header: (name: string) => string | null;
};

export type Request = {
  method: string;
  address: string;
  headers: Record<string, string>;
  body?: string | FormData;
  signal?: AbortSignal;
  /** Share of the upload that is done, 0 to 1. */
  onProgress?: (share: number) => void;
};

/** Nobody called it off: the answer was waited for as long as the caller has patience. */
const isTimeout = (reason: unknown) => reason instanceof DOMException && reason.name === 'TimeoutError';

const aborted = () => new DOMException('The call was aborted', 'AbortError');

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

/** fetch cannot tell how much of a body has gone out. */
function sendByXhr({ method, address, headers, body, signal, onProgress }: Request): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const xhr = new XMLHttpRequest();
    xhr.open(method, address);
    xhr.withCredentials = true;
    for (const [name, value] of Object.entries(headers)) xhr.setRequestHeader(name, value);
    xhr.upload.onprogress = ({ loaded, total, lengthComputable }) => {
      if (lengthComputable) onProgress?.(loaded / total);
    };
    xhr.onload = () =>
      resolve({
        ok: xhr.status >= 200 && xhr.status < 300,
        status: xhr.status,
        statusText: xhr.statusText,
        text: xhr.responseText,
        header: name => xhr.getResponseHeader(name),
      });
    xhr.onerror = () => reject(ApiError.offline(new Error('the upload was cut')));
    xhr.onabort = () => reject(aborted());
    if (signal?.aborted) return reject(aborted());
    signal?.addEventListener('abort', () => xhr.abort(), { once: true });
    xhr.send(body ?? null);
  });
}

/** Sends a request with cookies. Rejects with ApiError `offline` when no answer comes, AbortError when aborted. */
export function send(request: Request): Promise<Answer> {
  return request.onProgress ? sendByXhr(request) : sendByFetch(request);
}
