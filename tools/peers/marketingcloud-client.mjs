import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/**
 * Reads from a server by sfmc-sdk, a client of others for Marketing Cloud: signs in, follows pages of REST and batches of SOAP.
 * Arguments: the directory of the package, origin, client id, MID. The secret is in the environment. Writes JSON.
 */

const [, , directory, origin, clientId, unit] = process.argv;
const { default: SDK } = await import(
  pathToFileURL(join(directory, 'node_modules', 'sfmc-sdk', 'lib', 'index.js')).href
);

function clientWith(secret) {
  const sdk = new SDK(
    {
      client_id: clientId,
      client_secret: secret,
      account_id: unit,
      // The client takes nothing but an address of Salesforce; the server's own is put in its place.
      auth_url: `https://${'m'.repeat(28)}.auth.marketingcloudapis.com/`,
    },
    // The second is for a token that has ended.
    { requestAttempts: 2 },
  );
  sdk.auth.authObject.auth_url = `${origin}/`;
  return sdk;
}

async function refusalOf(call) {
  try {
    await call();
    return null;
  } catch (error) {
    return error.message;
  }
}

const sdk = clientWith(process.env.MARKETINGCLOUD_SECRET);
const told = {
  refused: await refusalOf(() => clientWith('another').auth.getAccessToken()),
  instance: (await sdk.auth.getAccessToken()).rest_instance_url,
};
const extensions = await sdk.soap.retrieveBulk('DataExtension', ['CustomerKey', 'Name']);
told.extensions = extensions.Results.map(({ Name }) => Name);
const fields = await sdk.soap.retrieveBulk(
  'DataExtensionField',
  ['Name', 'FieldType', 'IsPrimaryKey', 'DataExtension.CustomerKey'],
  { filter: { leftOperand: 'DataExtension.CustomerKey', operator: 'equals', rightOperand: 'orders' } },
);
told.fields = fields.Results.map(({ Name, FieldType, IsPrimaryKey, DataExtension }) =>
  [DataExtension.CustomerKey, Name, FieldType, IsPrimaryKey].join(' '),
);
const rows = await sdk.rest.getBulk('/data/v1/customobjectdata/key/orders/rowset?$orderBy=OrderNumber', 1000);
told.orders = rows.items.map(
  ({ keys, values }) => `${keys.ordernumber} ${values.amount} ${values.orderdate}`,
);
const events = await sdk.soap.retrieveBulk('SentEvent', ['SendID', 'SubscriberKey', 'EventDate']);
told.sent = events.Results.map(
  ({ SendID, SubscriberKey, EventDate }) => `${SendID} ${SubscriberKey} ${EventDate}`,
);
told.unknown = await refusalOf(() => sdk.soap.retrieve('SentEvent', ['Nothing']));
sdk.auth.authObject.access_token = 'gone';
told.renewed = (await sdk.soap.retrieve('List', ['ListName'])).Results[0].ListName;
console.log(JSON.stringify(told));
