import { missingFields, type Settings } from '#kernel/settings.ts';
import type { Clock } from '#platform/clock.ts';
import type { CalledPlace, Egress } from '#platform/egress/egress.ts';
import type { SourceType } from '../contract.ts';
import { testDeadlineMs, unreachedAfterMs } from '../limits.ts';
import { configurationFieldsOf, credentialFields } from '../manifest.ts';
import { sourcesStrings } from '../strings.ts';
import { checkCertificate, dayOf } from './certificate.ts';
import type { SourceSettings } from './source-settings.ts';
import { sourcesServerStrings as strings } from './strings.ts';
import { createTestSystem, type SystemTester, type TestCaller, type TestOutcome } from './test-system.ts';

const httpsPort = 443;

export interface TestParts {
  egress: Egress;
  clock: Clock;
  systems: SystemTester;
}

/** The settings to test; `type` is null where a caller tests credentials alone. */
export type TestedSettings = Omit<SourceSettings, 'type'> & { type: SourceType | null };

/**
 * Tries what can be tried within ten seconds: a database is really signed in to. Elsewhere the settings are checked and
 * the answer says that the system was not called; only a call that was answered is a success.
 */
export async function testAuthentication(
  { egress, clock, systems }: TestParts,
  settings: TestedSettings,
  caller: TestCaller,
): Promise<TestOutcome> {
  const startedAt = performance.now();
  const { type, authentication } = settings;
  const { authType, credentials } = authentication;
  if (authType === 'none') return failed(strings.testNone);
  if (authType === 'oauth') return failed(strings.testOAuth);
  const configuration = withDefaults(settings);
  const missing = [
    ...(type ? missingFields(configurationFieldsOf(type), configuration) : []),
    ...missingFields(credentialFields[authType], credentials),
  ];
  if (missing.length > 0) return failed(strings.testMissing(missing.map(({ label }) => label)));

  const deadlineMs = caller.seesStages ? testDeadlineMs : unreachedAfterMs;
  const signal = AbortSignal.any([caller.signal, AbortSignal.timeout(deadlineMs)]);
  if (authType === 'saml') {
    const problem = await checkAddress(credentials.singleSignOnUrl, sourcesStrings.labels.singleSignOnUrl);
    if (problem) return failed(problem);
    const certificate = checkCertificate(String(credentials.x509Certificate), clock.now());
    if (!certificate.isSound) return failed(certificate.message);
    return failed(strings.testCertificate(certificate.subject, dayOf(certificate.validUntil), systemName()));
  }
  if (type !== null && systems.has(type)) {
    // By name: credentials that call themselves a host would lead elsewhere.
    const named = credentialFields[authType].map(({ name }) => [name, credentials[name]]);
    const signIn = { ...configuration, ...(Object.fromEntries(named) as Settings) };
    return createTestSystem(systems)({ id: type, name: systemName(), settings: signIn }, caller, startedAt);
  }
  const problem = type && (await checkAddress(configuration.serverUrl, sourcesStrings.labels.serverUrl));
  return failed(problem ?? strings.testNotYet(systemName()));

  /** What speaks against calling a web address; null when nothing does. */
  async function checkAddress(address: unknown, label: string): Promise<string | null> {
    const url = new URL(String(address));
    if (url.protocol !== 'https:') return strings.testPlain(label);
    return checkPlace({
      host: url.hostname,
      port: Number(url.port) || httpsPort,
      standardPorts: [httpsPort],
    });
  }

  async function checkPlace(place: CalledPlace): Promise<string | null> {
    const target = await egress.resolve(place, signal);
    return target.ok ? null : target.message;
  }

  function systemName(): string {
    return type ? sourcesStrings.types[type] : strings.theSystem;
  }
}

function withDefaults({ type, configuration }: TestedSettings): Settings {
  const known = (type ? configurationFieldsOf(type) : []).map(({ name, default: fallback }) => [
    name,
    configuration[name] ?? fallback,
  ]);
  return Object.fromEntries(known.filter(([, value]) => value !== undefined)) as Settings;
}

function failed(message: string): TestOutcome {
  return { success: false, message };
}
