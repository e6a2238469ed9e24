import mysql from 'mysql2';

/** The server asks for the password itself, over a line on which others could read it, or by a method that sends nothing else. */
export class PasswordAskedFor extends Error {
  override name = 'PasswordAskedFor';
  readonly isMethod: boolean;

  /** @param isMethod whether TLS would not change it */
  constructor({ isMethod }: { isMethod: boolean }) {
    super('The server asks for the password itself.');
    this.isMethod = isMethod;
  }
}

/** Of `caching_sha2_password`: the server does not know the user's proof any more, and wants the password. */
const fullAuthentication = 4;

type Plugins = NonNullable<mysql.ConnectionOptions['authPlugins']>;

/**
 * How a user may sign in, beside `mysql_native_password`, which proves the password without telling it. The methods of MySQL 8
 * tell it: over TLS, whose certificate was verified, that is what they are made for. Without TLS they would encrypt it by a key
 * that the server sends, and nobody could tell whose key that is: then the sign-in ends.
 */
export function authenticationPlugins(useTls: boolean): Plugins {
  const cachingSha2 = mysql.authPlugins.caching_sha2_password({ overrideIsSecure: useTls });
  return {
    caching_sha2_password: (metadata) => {
      const answer = cachingSha2(metadata);
      return (data) => {
        if (!useTls && data.length === 1 && data[0] === fullAuthentication)
          throw new PasswordAskedFor({ isMethod: false });
        return answer(data);
      };
    },
    sha256_password:
      ({ connection }) =>
      () => {
        if (!useTls) throw new PasswordAskedFor({ isMethod: false });
        return Buffer.from(`${connection.config.password ?? ''}\0`);
      },
    mysql_clear_password: () => () => {
      throw new PasswordAskedFor({ isMethod: true });
    },
  };
}
