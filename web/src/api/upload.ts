import { ApiError } from './api-error.ts';
import { type Answer, aborted, type Request } from './request.ts';

/** fetch cannot tell how much of a body has gone out. */
export function sendByXhr({ method, address, headers, body, signal, onProgress }: Request): Promise<Answer> {
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
