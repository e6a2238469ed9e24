import type { SystemColumn } from '../system-session.ts';

/** An object of the SOAP API that every tenant has. Its columns are its properties, nested ones by a dot. */
export interface StandardObject {
  /** `SentEvent` */
  name: string;
  label: string;
  key: readonly string[];
  columns: readonly SystemColumn[];
}

type Declared = readonly [name: string, type?: keyof typeof nativeOf];

const nativeOf = {
  text: 'xsd:string',
  integer: 'xsd:int',
  boolean: 'xsd:boolean',
  timestamp: 'xsd:dateTime, server time',
} as const;

function declare(
  name: string,
  label: string,
  key: readonly string[],
  declared: readonly Declared[],
): StandardObject {
  const columns = declared.map(
    ([column, type = 'text' as const]): SystemColumn => ({
      name: column,
      type,
      nativeType: nativeOf[type],
      label: null,
    }),
  );
  return { name, label, key, columns };
}

const event: readonly Declared[] = [
  ['SendID', 'integer'],
  ['SubscriberKey'],
  ['EventDate', 'timestamp'],
  ['EventType'],
  ['BatchID', 'integer'],
  ['TriggeredSendDefinitionObjectID'],
];

/** By the schema that Salesforce publishes (ExactTargetWSDL), those of its properties that can be retrieved. Events have no key. */
export const standardObjects: readonly StandardObject[] = [
  declare(
    'Subscriber',
    'Subscribers',
    ['ID'],
    [
      ['ID', 'integer'],
      ['SubscriberKey'],
      ['EmailAddress'],
      ['Status'],
      ['EmailTypePreference'],
      ['CreatedDate', 'timestamp'],
      ['UnsubscribedDate', 'timestamp'],
    ],
  ),
  declare(
    'List',
    'Lists',
    ['ID'],
    [
      ['ID', 'integer'],
      ['ListName'],
      ['Description'],
      ['Category', 'integer'],
      ['Type'],
      ['ListClassification'],
      ['CustomerKey'],
      ['CreatedDate', 'timestamp'],
      ['ModifiedDate', 'timestamp'],
    ],
  ),
  declare(
    'Email',
    'E-mails',
    ['ID'],
    [
      ['ID', 'integer'],
      ['Name'],
      ['Subject'],
      ['CategoryID', 'integer'],
      ['EmailType'],
      ['Status'],
      ['IsActive', 'boolean'],
      ['CustomerKey'],
      ['CreatedDate', 'timestamp'],
      ['ModifiedDate', 'timestamp'],
    ],
  ),
  declare(
    'Send',
    'Sends',
    ['ID'],
    [
      ['ID', 'integer'],
      ['Email.ID', 'integer'],
      ['EmailName'],
      ['Subject'],
      ['FromName'],
      ['FromAddress'],
      ['Status'],
      ['SendDate', 'timestamp'],
      ['SentDate', 'timestamp'],
      ['NumberSent', 'integer'],
      ['NumberDelivered', 'integer'],
      ['UniqueOpens', 'integer'],
      ['UniqueClicks', 'integer'],
      ['HardBounces', 'integer'],
      ['SoftBounces', 'integer'],
      ['OtherBounces', 'integer'],
      ['Unsubscribes', 'integer'],
      ['CreatedDate', 'timestamp'],
      ['ModifiedDate', 'timestamp'],
    ],
  ),
  declare('SentEvent', 'Sent events', [], event),
  declare('OpenEvent', 'Open events', [], event),
  declare('ClickEvent', 'Click events', [], [...event, ['URLID', 'integer'], ['URL']]),
  declare(
    'BounceEvent',
    'Bounce events',
    [],
    [...event, ['SMTPCode'], ['SMTPReason'], ['BounceCategory'], ['BounceType']],
  ),
  declare(
    'UnsubEvent',
    'Unsubscribe events',
    [],
    [...event, ['List.ID', 'integer'], ['IsMasterUnsubscribed', 'boolean']],
  ),
];
