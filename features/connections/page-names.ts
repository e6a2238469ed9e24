/** What the pages are called, apart from their other words: every page knows that much of them. */
export const connectionsNames = {
  warehouses: { sidebar: 'Data Warehouse', title: 'Data Warehouse Connectors' },
  applications: { sidebar: 'Business Apps', title: 'Business Application Connectors' },
} as const;
