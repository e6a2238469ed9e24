import type { AuditEntry } from '../contract.ts';
import { auditStrings as strings } from '../strings.ts';

/**
 * Lines as RFC 4180 text; the first with a byte order mark, so that Excel reads it as UTF-8. What a spreadsheet would run as a
 * formula is preceded by an apostrophe.
 */
export function csvOf(entries: readonly AuditEntry[], { hasHeader }: { hasHeader: boolean }): string {
  const header = hasHeader ? [Object.values(strings.columns)] : [];
  const rows = entries.map(({ at, kind, outcome, who, whom, detail, address, device, count }) => [
    at,
    strings.kinds[kind],
    strings.outcomes[outcome],
    who?.name ?? '',
    who?.email ?? '',
    who?.id ?? '',
    whom?.email ?? whom?.id ?? '',
    detail,
    address,
    device,
    String(count),
  ]);
  const text = [...header, ...rows].map((cells) => `${cells.map(toField).join(',')}\r\n`).join('');
  return hasHeader ? `\uFEFF${text}` : text;
}

function toField(cell: string): string {
  const safe = /^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
