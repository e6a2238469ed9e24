import type { AccessToken } from '#connectors/index.ts';
import type { OAuthProvider } from '#connectors/manifests.ts';
import { AppError, type ErrorCode } from '#kernel/errors.ts';

/** Tokens of OAuth clients go to the process that calls a system by IPC, as it asks for them: the client itself stays with the server. */

/** Hands out the token of a workspace. Throws AppError with a sentence where a person has to do something first. */
export type AccessTokens = (wanted: {
  workspaceId: string;
  provider: OAuthProvider;
  /** Host of the system that it will be sent to, as it was entered. */
  place: string;
  /** The token that the system has refused. */
  stale: string | undefined;
  signal: AbortSignal;
}) => Promise<AccessToken>;

/** Is told of each call of a system that a provider's client signs in, when it is over. */
export type OnSystemCall = (made: {
  workspaceId: string;
  provider: OAuthProvider;
  /** What was done, in our words. */
  call: string;
  isOk: boolean;
}) => void;

export interface TokenQuestion {
  kind: 'token';
  stale?: string;
}

type TokenAnswer = { token: AccessToken } | { refused: { code: ErrorCode; message: string } };

/** A reading of six hours with tokens of five minutes asks no more often. */
const mostQuestions = 100;

const tooManyQuestions =
  'The system refused one token after the other. Check that the OAuth client belongs to this system.';

export function isTokenQuestion(question: unknown): question is TokenQuestion {
  return (question as { kind?: unknown }).kind === 'token';
}

/** What answers the questions of one process: with tokens of this workspace and provider, and no others. */
export function answerTokens(
  accessTokens: AccessTokens,
  owner: { workspaceId: string; provider: OAuthProvider; place: string; signal: AbortSignal },
): (question: TokenQuestion) => Promise<TokenAnswer> {
  let asked = 0;
  return async ({ stale }) => {
    asked += 1;
    if (asked > mostQuestions) return { refused: { code: 'tooMany', message: tooManyQuestions } };
    try {
      return { token: await accessTokens({ ...owner, stale }) };
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      return { refused: { code: error.code, message: error.message } };
    }
  };
}

/** `SystemTools.accessToken` in the process that calls. */
export function askForTokens(
  ask: (question: unknown) => Promise<unknown>,
): (stale?: string) => Promise<AccessToken> {
  return async (stale) => {
    const question: TokenQuestion = { kind: 'token', ...(stale === undefined ? {} : { stale }) };
    const answer = (await ask(question)) as TokenAnswer;
    if ('refused' in answer) throw new AppError(answer.refused.code, answer.refused.message);
    return answer.token;
  };
}
