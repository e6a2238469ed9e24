import { Tenant, type TenantField, type TenantRow } from './tenant.ts';

/** Of what is invented: sends in each week, and how many of the subscribers a send goes to. */
const weeks = 26;
const subscribers = 240;
const firstNames = ['Ada', 'Ben', 'Chloé', 'Dmitri', 'Elif', 'Farid', 'Grete'];
const subjects = ['Spring collection', 'Your weekly picks', 'Last days of the sale', 'New in store'];
const hourMs = 3_600_000;
const weekMs = 7 * 24 * hourMs;

/**
 * An invented tenant, the same for the same day: subscribers, e-mails, weekly sends with what became of them, and two data extensions, the orders that
 * followed and who is on which step of a journey.
 * @param lastDay of the newest rows, such as `2026-06-30`
 */
export function sampleTenant(lastDay: string): Tenant {
  const end = Date.parse(`${lastDay}T18:00:00Z`);
  const tenant = new Tenant();
  const emails = subjects.map((subject, at) => ({
    ID: String(100 + at),
    Name: subject,
    Subject: `${subject} & more`,
    CategoryID: '7',
    EmailType: 'HTML',
    Status: 'Active',
    IsActive: 'true',
    CustomerKey: `email-${at}`,
    CreatedDate: momentOf(end - weeks * weekMs),
    ModifiedDate: momentOf(end - weeks * weekMs),
  }));
  tenant.add(objectOf('Subscriber', personsOf(end)));
  tenant.add(
    objectOf('List', [
      {
        ...{ ID: '1', ListName: 'All Subscribers', Description: null, Category: '3', Type: 'Public' },
        ...{ ListClassification: 'ExactTargetList', CustomerKey: 'All Subscribers - 1' },
        CreatedDate: momentOf(end - weeks * weekMs),
        ModifiedDate: momentOf(end - weeks * weekMs),
      },
    ]),
  );
  tenant.add(objectOf('Email', emails));
  addSends(tenant, end);
  tenant.extensions.push(
    { ...{ key: 'orders', name: 'Orders', description: 'Orders of the shop' }, ...ordersOf(end) },
    { ...{ key: 'journey-welcome', name: 'Journey Welcome' }, ...journeyOf(end) },
  );
  return tenant;
}

function objectOf(
  name: string,
  rows: TenantRow[],
): { name: string; properties: string[]; rows: TenantRow[] } {
  return { name, properties: Object.keys(rows[0] ?? {}), rows };
}

function personsOf(end: number): TenantRow[] {
  return Array.from({ length: subscribers }, (_, at) => {
    const hasLeft = at % 19 === 7;
    return {
      ID: String(5000 + at),
      SubscriberKey: keyOf(at),
      EmailAddress: `${keyOf(at).toLowerCase()}@example.com`,
      Status: hasLeft ? 'Unsubscribed' : 'Active',
      EmailTypePreference: 'HTML',
      CreatedDate: momentOf(end - weeks * weekMs - at * hourMs),
      UnsubscribedDate: hasLeft ? momentOf(end - (at % weeks) * weekMs) : null,
    };
  });
}

/** One send a week; each seventh person does not get it, each third opens it, each ninth follows a link, each fortieth leaves. */
function addSends(tenant: Tenant, end: number): void {
  const sends: TenantRow[] = [];
  const events: Record<'Sent' | 'Open' | 'Click' | 'Bounce' | 'Unsub', TenantRow[]> = {
    ...{ Sent: [], Open: [], Click: [], Bounce: [], Unsub: [] },
  };
  for (let week = 0; week < weeks; week += 1) {
    const at = end - (weeks - 1 - week) * weekMs - 10 * hourMs;
    const SendID = String(9000 + week);
    for (let person = 0; person < subscribers; person += 1) {
      const turn = person * 7 + week * 5;
      const told = (EventType: string, hours: number): TenantRow => ({
        ...{ SendID, SubscriberKey: keyOf(person), EventType, BatchID: '1' },
        EventDate: momentOf(at + hours * hourMs + person * 1000),
        TriggeredSendDefinitionObjectID: null,
      });
      events.Sent.push(told('Sent', 0));
      if (turn % 49 === 0)
        events.Bounce.push({
          ...told('HardBounce', 0),
          ...{ SMTPCode: '550', SMTPReason: 'No such mailbox', BounceCategory: 'Hard bounce' },
          BounceType: 'Immediate',
        });
      else if (turn % 3 === 0) events.Open.push(told('Open', 2));
      if (turn % 9 === 0)
        events.Click.push({ ...told('Click', 3), URLID: '1', URL: 'https://shop.example.com/?a=1&b=2' });
      if (turn % 400 === 3)
        events.Unsub.push({ ...told('Unsubscribe', 4), 'List.ID': '1', IsMasterUnsubscribed: 'false' });
    }
    const ofSend = (rows: readonly TenantRow[]): string =>
      String(rows.filter((row) => row.SendID === SendID).length);
    const bounced = ofSend(events.Bounce);
    sends.push({
      ...{ ID: SendID, 'Email.ID': String(100 + (week % subjects.length)), Status: 'Complete' },
      ...{
        EmailName: subjects[week % subjects.length] ?? '',
        Subject: subjects[week % subjects.length] ?? '',
      },
      ...{ FromName: 'Practice Shop', FromAddress: 'shop@example.com' },
      SendDate: momentOf(at),
      SentDate: momentOf(at + hourMs / 60),
      NumberSent: String(subscribers),
      NumberDelivered: String(subscribers - Number(bounced)),
      UniqueOpens: ofSend(events.Open),
      UniqueClicks: ofSend(events.Click),
      HardBounces: bounced,
      SoftBounces: '0',
      OtherBounces: '0',
      Unsubscribes: ofSend(events.Unsub),
      CreatedDate: momentOf(at - hourMs),
      ModifiedDate: momentOf(at + hourMs),
    });
  }
  tenant.add(objectOf('Send', sends));
  for (const [kind, rows] of Object.entries(events)) tenant.add(objectOf(`${kind}Event`, rows));
}

function ordersOf(end: number): { fields: readonly TenantField[]; rows: TenantRow[] } {
  const fields: readonly TenantField[] = [
    { name: 'OrderNumber', type: 'Text', length: 20, isKey: true },
    { name: 'SubscriberKey', type: 'Text', length: 50 },
    { name: 'Amount', type: 'Decimal', length: 18, scale: 2 },
    { name: 'Quantity', type: 'Number' },
    { name: 'IsReturned', type: 'Boolean' },
    { name: 'OrderDate', type: 'Date' },
    { name: 'ModifiedDate', type: 'Date' },
  ];
  const count = 3200;
  const rows = Array.from({ length: count }, (_, at) => {
    const moment = momentOf(end - Math.floor(((count - 1 - at) * weeks * weekMs) / count)).replace('T', ' ');
    return {
      OrderNumber: `O-${String(100_000 + at)}`,
      SubscriberKey: keyOf((at * 13) % subscribers),
      Amount: ((((at * 7919) % 20_000) + 500) / 100).toFixed(2),
      Quantity: String((at % 4) + 1),
      IsReturned: at % 23 === 0 ? 'True' : 'False',
      OrderDate: moment,
      ModifiedDate: moment,
    };
  });
  return { fields, rows };
}

function journeyOf(end: number): { fields: readonly TenantField[]; rows: TenantRow[] } {
  const steps = ['Welcome', 'First reminder', 'Second reminder', 'Done'];
  const fields: readonly TenantField[] = [
    { name: 'SubscriberKey', type: 'Text', length: 50, isKey: true },
    { name: 'Step', type: 'Text', length: 50 },
    { name: 'EnteredAt', type: 'Date' },
  ];
  const rows = Array.from({ length: subscribers }, (_, at) => ({
    SubscriberKey: keyOf(at),
    Step: steps[at % steps.length] ?? null,
    EnteredAt: momentOf(end - at * 5 * hourMs).replace('T', ' '),
  }));
  return { fields, rows };
}

function keyOf(person: number): string {
  return `${firstNames[person % firstNames.length]}-${String(person).padStart(4, '0')}`;
}

/** As SOAP writes the time of the server: without a zone. */
function momentOf(at: number): string {
  return new Date(at).toISOString().slice(0, 19);
}
