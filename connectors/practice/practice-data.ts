/** What lies in the practice database, as PostgreSQL's own SQL: it is filled by the engine that is asked later. */

export const practiceDatabase = 'practice';
/** Who reads it: SELECT alone, so that the product has nothing to warn of. */
export const practiceReader = 'practice_reader';

const shipmentCount = 5000;
const ticketCount = 640;
/** Two years, of which the last day is `lastDay`. */
const storyDays = 730;

/**
 * A forwarder, invented: depots, carriers, shipments, and what customers had to say of them. Two schemas, keys, comments, a view, money,
 * empty cells, moments with a zone. The same last day gives the same rows, so that a later start changes no number.
 * @param lastDay `YYYY-MM-DD`
 */
export function practiceSql(lastDay: string): readonly string[] {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(lastDay)) throw new Error(`"${lastDay}" is no day.`);
  return [tables, places, shipments(lastDay), tickets, comments, reader];
}

const tables = `
CREATE SCHEMA shipping;
CREATE SCHEMA support;
CREATE TABLE shipping.depots (depot_code text PRIMARY KEY, city text NOT NULL, country text NOT NULL, opened_on date NOT NULL);
CREATE TABLE shipping.carriers (carrier_id int PRIMARY KEY, carrier text NOT NULL, mode text NOT NULL);
CREATE TABLE shipping.shipments (
  shipment_id bigint PRIMARY KEY,
  depot_code text NOT NULL REFERENCES shipping.depots,
  carrier_id int NOT NULL REFERENCES shipping.carriers,
  booked_on date NOT NULL,
  delivered_on date,
  status text NOT NULL,
  is_express boolean NOT NULL,
  pallets smallint NOT NULL,
  weight_kg numeric(8,1) NOT NULL,
  freight_eur numeric(10,2) NOT NULL,
  updated_at timestamptz NOT NULL);
CREATE TABLE support.tickets (
  ticket_id int PRIMARY KEY,
  shipment_id bigint NOT NULL REFERENCES shipping.shipments,
  topic text NOT NULL,
  priority text NOT NULL,
  opened_at timestamptz NOT NULL,
  closed_at timestamptz,
  satisfaction smallint);
CREATE VIEW shipping.late_shipments AS
  SELECT shipment_id, depot_code, carrier_id, booked_on, delivered_on, delivered_on - booked_on AS days_under_way
  FROM shipping.shipments WHERE delivered_on - booked_on > 4;`;

const places = `
INSERT INTO shipping.depots VALUES
  ('RTM', 'Rotterdam', 'Netherlands', '2011-03-01'), ('HAM', 'Hamburg', 'Germany', '2012-09-15'), ('LYS', 'Lyon', 'France', '2014-05-02'),
  ('GDN', 'Gdansk', 'Poland', '2015-11-20'), ('VLC', 'Valencia', 'Spain', '2017-02-13'), ('TRS', 'Trieste', 'Italy', '2018-06-25'),
  ('MMA', 'Malmö', 'Sweden', '2020-01-07'), ('OPO', 'Porto', 'Portugal', '2022-10-03');
INSERT INTO shipping.carriers VALUES
  (1, 'Northway', 'Road'), (2, 'Ferrum Rail', 'Rail'), (3, 'Altair Cargo', 'Air'),
  (4, 'Blue Current', 'Sea'), (5, 'Kestrel Lines', 'Road'), (6, 'Polder Freight', 'Road');`;

/** Whole numbers and their remainders alone: nothing in it depends on a release of the engine. */
const shipments = (lastDay: string): string => `
INSERT INTO shipping.shipments
WITH drawn AS (
  SELECT n, (n * 7919 + 1303) % 10007 AS a, (n * 6151 + 97) % 9973 AS b, (n * 4099 + 11) % 9967 AS c,
    date '${lastDay}' - (${storyDays - 1} - (n - 1) * ${storyDays} / ${shipmentCount})::int AS booked_on
  FROM generate_series(1::bigint, ${shipmentCount}) AS n
), told AS (
  SELECT *, (ARRAY[1,1,1,1,2,2,2,3,3,4,4,5,6,7,8,1])[1 + a % 16] AS depot, (ARRAY[1,1,1,2,2,3,4,4,5,6])[1 + b % 10] AS carrier_id,
    c % 7 = 0 AS is_express, (1 + (a + c) % 12)::smallint AS pallets,
    CASE WHEN b % 41 = 0 THEN 'Cancelled' WHEN date '${lastDay}' - booked_on < 1 + c % 6 THEN 'In transit'
      WHEN b % 97 = 5 THEN 'Lost' ELSE 'Delivered' END AS status
  FROM drawn
)
SELECT n, (ARRAY['RTM','HAM','LYS','GDN','VLC','TRS','MMA','OPO'])[depot], carrier_id, booked_on,
  CASE WHEN status = 'Delivered' THEN booked_on + (CASE WHEN is_express THEN 1 ELSE 1 + c % 6 END)::int END,
  status, is_express, pallets, pallets * 180 + (a % 900) / 10.0,
  ((pallets * (4200 + depot * 310 + carrier_id * 170) * (CASE WHEN is_express THEN 7 ELSE 4 END) / 4 + a % 1000)
    * (100 + n / 250 + (ARRAY[-8,-6,0,2,3,0,-4,-5,4,8,14,10])[extract(month FROM booked_on)::int]) / 100)::bigint / 100.0,
  (booked_on + (CASE WHEN status = 'Delivered' THEN 1 + c % 6 ELSE 0 END)::int + time '07:00' + make_interval(mins => (a % 600)::int)) AT TIME ZONE 'UTC'
FROM told;`;

const tickets = `
INSERT INTO support.tickets
WITH drawn AS (
  SELECT n, n * 7 + (n * 31) % 7 AS shipment_id, (n * 5443 + 7) % 9941 AS a, (n * 3571 + 29) % 9929 AS b
  FROM generate_series(1, ${ticketCount}) AS n
)
SELECT n, shipment_id, (ARRAY['Delay','Delay','Damage','Invoice','Address','Customs'])[1 + a % 6], (ARRAY['Low','Normal','Normal','High'])[1 + b % 4],
  opened_at, CASE WHEN a % 23 > 0 THEN opened_at + make_interval(hours => (2 + b % 90)::int) END,
  CASE WHEN a % 23 > 0 AND b % 3 > 0 THEN (1 + (a + b) % 5)::smallint END
FROM (SELECT drawn.*, (booked_on + 1 + time '08:30' + make_interval(mins => (a % 540)::int)) AT TIME ZONE 'UTC' AS opened_at
  FROM drawn JOIN shipping.shipments USING (shipment_id)) AS told;`;

const comments = `
COMMENT ON TABLE shipping.depots IS 'Depots';
COMMENT ON TABLE shipping.carriers IS 'Carriers';
COMMENT ON TABLE shipping.shipments IS 'Shipments';
COMMENT ON TABLE support.tickets IS 'Support tickets';
COMMENT ON VIEW shipping.late_shipments IS 'Shipments that took more than four days';
COMMENT ON COLUMN shipping.shipments.freight_eur IS 'Freight';
COMMENT ON COLUMN shipping.shipments.weight_kg IS 'Weight';
COMMENT ON COLUMN shipping.shipments.booked_on IS 'Booked on';
COMMENT ON COLUMN support.tickets.satisfaction IS 'Satisfaction, 1 to 5';`;

const reader = `
CREATE ROLE ${practiceReader};
GRANT USAGE ON SCHEMA shipping, support TO ${practiceReader};
GRANT SELECT ON ALL TABLES IN SCHEMA shipping, support TO ${practiceReader};
ANALYZE;`;
