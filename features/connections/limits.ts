export const connectionNameMaximumLength = 120;
/** Of one connection's settings as JSON text. */
export const configMaximumBytes = 100 * 1024;
/** Tests of one account: enough for a person, too few to search a network with. */
export const testsPerMinute = 10;
export const connectionsMaximum = 500;
