import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { PracticeType } from '#kernel/practice.ts';
import { practiceToken } from './kinds.ts';
import type { TradeNames } from './plain-trade.ts';
import { isPracticeAccount, isPracticeName, practicePassword } from './practice-accounts.ts';

/** How one is started, in a process of its own. */
export interface StartOptions {
  port: number;
  /** Of which each user's password is made. */
  key: Buffer;
  /** `YYYY-MM-DD`; the same gives the same rows. */
  lastDay: string;
}

export interface StartedPractice extends AsyncDisposable {
  /** Somebody is being answered. */
  readonly isBusy: boolean;
  /** Since when nobody was, by `performance.now()`. */
  readonly quietSince: number;
}

type HttpType = Exclude<PracticeType, 'postgresql'>;

/** Answers one request; errors of it are its own. */
type Serve = (request: IncomingMessage, response: ServerResponse) => unknown;

/** What each answers. Loaded only where it is started. */
const servers: Record<HttpType, (options: StartOptions) => Promise<Serve>> = {
  async s4hana({ key, lastDay }) {
    const { PracticeS4 } = await import('./s4hana/practice-s4.ts');
    const system = new PracticeS4({ key, lastDay });
    return (request, response) => system.serve(request, response);
  },
  async datasphere({ key, lastDay }) {
    const { PracticeDatasphere } = await import('./datasphere/practice-datasphere.ts');
    const { tradeSets } = await import('./plain-trade.ts');
    const system = new PracticeDatasphere({
      key,
      clients: (id) => clientOf(key, id),
    });
    const { orders, customers } = tradeSets(
      lastDay,
      namesOf((name) => name),
    );
    for (const set of [orders, customers])
      system.expose({ space: 'SALES', name: set.name, label: set.label, kind: 'relational', set });
    return (request, response) => system.serve(request, response);
  },
  async btp({ key, lastDay }) {
    const { PracticeBtp } = await import('./btp/practice-btp.ts');
    const { tradeSets } = await import('./plain-trade.ts');
    const system = new PracticeBtp({ clients: (id) => clientOf(key, id) });
    system.odata.services.push({
      name: 'SHOP',
      version: 'v4',
      path: '/srv/shop/',
      sets: Object.values(
        tradeSets(
          lastDay,
          namesOf((name) => name),
        ),
      ),
      refusedTo: new Set(),
    });
    return (request, response) => system.serve(request, response);
  },
  async microsoft({ key, lastDay }) {
    const { PracticeDataverse } = await import('./microsoft/practice-dataverse.ts');
    const { tradeSets } = await import('./plain-trade.ts');
    const environment = new PracticeDataverse((id) => {
      const client = clientOf(key, id);
      return client && { id, secret: client.secret, isUser: true };
    });
    const names = namesOf((name) => `new_${name.toLowerCase()}`);
    const { orders, customers } = tradeSets(lastDay, {
      ...names,
      orders: 'new_orders',
      customers: 'new_customers',
    });
    for (const set of [orders, customers]) {
      environment.service.sets.push(set);
      environment.labels.set(set.name, set.label);
    }
    return (request, response) => environment.serve(request, response);
  },
  async workday({ key }) {
    const { PracticeWorkday } = await import('./workday/practice-workday.ts');
    const { practiceWorkers, Tenant } = await import('./workday/tenant.ts');
    const tenant = new (class extends Tenant {
      override letsIn(username: string, password: string): boolean {
        return isPracticeAccount(key, username, password);
      }
    })('practice');
    tenant.operations.set('Get_Workers', { row: 'Worker', entries: practiceWorkers(600) });
    const system = new PracticeWorkday(tenant);
    return (request, response) => system.serve(request, response);
  },
  async successfactors({ key, lastDay }) {
    const { SuccessFactorsApi } = await import('./successfactors/practice-successfactors.ts');
    const { Company } = await import('./successfactors/company.ts');
    const { sampleEntities } = await import('./successfactors/sample.ts');
    const company = new (class extends Company {
      override userOf(name: string) {
        return isPracticeName(name) ? { userId: name, password: practicePassword(key, name) } : undefined;
      }
    })({ id: 'practice', today: lastDay });
    company.entities = sampleEntities(lastDay);
    const api = new SuccessFactorsApi(company);
    return (request, response) => api.serve(request, response);
  },
  async salesforce({ key, lastDay }) {
    const { PracticeSalesforce } = await import('./salesforce/practice-salesforce.ts');
    const { Org } = await import('./salesforce/org.ts');
    const { sampleOrg } = await import('./salesforce/sample.ts');
    const org = new (class extends Org {
      override userOf(username: string) {
        if (!isPracticeName(username)) return undefined;
        return { username, password: practicePassword(key, username), securityToken: practiceToken };
      }
    })();
    for (const object of sampleOrg(lastDay)) org.add(object);
    const system = new PracticeSalesforce(org);
    return (request, response) => system.serve(request, response);
  },
};

/** Plays a system that speaks HTTP, on this machine alone. Throws the system's error where the port is taken. */
export async function startHttpPractice(type: HttpType, options: StartOptions): Promise<StartedPractice> {
  const serve = await servers[type](options);
  let running = 0;
  let quietSince = performance.now();
  const server = createServer((request, response) => {
    running += 1;
    response.once('close', () => {
      running -= 1;
      quietSince = performance.now();
    });
    void serve(request, response);
  });
  server.headersTimeout = 10_000;
  server.requestTimeout = 30_000;
  server.maxConnections = 60;
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen({ port: options.port, host: '127.0.0.1' }, resolve);
  });
  return {
    get isBusy() {
      return running > 0;
    },
    get quietSince() {
      return quietSince;
    },
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function clientOf(key: Buffer, id: string) {
  if (!isPracticeName(id)) return undefined;
  return {
    id,
    secret: practicePassword(key, id),
    grants: ['client_credentials', 'authorization_code'] as const,
  };
}

function namesOf(own: (name: string) => string): TradeNames {
  return {
    orders: own('Orders'),
    customers: own('Customers'),
    orderId: own('OrderId'),
    customerId: own('CustomerId'),
    orderedOn: own('OrderDate'),
    amount: own('NetAmount'),
    status: own('Status'),
    changedAt: own('ChangedAt'),
    name: own('CustomerName'),
    city: own('City'),
    country: own('Country'),
    industry: own('Industry'),
  };
}
