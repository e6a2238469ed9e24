import { Braces, Building2, CodeXml, Database, FileSpreadsheet, Warehouse } from 'lucide-react';
import type { SourceType } from '../contract.ts';

const icons = {
  datasphere: Warehouse,
  s4hana: Building2,
  successfactors: Building2,
  ariba: Building2,
  concur: Building2,
  marketingcloud: Building2,
  excel: FileSpreadsheet,
  csv: FileSpreadsheet,
  json: Braces,
  xml: CodeXml,
  postgresql: Database,
  mysql: Database,
  hana: Warehouse,
  trino: Warehouse,
  sqlserver: Warehouse,
  sapbw: Warehouse,
  oracle: Building2,
  microsoft: Building2,
  btp: Building2,
  workday: Building2,
  salesforce: Building2,
} as const;

export function SourceIcon({ type }: { type: SourceType }) {
  const Icon = icons[type];
  return (
    <span className="grid size-9 shrink-0 place-items-center rounded-control bg-sunken text-muted">
      <Icon aria-hidden="true" className="size-4.5" />
    </span>
  );
}
