/** In characters. A question longer than this is a document, not a question: it is answered by saying so. */
export const questionMaximumLength = 1000;
/** From here on the box says how many characters are left. */
export const questionNearlyTooLong = 800;
/** What is stored as a message at all. */
export const messageMaximumLength = 8000;
export const messagesPerMinute = 60;
export const deletionsPerMinute = 120;
export const sessionTitleMaximumLength = 200;
export const answerRowsMaximum = 200;
/** Title of the session that the chat panel creates when there is none. */
export const defaultSessionTitle = 'New conversation';
/** An agent that says nothing for so long counts as unavailable. Its thread may be starting, or busy with a hard question. */
export const agentProbeMs = 20_000;
