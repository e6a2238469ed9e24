/** A question longer than this is a document, not a question. */
export const questionMaximumLength = 8000;
export const messagesPerMinute = 60;
export const sessionTitleMaximumLength = 200;
export const answerRowsMaximum = 200;
/** Title of the session that the chat panel creates when there is none. */
export const defaultSessionTitle = 'New conversation';
/** An agent that says nothing for so long counts as unavailable. Its thread may be starting, or busy with a hard question. */
export const agentProbeMs = 20_000;
