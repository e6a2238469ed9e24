import { parseEvents, type StreamEvent } from './event-stream.ts';
import { HttpError } from './http-error.ts';

interface UploadOptions {
  onSent: (fraction: number) => void;
  /** What the server tells before it answers. */
  onEvent?: (event: StreamEvent) => void;
  signal: AbortSignal;
}

/** Sends one file as multipart field `file`. Only XMLHttpRequest tells how many bytes have left. */
export function uploadFile<Answer>(address: string, file: File, options: UploadOptions): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const http = new XMLHttpRequest();
    http.open('POST', address);
    http.withCredentials = true;
    http.setRequestHeader('accept', 'text/event-stream, application/json');
    http.upload.onprogress = (event) => {
      if (event.lengthComputable && event.total > 0) options.onSent(event.loaded / event.total);
    };
    const failedWith = (status: number, text: string) =>
      reject(new HttpError(status, http.statusText, text, http.getResponseHeader('x-request-id')));
    const cutOff = () => reject(new TypeError('The upload was cut off.'));
    const settle = ({ event, data }: StreamEvent) => {
      if (event === 'done') resolve(data as Answer);
      else if (event === 'failed') failedWith(statusIn(data), JSON.stringify(data));
      else options.onEvent?.({ event, data });
    };
    const readNew = eventReader(http, settle);
    http.onprogress = readNew;
    http.onload = () => {
      if (http.status < 200 || http.status >= 300) failedWith(http.status, http.responseText);
      else if (!isStream(http)) resolve(JSON.parse(http.responseText) as Answer);
      else {
        readNew();
        // Of no effect where the stream has told how it ended.
        cutOff();
      }
    };
    http.onerror = cutOff;
    http.onabort = () => reject(new DOMException('The upload was cancelled.', 'AbortError'));
    options.signal.addEventListener('abort', () => http.abort(), { once: true });
    const form = new FormData();
    form.append('file', file);
    http.send(form);
  });
}

/** Hands out the events that have come whole since the last call. */
function eventReader(http: XMLHttpRequest, onEvent: (event: StreamEvent) => void): () => void {
  let read = 0;
  return () => {
    if (!isStream(http)) return;
    const end = http.responseText.lastIndexOf('\n\n');
    if (end < read) return;
    const text = http.responseText.slice(read, end);
    read = end + 2;
    for (const event of parseEvents(text)) onEvent(event);
  };
}

function isStream(http: XMLHttpRequest): boolean {
  return http.getResponseHeader('content-type')?.includes('text/event-stream') ?? false;
}

function statusIn(data: unknown): number {
  const isObject = typeof data === 'object' && data !== null && 'status' in data;
  return isObject && typeof data.status === 'number' ? data.status : 500;
}
