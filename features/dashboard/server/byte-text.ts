const units = ['B', 'KB', 'MB', 'GB', 'TB', 'PB'] as const;

/** Decimal units without a space, as the stat card writes them: `847GB`, `1.2MB`, `0B`. */
export function formatBytes(bytes: number): string {
  let value = bytes;
  let unit = 0;
  while (value >= 999.5 && unit < units.length - 1) {
    value /= 1000;
    unit += 1;
  }
  const digits = unit === 0 || value >= 99.95 ? 0 : 1;
  return `${value.toFixed(digits).replace(/\.0$/, '')}${units[unit]}`;
}
