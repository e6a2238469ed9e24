import { expect, it } from 'vitest';
import { mayReceiveToken } from './token-hosts.ts';

const client = (more: Record<string, string> = {}) => ({
  settings: { authUrl: 'https://my300000.s4hana.cloud.sap/sap/bc/sec/oauth2/authorize', ...more },
  tokenUrl: 'https://my300000.s4hana.cloud.sap/sap/bc/sec/oauth2/token',
});

it.each([
  ['my300000.s4hana.cloud.sap', true],
  ['my300000.s4hana.cloud.sap:44300', true],
  ['my300000-api.s4hana.cloud.sap', true],
  ['my300001-api.s4hana.cloud.sap', false],
  ['evil.example.com', false],
  ['my300000.s4hana.cloud.sap.evil.example.com', false],
  ['my300000.s4hana.cloud.sap@evil.example.com', false],
  ['127.0.0.1', false],
  ['', false],
])('a token goes to its own system alone: %s %s', (place, may) => {
  expect(mayReceiveToken(place, client(), { places: {} })).toBe(may);
});

it('goes where somebody with the secret, or the provider itself, said that the system is', () => {
  const gateway = 'gateway.example.com';
  const entered = client({ systemUrl: `https://${gateway}:8443/` });
  expect(mayReceiveToken(gateway, client(), { places: {} })).toBe(false);
  expect(mayReceiveToken(gateway, entered, { places: {} })).toBe(true);
  expect(mayReceiveToken(gateway, client(), { places: { geolocation: `https://${gateway}` } })).toBe(true);
});

it.each([
  ['mytenant.eu10.hcs.cloud.sap', true],
  ['mytenant.us10.hcs.cloud.sap', false],
  ['other.eu10.hcs.cloud.sap', false],
  ['mytenant.eu10.hcs.cloud.sap.evil.example.com', false],
])('a tenant of Datasphere is known by its sign-in: %s %s', (place, may) => {
  const authUrl = 'https://mytenant.authentication.eu10.hana.ondemand.com/oauth/authorize';
  const tokenUrl = 'https://mytenant.authentication.eu10.hana.ondemand.com/oauth/token';
  expect(mayReceiveToken(place, { settings: { authUrl }, tokenUrl }, { places: {} })).toBe(may);
});

it.each([
  ['openapi.ariba.com', true],
  ['eu.openapi.ariba.com', true],
  ['openapi.ariba.com.evil.example.com', false],
  ['evilariba.com', false],
  ['my300000.s4hana.cloud.sap', false],
])('a token of Ariba goes to the interfaces of Ariba: %s %s', (place, may) => {
  const ariba = {
    settings: { authUrl: 'https://api-eu.ariba.com' },
    tokenUrl: 'https://api-eu.ariba.com/v2/oauth/token',
  };
  expect(mayReceiveToken(place, ariba, { places: {} })).toBe(may);
  expect(mayReceiveToken('openapi.ariba.com', client(), { places: {} })).toBe(false);
});

it('goes to the geolocation that was entered', () => {
  const entered = client({ geolocation: 'https://us2.api.concursolutions.com' });
  expect(mayReceiveToken('us2.api.concursolutions.com', entered, { places: {} })).toBe(true);
  expect(mayReceiveToken('us2.api.concursolutions.com', client(), { places: {} })).toBe(false);
});
