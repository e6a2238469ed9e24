import type { PracticeForms, PracticeType } from '#kernel/practice.ts';
import type { Handlers } from '#platform/http/mount.ts';
import { ownOrigin } from '#platform/http/own-origin.ts';
import type { PracticeSettings, practiceEndpoints } from '../../contract.ts';
import { practicePage } from './practice-page.ts';

/** Plays systems on this machine, with invented data. */
export interface PracticeSystems {
  /** What is offered; nothing where the operator has switched it off. */
  types: readonly PracticeType[];
  /**
   * Resolves once it can be signed in to. Throws `forbidden` where none is offered, `unavailable` where it does not start.
   * @param caller the workspace, and this server as its browser has it
   */
  start(type: PracticeType, caller: { workspaceId: string; origin: string }): Promise<PracticeForms>;
  /** Whether settings of a system of this type lead to one. */
  isAt(type: string, settings: Readonly<Record<string, unknown>>): boolean;
  /**
   * Where somebody who agrees to be signed in goes back to. Throws `invalid` for a client of another workspace, and for any other place.
   * @param asked of the sign-in page, as RFC 6749 §4.1.1 has it
   */
  authorize(request: { workspaceId: string; redirectUri: string; asked: URLSearchParams }): URL;
  /** Nobody needs them for now; whoever calls one starts it again. */
  end(): void;
}

export function practiceHandlers({
  practice,
}: {
  practice: PracticeSystems;
}): Handlers<typeof practiceEndpoints> {
  return {
    listPractice: async () => practice.types.map((type) => ({ type })),
    async startPractice({ caller: { workspaceId }, body: { type }, request }) {
      const forms = await practice.start(type, { workspaceId, origin: ownOrigin(request) });
      return { type, ...forms } as PracticeSettings;
    },
    async authorizePractice({ caller: { workspaceId }, request, reply }) {
      const { searchParams: asked } = new URL(request.url, 'http://any.example');
      const redirectUri = new URL('/api/oauth/callback', ownOrigin(request)).href;
      const back = practice.authorize({ workspaceId, redirectUri, asked });
      reply.type('text/html; charset=utf-8').send(practicePage(back));
      return undefined;
    },
  };
}
