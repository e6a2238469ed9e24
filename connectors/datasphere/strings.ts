/** What a call of Datasphere came to, beyond what its database says (`connectors/hana`). */
export const datasphereStrings = {
  userWanted:
    'Datasphere is read by a database user of a space so far. Choose User name and password; reading by OAuth comes with a later version.',
  tenantAddress:
    'This is the address of the tenant, where no database listens. Enter the host of the database user (Space Management, Database Access) as Server URL.',
} as const;
