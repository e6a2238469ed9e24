export { findReply, type StoredReply } from './answer-store.ts';
export { askInConversation } from './ask-in-conversation.ts';
export { createChatStore } from './chat-store.ts';
export { createConversation, type ReceiptDraft } from './conversation.ts';
export { type ChatParts, chatHandlers } from './routes.ts';
