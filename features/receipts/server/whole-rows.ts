import { deflateRawSync, inflateRawSync } from 'node:zlib';
import type { Cell } from '#kernel/catalog.ts';
import type { ReceiptBody } from './receipt-store.ts';

/** What a receipt keeps of a result that is not shown whole: packed it is a tenth of the text that its rows are. */
export function packed({
  rows,
  marks,
}: {
  rows: Cell[][];
  marks?: Cell[];
}): Pick<ReceiptBody, 'packedRows' | 'marks'> {
  const packedRows = deflateRawSync(JSON.stringify(rows)).toString('base64');
  return { packedRows, ...(marks ? { marks } : {}) };
}

/** A receipt with all its rows, to be compared; as it is where none are packed. */
export function withAllRows<Body extends Pick<ReceiptBody, 'rows' | 'rowCount' | 'truncated' | 'packedRows'>>(
  body: Body,
): Body {
  if (body.packedRows === undefined) return body;
  const rows = JSON.parse(inflateRawSync(Buffer.from(body.packedRows, 'base64')).toString()) as Cell[][];
  return { ...body, rows, truncated: rows.length < body.rowCount };
}
