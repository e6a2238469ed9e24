import type { GrantOutcome, GrantWork, SystemTestOutcome } from '#connectors/index.ts';
import { oauthProviders } from '#connectors/manifests.ts';
import { unreachedAfterMs } from '#features/sources/limits.ts';
import { AppError } from '#kernel/errors.ts';
import type { OAuthConfigurationBody } from '../contract.ts';
import { oauthStrings } from '../strings.ts';
import type { Configurations } from './configurations.ts';
import { oauthServerStrings as strings } from './strings.ts';
import type { Tokens } from './tokens.ts';

/** Tells of a place that does not answer by the same words, at the same time. */
export type TellAlike = (
  outcome: Promise<SystemTestOutcome>,
  options: { startedAt: number; afterMs: number; message: string; signal: AbortSignal },
) => Promise<SystemTestOutcome>;

interface TestCaller {
  workspaceId: string;
  /** Whether the caller may know what is at a port that does not answer. */
  seesStages: boolean;
  ownRedirectUri: string;
  signal: AbortSignal;
}

/**
 * Asks the provider whether it accepts the client. Where nobody signs in, for a token, which is not kept; elsewhere with a code that is
 * none: whoever refuses that for what it is has accepted the client.
 */
export async function testConfiguration(
  {
    configurations,
    tokens,
    tellAlike,
  }: { configurations: Configurations; tokens: Pick<Tokens, 'ask'>; tellAlike: TellAlike },
  body: OAuthConfigurationBody,
  { workspaceId, seesStages, ownRedirectUri, signal }: TestCaller,
): Promise<{ success: boolean; message: string }> {
  const startedAt = performance.now();
  const { provider } = body;
  const { name, grant } = oauthProviders[provider];
  const client = await configurations.prepare(workspaceId, body);
  if ('problem' in client) return { success: false, message: client.problem };
  const redirectUri = String(client.settings.redirectUri ?? ownRedirectUri);
  const work: GrantWork = grant === 'authorization-code' ? { kind: 'probe', redirectUri } : { kind: 'own' };
  const message = strings.testUnreached(name);
  if (seesStages) return told(outcomeOf(await tokens.ask({ workspaceId, provider }, client, work, signal)));
  const late = AbortSignal.timeout(unreachedAfterMs);
  const asked = tokens
    .ask({ workspaceId, provider }, client, work, AbortSignal.any([signal, late]))
    .then(outcomeOf)
    .catch((error: unknown) => {
      if (!late.aborted || !(error instanceof AppError) || error.code !== 'cancelled') throw error;
      return { isOk: false, isUnreached: true, message };
    });
  return told(await tellAlike(asked, { startedAt, afterMs: unreachedAfterMs, message, signal }));
}

function outcomeOf(outcome: GrantOutcome): SystemTestOutcome {
  switch (outcome.outcome) {
    case 'issued':
    case 'done':
      return { isOk: true, message: oauthStrings.tested };
    case 'refused':
      return { isOk: false, message: outcome.message };
    case 'failed':
      return { isOk: false, isUnreached: outcome.isUnreached, message: outcome.message };
  }
}

function told({ isOk, message }: SystemTestOutcome): { success: boolean; message: string } {
  return { success: isOk, message };
}
