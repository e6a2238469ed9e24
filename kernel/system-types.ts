/**
 * What a column of an outside system may be, as exact text brings it here. `decimal` without digits is a number whose digits
 * the system does not declare: they are measured. Times with a zone say it in their texts, or are in UTC.
 */
export type SystemType =
  | 'boolean'
  | 'integer'
  | 'unsigned'
  | 'decimal'
  | `decimal(${number},${number})`
  | 'double'
  | 'date'
  | 'time'
  | 'timestamp'
  | 'timestampWithZone'
  | 'text';
