export const connectionsStrings = {
  warehouseSidebar: 'Data Warehouse',
  warehouseTitle: 'Data Warehouse Connectors',
  warehouseSubtitle: 'DataSphere, SQL Server, SAP BW and HANA Cloud.',
  warehouseEmptyTitle: 'Data warehouses cannot be connected in this version yet',
  applicationsSidebar: 'Business Apps',
  applicationsTitle: 'Business Application Connectors',
  applicationsSubtitle: 'S/4HANA, Oracle ERP, Dynamics 365, SAP BTP, Workday and Salesforce.',
  applicationsEmptyTitle: 'Business applications cannot be connected in this version yet',
  emptyMessage:
    'Connectors come with a later version. Until then, export a spreadsheet from your system and upload it: the agent answers from it at once.',
  upload: 'Upload a file',
} as const;
