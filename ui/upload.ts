import { HttpError } from './http-error.ts';

/** Sends one file as multipart field `file`. Only XMLHttpRequest tells how many bytes have left. */
export function uploadFile<Answer>(
  address: string,
  file: File,
  options: { onSent: (fraction: number) => void; signal: AbortSignal },
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const http = new XMLHttpRequest();
    http.open('POST', address);
    http.withCredentials = true;
    http.upload.onprogress = (event) => {
      if (event.lengthComputable && event.total > 0) options.onSent(event.loaded / event.total);
    };
    http.onload = () => {
      if (http.status >= 200 && http.status < 300) resolve(JSON.parse(http.responseText) as Answer);
      else {
        const requestId = http.getResponseHeader('x-request-id');
        reject(new HttpError(http.status, http.statusText, http.responseText, requestId));
      }
    };
    http.onerror = () => reject(new TypeError('The upload was cut off.'));
    http.onabort = () => reject(new DOMException('The upload was cancelled.', 'AbortError'));
    options.signal.addEventListener('abort', () => http.abort(), { once: true });
    const form = new FormData();
    form.append('file', file);
    http.send(form);
  });
}
