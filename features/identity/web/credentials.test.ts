import { describe, expect, it } from 'vitest';
import { checkCredentials } from './credentials.ts';
import { displayName, initialOf } from './display-name.ts';

const good = { firstName: 'Ada', lastName: '', email: 'ada@example.com', password: 'ten or more' };

describe('the check of the forms', () => {
  it('lets good entries pass, with no last name too', () => {
    expect(checkCredentials(good, true)).toEqual({});
  });

  it('names every wrong field of a new account', () => {
    const wrong = { ...good, firstName: ' ', email: 'ada@example', password: 'too short' };
    expect(Object.keys(checkCredentials(wrong, true))).toEqual(['firstName', 'email', 'password']);
  });

  it('asks no more of a sign-in than an address and some password', () => {
    expect(checkCredentials({ ...good, firstName: '', password: 'x' }, false)).toEqual({});
    expect(Object.keys(checkCredentials({ ...good, password: '' }, false))).toEqual(['password']);
  });
});

describe('the name of a person', () => {
  it.each([
    [{ firstName: 'Ada', lastName: 'Lovelace', email: 'a@b.c' }, 'Ada Lovelace', 'A'],
    [{ firstName: 'Ada', lastName: '', email: 'x@b.c' }, 'Ada', 'A'],
    [{ firstName: '', lastName: 'Lovelace', email: 'ada@b.c' }, 'ada', 'A'],
    [{ firstName: '', lastName: '', email: '' }, 'User', 'U'],
  ])('of %j is %s', (person, name, initial) => {
    expect(displayName(person)).toBe(name);
    expect(initialOf(person)).toBe(initial);
  });
});
