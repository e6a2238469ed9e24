/** Every token begins so: it can be recognised in a file where it should not be. */
export const tokenPrefix = 'plb_';
export const tokenNameMaximumLength = 80;
export const tokensMaximum = 20;
/** Days that a token may be valid for; null: until it is revoked. */
export const tokenLifetimes = [30, 90, 365, null] as const;
export const defaultTokenLifetime = 90;
/** Calls of the tools by one token. */
export const toolCallsPerMinute = 120;
export const mcpPath = '/mcp';
