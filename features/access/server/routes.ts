import { AppError } from '#kernel/errors.ts';
import type { Clock } from '#platform/clock.ts';
import type { Handlers } from '#platform/http/mount.ts';
import type { accessEndpoints } from '../contract.ts';
import { accessStrings } from '../strings.ts';
import type { TokenStore } from './token-store.ts';

export interface AccessParts {
  tokens: TokenStore;
  clock: Clock;
}

export function accessHandlers({ tokens, clock }: AccessParts): Handlers<typeof accessEndpoints> {
  return {
    list: ({ caller }) => tokens.list(caller, clock.now()),
    create: ({ caller, body }) => tokens.create(caller, { ...body, now: clock.now() }),
    async revoke({ caller, params }) {
      if (!(await tokens.revoke(caller, params.id))) throw new AppError('notFound', accessStrings.unknown);
      return { id: params.id };
    },
  };
}
