import type { FastifyRequest } from 'fastify';
import type { AuditEvent, RecordAudit } from '#features/audit/contract.ts';
import type { Deletion } from '#features/security/contract.ts';
import { setPasswordPath } from '#features/security/limits.ts';
import { securityStrings } from '#features/security/strings.ts';
import { AppError } from '#kernel/errors.ts';
import type { Clock } from '#platform/clock.ts';
import type { Handlers } from '#platform/http/mount.ts';
import { originOf } from '#platform/http/request-origin.ts';
import type { Caller, Sessions } from '#platform/sessions/sessions.ts';
import type { Person, peopleEndpoints } from '../contract.ts';
import { peopleStrings as strings } from '../strings.ts';
import type { PeopleStore } from './people-store.ts';

export interface PeopleParts {
  people: PeopleStore;
  sessions: Sessions;
  accounts: {
    create(
      account: {
        issuer: string;
        subject: string;
        email: string;
        firstName: string;
        lastName: string;
        profileImageUrl: null;
        passwordHash: null;
        isVouchedFor: true;
      },
      now: Date,
    ): Promise<Caller | null>;
  };
  links: { issue(accountId: string, now: Date): Promise<{ token: string; expiresAt: string }> };
  signUp: {
    /** Whether the operator closed it. */
    isFixed: boolean;
    kind: 'local' | 'oidc';
    isOpen(): Promise<boolean>;
    setOpen(isOpen: boolean, now: Date): Promise<void>;
  };
  describeDeletion(accountId: string): Promise<Deletion>;
  deleteAccount(accountId: string): Promise<void>;
  onAccountCreated: () => void;
  recordAudit: RecordAudit;
  clock: Clock;
}

export function peopleHandlers(parts: PeopleParts): Handlers<typeof peopleEndpoints> {
  const { people, sessions, accounts, links, signUp, clock } = parts;
  return {
    list: ({ query }) => people.list(query),

    async add({ caller, body, request }) {
      if (signUp.kind === 'oidc') throw new AppError('conflict', strings.signUpElsewhere);
      const { email } = body;
      const created = await accounts.create(
        {
          ...body,
          issuer: 'local',
          subject: email,
          profileImageUrl: null,
          passwordHash: null,
          isVouchedFor: true,
        },
        clock.now(),
      );
      if (!created) throw new AppError('conflict', strings.emailTaken);
      parts.onAccountCreated();
      await record(request, caller, created.accountId, 'personAdd');
      return linkFor(created.accountId);
    },

    async change({ caller, params, body, request }) {
      const person = await requirePerson(params.id);
      if (params.id === caller.accountId) throw new AppError('conflict', strings.notYourself);
      const { isDisabled, isAdministrator } = body;
      if (isDisabled !== undefined && isDisabled !== person.isDisabled) {
        await people.setDisabled(params.id, isDisabled, clock.now());
        if (isDisabled) await sessions.endOf(params.id);
        await record(request, caller, params.id, isDisabled ? 'accountDisable' : 'accountEnable');
      }
      if (isAdministrator !== undefined && isAdministrator !== person.isAdministrator) {
        await people.setAdministrator(params.id, isAdministrator);
        await record(
          request,
          caller,
          params.id,
          isAdministrator ? 'administratorAdd' : 'administratorRemove',
        );
      }
      return requirePerson(params.id);
    },

    async issueLink({ caller, params, request }) {
      const person = await requirePerson(params.id);
      if (person.kind === 'oidc') throw new AppError('conflict', strings.noPassword);
      if (person.isDisabled) throw new AppError('conflict', strings.linkOfDisabled);
      await record(request, caller, params.id, 'passwordLink');
      return linkFor(params.id);
    },

    async listSessions({ params }) {
      await requirePerson(params.id);
      return sessions.list(params.id);
    },

    async endSessions({ caller, params, request }) {
      await requirePerson(params.id);
      const ended = await sessions.endOf(params.id);
      await record(request, caller, params.id, 'sessionsEnd');
      return { ended };
    },

    async endSession({ caller, params, request }) {
      const ended = await sessions.endOf(params.id, { id: params.sessionId });
      if (ended === 0) throw new AppError('notFound', securityStrings.unknownSession);
      await record(request, caller, params.id, 'sessionsEnd');
      return { ended };
    },

    async readDeletion({ params }) {
      await requirePerson(params.id);
      return parts.describeDeletion(params.id);
    },

    async remove({ caller, params, body, request }) {
      const person = await requirePerson(params.id);
      if (params.id === caller.accountId) throw new AppError('conflict', strings.notYourself);
      if (body.email.trim().toLowerCase() !== person.email.toLowerCase())
        throw new AppError('invalid', securityStrings.emailMismatch);
      await parts.deleteAccount(params.id);
      await record(request, caller, params.id, 'accountDelete');
      return { id: params.id };
    },

    readSignUp,

    async changeSignUp({ caller, body, request }) {
      if (signUp.isFixed || signUp.kind === 'oidc')
        throw new AppError('conflict', strings.signUpCannotChange);
      await signUp.setOpen(body.isOpen, clock.now());
      await record(request, caller, null, body.isOpen ? 'signUpOpen' : 'signUpClose');
      return readSignUp();
    },
  };

  async function readSignUp() {
    const { isFixed, kind } = signUp;
    return { isOpen: kind === 'local' && (await signUp.isOpen()), isFixed: isFixed || kind === 'oidc', kind };
  }

  async function requirePerson(id: string): Promise<Person> {
    const person = await people.find(id);
    if (!person) throw new AppError('notFound', strings.unknownPerson);
    return person;
  }

  async function linkFor(accountId: string) {
    const { token, expiresAt } = await links.issue(accountId, clock.now());
    return { id: accountId, link: `${setPasswordPath}#${token}`, expiresAt };
  }

  /** The person it was done to reads of it, too. */
  async function record(
    request: FastifyRequest,
    { accountId, workspaceId }: Caller,
    subjectId: string | null,
    kind: AuditEvent['kind'],
  ): Promise<void> {
    await parts.recordAudit(originOf(request), {
      kind,
      outcome: 'done',
      accountId,
      workspaceId: subjectId === null ? workspaceId : await people.findWorkspace(subjectId),
      ...(subjectId === null ? {} : { subjectId }),
    });
  }
}
