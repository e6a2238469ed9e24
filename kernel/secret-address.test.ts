import { describe, expect, it } from 'vitest';
import { redactAddress, redactAddressesIn, secretParametersOf } from './secret-address.ts';

describe('an address', () => {
  it.each([
    [
      'https://h.example.com/x?api_key=s3cret&sap-client=100',
      'https://h.example.com/x?api_key=[redacted]&sap-client=100',
    ],
    ['https://ada:s3cret@h.example.com/x', 'https://[redacted]@h.example.com/x'],
    ['https://ada:s3%40cret@x@h.example.com', 'https://[redacted]@h.example.com'],
    ['https://h?accessToken=s3cret#token=s3cret', 'https://h?accessToken=[redacted]#token=[redacted]'],
    ['https://h?a=1&%61pi%2Dkey=s3cret', 'https://h?a=1&%61pi%2Dkey=[redacted]'],
    ['https://h/f?code=s3cret', 'https://h/f?code=[redacted]'],
    ['https://h/f?sv=2024&sig=s3cret', 'https://h/f?sv=2024&sig=[redacted]'],
    [
      'Server=h;Database=d;Password=s3cret;Encrypt=true',
      'Server=h;Database=d;Password=[redacted];Encrypt=true',
    ],
    ['jdbc:sqlserver://h:1433;user=a;pwd=s3cret', 'jdbc:sqlserver://h:1433;user=a;pwd=[redacted]'],
    ['postgresql://ada:s3cret@h/db?sslmode=require', 'postgresql://[redacted]@h/db?sslmode=require'],
  ])('G03 %s is told as %s', (address, told) => {
    expect(redactAddress(address)).toBe(told);
    expect(redactAddress(told)).toBe(told);
  });

  it.each([
    'https://mytenant.example.com/sap/opu/odata?sap-client=100&sap-language=EN',
    'https://login.example.com/authorize?response_type=code&audience=x&resource=y&token_type=z&key_id=7',
    'https://h/x?country_code=DE&sort=key',
    'mail to ada@example.com',
    'host.example.com',
    '',
  ])('%s holds no secret and stays as it is', (address) => {
    expect(redactAddress(address)).toBe(address);
    expect(secretParametersOf(address)).toEqual([]);
  });
});

it('G11 finds addresses in the words of an error', () => {
  expect(
    redactAddressesIn(
      'fetch of "https://a:b@h/x?token=t" failed (see https://docs.example.com/?q=1), then http://h?key=s.',
    ),
  ).toBe(
    'fetch of "https://[redacted]@h/x?token=[redacted]" failed (see https://docs.example.com/?q=1), then http://h?key=[redacted]',
  );
});
