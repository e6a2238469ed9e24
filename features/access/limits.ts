/** Every token begins so: it can be recognised in a file where it should not be. */
export const tokenPrefix = 'plb_';
export const tokenNameMaximumLength = 80;
export const tokensMaximum = 20;
/** Days that a token may be valid for; null: until it is revoked. */
export const tokenLifetimes = [30, 90, 365, null] as const;
export const defaultTokenLifetime = 90;
/** Calls of the tools by all programs of one account: a further token is no further count. */
export const toolCallsPerMinute = 120;
/** Calls without a valid token from one address. A token cannot be guessed; this bounds the work and the log. */
export const refusedTokensPerMinute = 60;
export const mcpPath = '/mcp';
