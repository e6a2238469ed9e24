import { describe, expect, it } from 'vitest';
import type { ColumnRole, ColumnType } from '#kernel/catalog.ts';
import { aggregateOfRole, decideRole, type RoleEvidence } from './roles.ts';
import { unitOfName } from './units.ts';

type Case = [name: string, type: ColumnType, role: ColumnRole, evidence?: Partial<RoleEvidence>];

const cases: Case[] = [
  // Identifiers: never added up.
  ['customer_id', 'integer', 'identifier', { distinctCount: 40, min: '1', max: '40' }],
  ['ID', 'integer', 'identifier', { isUnique: true }],
  ['id_client', 'integer', 'identifier'],
  ['CustomerID', 'integer', 'identifier'],
  ['customerid', 'integer', 'identifier'],
  ['Order No', 'integer', 'identifier'],
  ['Order #', 'integer', 'identifier'],
  ['invoice_number', 'integer', 'identifier'],
  ['alid', 'integer', 'identifier', { isUnique: true, min: '3', max: '9000' }],
  ['dst_apid', 'integer', 'identifier', { distinctCount: 40, min: '3', max: '9000' }],
  ['staff_id', 'decimal', 'identifier', { distinctCount: 40, nullCount: 5, min: '0.0', max: '674810.0' }],
  ['custid', 'integer', 'identifier', { distinctCount: 40 }],
  ['rid', 'integer', 'identifier', { isUnique: true, min: '5', max: '70000' }],
  ['Rechnungsnummer', 'integer', 'identifier', { isUnique: true, min: '4711', max: '99000' }],
  ['Kundennr', 'integer', 'identifier', { distinctCount: 40, min: '17', max: '9000' }],
  ['Booking Ref', 'integer', 'identifier', { isUnique: true, min: '17', max: '9000' }],
  ['paid', 'integer', 'additive', { distinctCount: 40, min: '10', max: '900' }],
  ['highest bid', 'integer', 'additive', { distinctCount: 40, min: '10', max: '900' }],
  ['aid', 'integer', 'additive', { distinctCount: 40, min: '10', max: '900' }],
  ['zip', 'integer', 'identifier', { min: '1001', max: '99950' }],
  ['Postal Code', 'text', 'identifier', { isUnique: true, distinctCount: 100 }],
  ['phone', 'integer', 'identifier'],
  ['SKU', 'text', 'identifier'],
  ['product_code', 'text', 'identifier', { distinctCount: 100, isUnique: true }],
  ['country_code', 'text', 'category', { distinctCount: 8 }],
  ['Kundennr', 'text', 'identifier', { min: '00017', max: '01001' }],
  ['row', 'integer', 'identifier', { isUnique: true, min: '1', max: '100', isFirstColumn: true }],
  ['account', 'integer', 'identifier', { min: '4000000000000000', max: '4999999999999999' }],
  ['barcode', 'integer', 'identifier'],
  ...['Cost center', 'Plant', 'Vendor', 'Batch', 'GL', 'Store', 'Route', 'Material'].map(
    (name): Case => [name, 'integer', 'identifier', { distinctCount: 7, min: '1010', max: '8100' }],
  ),
  ['Material', 'integer', 'additive', { distinctCount: 90, min: '310', max: '8100' }],
  ['Material', 'decimal', 'additive', { distinctCount: 7, min: '1010.5', max: '8100.0' }],
  ['PLZ', 'integer', 'identifier', { min: '10115', max: '80331' }],
  ['code postal', 'integer', 'identifier', { min: '1000', max: '95880' }],
  ['CAP', 'integer', 'identifier', { min: '10121', max: '80131' }],
  ['Cap', 'integer', 'additive', { min: '100', max: '90000' }],
  ['Téléphone', 'integer', 'identifier', { min: '30123456', max: '30123999' }],
  ['Teléfono', 'integer', 'identifier', { min: '30123456', max: '30123999' }],
  ['Vertrag', 'integer', 'identifier', { min: '7001', max: '7400' }],
  ['Bestellungsnr', 'integer', 'identifier', { min: '7001', max: '7400' }],
  ['Breitengrad', 'double', 'place', { min: '47.2', max: '54.9' }],
  ['Längengrad', 'double', 'place', { min: '6.2', max: '14.9' }],
  // Units of time in other languages; what does not fit the unit is an amount.
  ['Jahr', 'integer', 'ordinal', { min: '2023', max: '2024', rowCount: 3 }],
  ['année', 'integer', 'ordinal', { min: '2023', max: '2024', rowCount: 3 }],
  ['Año', 'integer', 'ordinal', { min: '1870', max: '1895', rowCount: 3 }],
  ['år', 'integer', 'ordinal', { min: '2023', max: '2024', rowCount: 3 }],
  ['Jahr', 'integer', 'additive', { min: '3', max: '40' }],
  ['mois', 'integer', 'ordinal', { min: '1', max: '12' }],
  ['Monat Nr.', 'integer', 'ordinal', { min: '1', max: '12' }],
  ['Monat', 'integer', 'additive', { min: '12', max: '480' }],
  ['trimestre', 'integer', 'ordinal', { min: '1', max: '4' }],
  ['Woche', 'integer', 'ordinal', { min: '1', max: '52' }],
  ['Umsatz pro Monat', 'integer', 'additive', { min: '1', max: '12' }],
  // Numbers that say when are never added up.
  ['period', 'integer', 'identifier', { min: '202312', max: '202402' }],
  ['Buchungsdatum', 'integer', 'identifier', { min: '20231231', max: '20240229' }],
  ['date', 'integer', 'identifier', { min: '45292', max: '45352' }],
  ['Order Date', 'double', 'identifier', { min: '45292.25', max: '45352.5' }],
  ['Monat', 'integer', 'identifier', { min: '202301', max: '202412' }],
  ['period', 'integer', 'additive', { min: '3', max: '500' }],
  // Counts are quantities although they say "number".
  ['Number of Orders', 'integer', 'additive'],
  ['num_sold', 'integer', 'additive'],
  ['no_of_items', 'integer', 'additive'],
  ['order_count', 'integer', 'additive'],
  // Additive measures.
  ['Revenue (EUR)', 'decimal', 'additive', { unit: 'EUR' }],
  ['net_amount', 'decimal', 'additive'],
  ['quantity', 'integer', 'additive', { min: '1', max: '90' }],
  ['sales', 'integer', 'additive', { isUnique: true, min: '100', max: '9000' }],
  ['cost', 'decimal', 'additive'],
  ['Total Sales', 'decimal', 'additive'],
  ['discount_amount', 'decimal', 'additive'],
  ['goals', 'integer', 'additive'],
  ['Points', 'integer', 'additive'],
  ['duration_minutes', 'integer', 'additive'],
  ['weight_kg', 'double', 'additive', { unit: 'kg' }],
  ['votes', 'integer', 'additive'],
  ['tax', 'decimal', 'additive'],
  ['Sales 2019', 'integer', 'additive', { min: '1950', max: '2050', distinctCount: 60 }],
  // Ratios are averaged.
  ['unit_price', 'decimal', 'ratio'],
  ['Price', 'decimal', 'ratio', { unit: 'USD' }],
  ['unit_cost', 'decimal', 'ratio'],
  ['discount', 'decimal', 'ratio'],
  ['growth_pct', 'decimal', 'ratio', { unit: '%' }],
  ['Conversion Rate', 'double', 'ratio'],
  ['avg_order_value', 'decimal', 'ratio'],
  ['rating', 'decimal', 'ratio'],
  ['Score', 'integer', 'ratio'],
  ['age', 'integer', 'ratio'],
  ['temperature', 'double', 'ratio'],
  ['Population density', 'double', 'ratio'],
  ['Inventory turnover rate', 'double', 'ratio'],
  ['latency', 'double', 'ratio'],
  ['height', 'integer', 'ratio'],
  // Balances are taken at the end of a period.
  ['headcount', 'integer', 'balance'],
  ['Stock', 'integer', 'balance'],
  ['inventory_level', 'integer', 'balance'],
  ['account_balance', 'decimal', 'balance'],
  ['population', 'integer', 'balance'],
  ['Closing Value', 'decimal', 'balance'],
  ['qty_on_hand', 'integer', 'balance'],
  // Years, ranks and parts of dates.
  ['year', 'integer', 'ordinal', { min: '2015', max: '2024' }],
  ['Year built', 'integer', 'ordinal', { min: '1890', max: '2020' }],
  ['season', 'integer', 'ordinal', { min: '1999', max: '2012' }],
  ['Built', 'integer', 'ordinal', { min: '1901', max: '2005', distinctCount: 50 }],
  ['month', 'integer', 'ordinal', { min: '1', max: '12' }],
  ['rank', 'integer', 'ordinal', { isUnique: true, min: '1', max: '100' }],
  ['Quarter', 'text', 'ordinal', { distinctCount: 4 }],
  ['weekday', 'text', 'ordinal', { distinctCount: 7 }],
  ['priority', 'text', 'ordinal', { distinctCount: 3 }],
  ['start_time', 'time', 'ordinal'],
  // Words.
  ['region', 'text', 'place', { distinctCount: 4 }],
  ['Ship Country', 'text', 'place'],
  ['latitude', 'double', 'place'],
  ['status', 'text', 'category', { distinctCount: 5 }],
  ['customer_name', 'text', 'category', { isUnique: true, distinctCount: 100, averageLength: 18 }],
  ['comment', 'text', 'text', { averageLength: 140, distinctCount: 98 }],
  ['order_date', 'date', 'date'],
  ['created_at', 'timestamp', 'date'],
  ['is_active', 'boolean', 'boolean'],
]; // biome-ignore format: one case a line

describe('the role of a column', () => {
  it.each(cases)('%s (%s) is %s', (name, type, role, evidence = {}) => {
    const base: RoleEvidence = {
      name,
      type,
      unit: unitOfName(name),
      rowCount: 100,
      nullCount: 0,
      distinctCount: 30,
      isUnique: false,
      min: type === 'text' ? 'a' : '1',
      max: type === 'text' ? 'z' : '500',
      averageLength: type === 'text' ? 8 : 0,
      isFirstColumn: false,
    };
    expect(decideRole({ ...base, ...evidence })).toBe(role);
  });

  it('sums only what is additive', () => {
    expect(aggregateOfRole('additive')).toBe('sum');
    expect(aggregateOfRole('ratio')).toBe('avg');
    expect(aggregateOfRole('balance')).toBe('last');
    for (const role of ['identifier', 'category', 'date', 'text', 'boolean', 'place', 'ordinal'] as const) {
      expect(aggregateOfRole(role)).toBe('none');
    }
  });
});

describe('the unit in a name', () => {
  it.each([
    ['Revenue (EUR)', 'EUR'],
    ['Weight [kg]', 'kg'],
    ['Weight kg', 'kg'],
    ['amount_usd', 'USD'],
    ['Price in US$', 'USD'],
    ['Price ($)', 'USD'],
    ['Net £', 'GBP'],
    ['discount_pct', '%'],
    ['Share %', '%'],
    ['Distance (m)', 'm'],
    ['Team m', null],
    ['level_m', 'm'],
    ['DistanceNm', 'nm'],
    ['flow_m3s', 'm³/s'],
    ['water_temp_c', '°C'],
    ['plan c', null],
    ['Value (estimated)', null],
    ['quantity', null],
    ['EUR', null],
  ])('%s tells %s', (name, unit) => {
    expect(unitOfName(name)).toBe(unit);
  });
});
