/** Eight columns as a shop has them; spread by multiplication with primes, so that nothing is sorted but the key. */
export const columnsOfOrders = `i AS order_id, current_date - CAST(i * 7919 % 1000 AS INTEGER) AS order_date,
  'Customer ' || (i * 31 % 5000) AS customer, ['North', 'South', 'East', 'West'][1 + i % 4] AS region,
  'Product ' || (i % 120) AS product, CAST((i * 17 % 90) + 1 AS BIGINT) AS quantity,
  CAST(i * 7907 % 100000 / 100.0 AS DECIMAL(10, 2)) AS unit_price,
  CAST(i * 104729 % 10000000 / 100.0 AS DECIMAL(12, 2)) AS amount`;
