import { describe, expect, it } from 'vitest';
import { openTestDatabase, storeKinds } from '#platform/db/testing.ts';
import { createAccountStore } from '../../identity/server/index.ts';
import { createChatStore } from './chat-store.ts';

const now = new Date('2026-03-01T10:00:00Z');

describe.each(storeKinds())('messages on %s', (kind) => {
  it('are sent whole as far as one answer of the server goes, from the newest back, and those of before as their text', async () => {
    await using database = await openTestDatabase(kind);
    const caller = await createAccountStore(database.db).create(
      {
        issuer: 'local',
        subject: 'a',
        email: 'a@example.com',
        firstName: 'A',
        lastName: '',
        profileImageUrl: null,
        passwordHash: null,
      },
      now,
    );
    if (!caller) throw new Error('No account was made.');
    const chat = createChatStore(database.db);
    const session = await chat.createSession(caller, { title: '', dataSourceIds: null, now });
    for (let number = 0; number < 4; number += 1)
      await chat.append(
        caller,
        session.id,
        {
          id: `m${number}`,
          role: 'assistant',
          content: `text ${number}`,
          isVoice: false,
          metadata: { drawn: { columns: [], rows: [['ü'.repeat(2e6)]] } } as never,
          plan: null,
          offered: [],
        },
        now,
      );
    const messages = await chat.listMessages(caller, session.id);
    expect(messages.map(({ content, metadata }) => [content, JSON.stringify(metadata).length > 1e6])).toEqual(
      [
        ['text 0', false],
        ['text 1', false],
        ['text 2', true],
        ['text 3', true],
      ],
    );
  });
});
