import { dictionary } from '@zxcvbn-ts/language-common';
import { describe, expect, it } from 'vitest';
import { passwordProblem } from './password-rules.ts';
import { identityServerStrings as strings } from './strings.ts';

const owner = { email: 'grace.hopper@navy.example', firstName: 'Grace', lastName: 'Hopper' };
const refused = (password: string) => passwordProblem(password, owner);

describe('a new password', () => {
  it.each([
    'a long enough password',
    'correct horse battery',
    'Grace likes eleven herons',
    'kX7#pQ2!vN9$',
    'zwölf Boxkämpfer jagen',
    '我喜欢在海边散步看日落吃冰',
  ])('may be %s', async (password) => {
    expect(await refused(password)).toBeNull();
  });

  it.each<[string, string]>([
    ['          ', strings.passwordBlank],
    ['\u00a0\u2003          ', strings.passwordBlank],
    ['aaaaaaaaaaaa', strings.passwordTooRegular],
    ['AAAAaaaaAAAA', strings.passwordTooRegular],
    ['!!!!!!!!!!', strings.passwordTooRegular],
    ['abcabcabcabc', strings.passwordTooRegular],
    ['1234567890', strings.passwordTooRegular],
    ['9876543210987', strings.passwordTooRegular],
    ['abcdefghijkl', strings.passwordTooRegular],
    ['qwertyuiop12', strings.passwordTooRegular],
    ['Qwertzuiop1234', strings.passwordTooRegular],
    ['aaaaa11111bbbbb', strings.passwordTooRegular],
    ['grace.hopper', strings.passwordPersonal],
    ['Grace.Hopper1', strings.passwordPersonal],
    ['grace.hopper@navy.example', strings.passwordPersonal],
    ['hoppergrace99', strings.passwordPersonal],
    ['Plumbline2026', strings.passwordPersonal],
    ['Password2024!', strings.passwordCommon],
    ['password password', strings.passwordCommon],
    ['Let.me.in.1999', strings.passwordCommon],
    ['1qaz2wsx3edc', strings.passwordCommon],
    ['unbelievable', strings.passwordCommon],
  ])('%s is refused', async (password, sentence) => {
    expect(await refused(password)).toBe(sentence);
  });

  it('is none of the 10,000 commonest, in whatever case and with a sign behind it', async () => {
    const list = (dictionary['passwords-common'] as string[]).slice(0, 10_000);
    expect(list).toHaveLength(10_000);
    const passed: string[] = [];
    for (const word of list)
      for (const password of [word, word.toUpperCase(), `${word}!`])
        if ((await refused(password)) === null) passed.push(password);
    expect(passed).toEqual([]);
  });
});
