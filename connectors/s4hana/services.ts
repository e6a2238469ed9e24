import { HttpFailure } from '../http/http-failure.ts';
import type { ODataClient } from '../odata/odata-client.ts';

/** A service of the system. */
export interface S4Service {
  /** Stands in front of the names of its tables: `API_SALES_ORDER_SRV`, `salesorder_0001`. */
  name: string;
  /** Ends in a slash. */
  path: string;
}

/** What the system is asked for, in the order of trying. */
export interface ServiceList {
  services: S4Service[];
  /** By the system's own word; else they are tried. */
  isListed: boolean;
}

const oldCatalog = '/sap/opu/odata/IWFND/CATALOGSERVICE;v=2/ServiceCollection';
const newCatalog =
  '/sap/opu/odata4/iwfnd/config/default/iwfnd/catalog/0002/ServiceGroups?$expand=DefaultSystem($expand=Services)';

/** Released services of SAP's API Business Hub that many companies have. Tried where the catalog stays shut, as it does in the public cloud. */
const wellKnown: readonly S4Service[] = [
  ...[
    'API_BUSINESS_PARTNER',
    'API_SALES_ORDER_SRV',
    'API_SALES_QUOTATION_SRV',
    'API_CUSTOMER_RETURN_SRV',
    'API_BILLING_DOCUMENT_SRV',
    'API_OUTBOUND_DELIVERY_SRV;v=0002',
    'API_INBOUND_DELIVERY_SRV;v=0002',
    'API_PRODUCT_SRV',
    'API_MATERIAL_STOCK_SRV',
    'API_MATERIAL_DOCUMENT_SRV',
    'API_PHYSICAL_INVENTORY_DOC_SRV',
    'API_PURCHASEORDER_PROCESS_SRV',
    'API_PURCHASEREQ_PROCESS_SRV',
    'API_SUPPLIERINVOICE_PROCESS_SRV',
    'API_OPLACCTGDOCITEMCUBE_SRV',
    'API_GLACCOUNTINCHARTOFACCOUNTS_SRV',
    'API_COSTCENTER_SRV',
    'API_PROFITCENTER_SRV',
    'API_BANKDETAIL_SRV',
    'API_PRODUCTION_ORDER_2_SRV',
    'API_PLANNED_ORDERS',
    'API_BILL_OF_MATERIAL_SRV;v=0002',
    'API_MAINTENANCEORDER',
  ].map((name) => ({ name: name.replace(/;.*/, ''), path: `/sap/opu/odata/sap/${name}/` })),
  ...['salesorder/0001', 'purchaseorder/0001', 'product/0002'].map((name) => ({
    name: name.replace('/', '_'),
    path: `/sap/opu/odata4/sap/api_${name.startsWith('purchase') ? 'purchaseorder_2' : name.split('/')[0]}/srvd_a2x/sap/${name}/`,
  })),
];

/** Those of the path that was entered; else what both catalogs list; else what is well known. */
export async function listServices(client: ODataClient, servicePath: string): Promise<ServiceList> {
  if (servicePath !== '') return { services: [serviceOf(servicePath)], isListed: true };
  const lists = await Promise.all([
    catalogOf(client, `${oldCatalog}?$format=json`),
    catalogOf(client, newCatalog),
  ]);
  if (lists.every((list) => list === null)) return { services: [...wellKnown], isListed: false };
  const paths = lists.flatMap((list) => (list === null ? [] : pathsIn(list)));
  const byName = new Map<string, S4Service>();
  for (const path of new Set(paths.filter(isReleased))) {
    const service = serviceOf(path);
    // Two services of one name are told apart by their paths.
    byName.set(byName.has(service.name) ? path.replaceAll(/[^\w;=]+/g, '_') : service.name, service);
  }
  return { services: [...byName].map(([name, { path }]) => ({ name, path })), isListed: true };
}

/** Null where the account may not read it, or where it is not switched on. */
async function catalogOf(client: ODataClient, path: string): Promise<unknown> {
  try {
    return await client.document(path);
  } catch (error) {
    if (error instanceof HttpFailure && [403, 404].includes(error.status)) return null;
    throw error;
  }
}

/** Addresses of services wherever they stand in it: of the host that is named there nothing is taken. */
function pathsIn(list: unknown): string[] {
  if (typeof list !== 'object' || list === null) return [];
  return Object.entries(list).flatMap(([name, value]) => {
    if (name !== 'ServiceUrl') return pathsIn(value);
    const url =
      typeof value === 'string' && URL.canParse(value, 'https://s4') ? new URL(value, 'https://s4') : null;
    return url?.pathname.startsWith('/sap/opu/odata') ? [`${url.pathname.replace(/\/$/, '')}/`] : [];
  });
}

/** Services that SAP keeps for others to call, and those of customers; those of its own screens change without notice. */
function isReleased(path: string): boolean {
  return /\/srvd_a2x\//i.test(path) || /\/(API_|[YZ])[^/]*\/$/i.test(path);
}

function serviceOf(path: string): S4Service {
  const parts = path.split('/').filter((part) => part !== '');
  const last = (parts.at(-1) ?? '').replace(/;.*/, '');
  return { name: /^\d{4}$/.test(last) ? `${parts.at(-2) ?? ''}_${last}` : last, path };
}
