-- total net amount by region
SELECT
  "region",
  "total_net_amount"
FROM (
  SELECT
    "customers"."region" AS "region",
    SUM("orders"."net_amount") AS "total_net_amount"
  FROM "sales"."orders" "orders"
  LEFT JOIN "sales"."customers" "customers" ON "orders"."customer_id" = "customers"."customer_id"
  GROUP BY "customers"."region"
) "answer"
ORDER BY "total_net_amount" DESC NULLS LAST, "region" NULLS LAST
LIMIT 101;

-- top 2 customers by net amount
SELECT
  "customer_name",
  "total_net_amount"
FROM (
  SELECT
    "customer_name",
    "total_net_amount",
    rank() OVER (ORDER BY "total_net_amount" DESC NULLS LAST) AS "kept_0_0"
  FROM (
    SELECT
      "customers"."customer_name" AS "customer_name",
      SUM("orders"."net_amount") AS "total_net_amount"
    FROM "sales"."orders" "orders"
    LEFT JOIN "sales"."customers" "customers" ON "orders"."customer_id" = "customers"."customer_id"
    GROUP BY "customers"."customer_name"
  ) "groups_found"
) "answer"
WHERE "kept_0_0" <= 2
ORDER BY "total_net_amount" DESC NULLS LAST, "customer_name" NULLS LAST
LIMIT 101;

-- top product in each region by net amount
SELECT
  "region",
  "product_name",
  "total_net_amount"
FROM (
  SELECT
    "region",
    "product_name",
    "total_net_amount",
    rank() OVER (PARTITION BY "region" ORDER BY "total_net_amount" DESC NULLS LAST) AS "kept_0_0"
  FROM (
    SELECT
      "customers"."region" AS "region",
      "products"."product_name" AS "product_name",
      SUM("orders"."net_amount") AS "total_net_amount"
    FROM "sales"."orders" "orders"
    LEFT JOIN "sales"."customers" "customers" ON "orders"."customer_id" = "customers"."customer_id"
    LEFT JOIN "sales"."products" "products" ON "orders"."product_id" = "products"."product_id"
    GROUP BY "customers"."region", "products"."product_name"
  ) "groups_found"
) "answer"
WHERE "kept_0_0" <= 1
ORDER BY "region" NULLS LAST, "total_net_amount" DESC NULLS LAST, "product_name" NULLS LAST
LIMIT 101;

-- number of orders per month in 2024
-- 2024-01-01 | 2025-01-01
WITH found AS (
  SELECT
    ADD_DAYS(CAST("order_date" AS DATE), 1 - DAYOFMONTH("order_date")) AS "month",
    COUNT(*) AS "number_of_orders"
  FROM "sales"."orders" "orders"
  WHERE "order_date" >= TO_DATE(?, 'YYYY-MM-DD') AND "order_date" < TO_DATE(?, 'YYYY-MM-DD')
  GROUP BY ADD_DAYS(CAST("order_date" AS DATE), 1 - DAYOFMONTH("order_date"))
),
periods AS (
  SELECT ADD_MONTHS(found."month", 1 * (1 * d0.d + 10 * d1.d + 100 * d2.d + 1000 * d3.d)) AS "month"
  FROM found
  CROSS JOIN (SELECT 0 AS d FROM DUMMY UNION ALL SELECT 1 AS d FROM DUMMY UNION ALL SELECT 2 AS d FROM DUMMY UNION ALL SELECT 3 AS d FROM DUMMY UNION ALL SELECT 4 AS d FROM DUMMY UNION ALL SELECT 5 AS d FROM DUMMY UNION ALL SELECT 6 AS d FROM DUMMY UNION ALL SELECT 7 AS d FROM DUMMY UNION ALL SELECT 8 AS d FROM DUMMY UNION ALL SELECT 9 AS d FROM DUMMY) d0
  CROSS JOIN (SELECT 0 AS d FROM DUMMY UNION ALL SELECT 1 AS d FROM DUMMY UNION ALL SELECT 2 AS d FROM DUMMY UNION ALL SELECT 3 AS d FROM DUMMY UNION ALL SELECT 4 AS d FROM DUMMY UNION ALL SELECT 5 AS d FROM DUMMY UNION ALL SELECT 6 AS d FROM DUMMY UNION ALL SELECT 7 AS d FROM DUMMY UNION ALL SELECT 8 AS d FROM DUMMY UNION ALL SELECT 9 AS d FROM DUMMY) d1
  CROSS JOIN (SELECT 0 AS d FROM DUMMY UNION ALL SELECT 1 AS d FROM DUMMY UNION ALL SELECT 2 AS d FROM DUMMY UNION ALL SELECT 3 AS d FROM DUMMY UNION ALL SELECT 4 AS d FROM DUMMY UNION ALL SELECT 5 AS d FROM DUMMY UNION ALL SELECT 6 AS d FROM DUMMY UNION ALL SELECT 7 AS d FROM DUMMY UNION ALL SELECT 8 AS d FROM DUMMY UNION ALL SELECT 9 AS d FROM DUMMY) d2
  CROSS JOIN (SELECT 0 AS d FROM DUMMY UNION ALL SELECT 1 AS d FROM DUMMY UNION ALL SELECT 2 AS d FROM DUMMY UNION ALL SELECT 3 AS d FROM DUMMY UNION ALL SELECT 4 AS d FROM DUMMY UNION ALL SELECT 5 AS d FROM DUMMY UNION ALL SELECT 6 AS d FROM DUMMY UNION ALL SELECT 7 AS d FROM DUMMY UNION ALL SELECT 8 AS d FROM DUMMY UNION ALL SELECT 9 AS d FROM DUMMY) d3
  WHERE found."month" = (SELECT min("month") FROM found)
    AND ADD_MONTHS(found."month", 1 * (1 * d0.d + 10 * d1.d + 100 * d2.d + 1000 * d3.d)) <= (SELECT max("month") FROM found)
)
SELECT
  "month",
  "number_of_orders"
FROM (
  SELECT
    periods."month",
    coalesce(found."number_of_orders", 0) AS "number_of_orders"
  FROM periods
  LEFT JOIN found ON found."month" = periods."month"
) "answer"
ORDER BY "month" NULLS LAST
LIMIT 101;

-- running total of net amount by month
WITH found AS (
  SELECT
    ADD_DAYS(CAST("order_date" AS DATE), 1 - DAYOFMONTH("order_date")) AS "month",
    SUM("net_amount") AS "total_net_amount"
  FROM "sales"."orders" "orders"
  GROUP BY ADD_DAYS(CAST("order_date" AS DATE), 1 - DAYOFMONTH("order_date"))
),
periods AS (
  SELECT ADD_MONTHS(found."month", 1 * (1 * d0.d + 10 * d1.d + 100 * d2.d + 1000 * d3.d)) AS "month"
  FROM found
  CROSS JOIN (SELECT 0 AS d FROM DUMMY UNION ALL SELECT 1 AS d FROM DUMMY UNION ALL SELECT 2 AS d FROM DUMMY UNION ALL SELECT 3 AS d FROM DUMMY UNION ALL SELECT 4 AS d FROM DUMMY UNION ALL SELECT 5 AS d FROM DUMMY UNION ALL SELECT 6 AS d FROM DUMMY UNION ALL SELECT 7 AS d FROM DUMMY UNION ALL SELECT 8 AS d FROM DUMMY UNION ALL SELECT 9 AS d FROM DUMMY) d0
  CROSS JOIN (SELECT 0 AS d FROM DUMMY UNION ALL SELECT 1 AS d FROM DUMMY UNION ALL SELECT 2 AS d FROM DUMMY UNION ALL SELECT 3 AS d FROM DUMMY UNION ALL SELECT 4 AS d FROM DUMMY UNION ALL SELECT 5 AS d FROM DUMMY UNION ALL SELECT 6 AS d FROM DUMMY UNION ALL SELECT 7 AS d FROM DUMMY UNION ALL SELECT 8 AS d FROM DUMMY UNION ALL SELECT 9 AS d FROM DUMMY) d1
  CROSS JOIN (SELECT 0 AS d FROM DUMMY UNION ALL SELECT 1 AS d FROM DUMMY UNION ALL SELECT 2 AS d FROM DUMMY UNION ALL SELECT 3 AS d FROM DUMMY UNION ALL SELECT 4 AS d FROM DUMMY UNION ALL SELECT 5 AS d FROM DUMMY UNION ALL SELECT 6 AS d FROM DUMMY UNION ALL SELECT 7 AS d FROM DUMMY UNION ALL SELECT 8 AS d FROM DUMMY UNION ALL SELECT 9 AS d FROM DUMMY) d2
  CROSS JOIN (SELECT 0 AS d FROM DUMMY UNION ALL SELECT 1 AS d FROM DUMMY UNION ALL SELECT 2 AS d FROM DUMMY UNION ALL SELECT 3 AS d FROM DUMMY UNION ALL SELECT 4 AS d FROM DUMMY UNION ALL SELECT 5 AS d FROM DUMMY UNION ALL SELECT 6 AS d FROM DUMMY UNION ALL SELECT 7 AS d FROM DUMMY UNION ALL SELECT 8 AS d FROM DUMMY UNION ALL SELECT 9 AS d FROM DUMMY) d3
  WHERE found."month" = (SELECT min("month") FROM found)
    AND ADD_MONTHS(found."month", 1 * (1 * d0.d + 10 * d1.d + 100 * d2.d + 1000 * d3.d)) <= (SELECT max("month") FROM found)
)
SELECT
  "month",
  "total_net_amount",
  "running_total_net_amount"
FROM (
  SELECT
    "month",
    "total_net_amount",
    sum("total_net_amount") OVER (ORDER BY "month") AS "running_total_net_amount"
  FROM (
    SELECT
      periods."month",
      coalesce(found."total_net_amount", 0) AS "total_net_amount"
    FROM periods
    LEFT JOIN found ON found."month" = periods."month"
  ) "groups_found"
) "answer"
ORDER BY "month" NULLS LAST
LIMIT 101;

-- how many orders by weekday
SELECT
  "weekday_number",
  "weekday",
  "number_of_orders"
FROM (
  SELECT
    (WEEKDAY("order_date") + 1) AS "weekday_number",
    CASE (WEEKDAY("order_date") + 1) WHEN 1 THEN 'Monday' WHEN 2 THEN 'Tuesday' WHEN 3 THEN 'Wednesday' WHEN 4 THEN 'Thursday' WHEN 5 THEN 'Friday' WHEN 6 THEN 'Saturday' WHEN 7 THEN 'Sunday' END AS "weekday",
    COUNT(*) AS "number_of_orders"
  FROM "sales"."orders" "orders"
  GROUP BY (WEEKDAY("order_date") + 1), CASE (WEEKDAY("order_date") + 1) WHEN 1 THEN 'Monday' WHEN 2 THEN 'Tuesday' WHEN 3 THEN 'Wednesday' WHEN 4 THEN 'Thursday' WHEN 5 THEN 'Friday' WHEN 6 THEN 'Saturday' WHEN 7 THEN 'Sunday' END
) "answer"
ORDER BY "weekday_number" NULLS LAST, "weekday" NULLS LAST
LIMIT 101;

-- share of net amount by channel
SELECT
  "channel",
  "total_net_amount",
  "share"
FROM (
  SELECT
    "channel",
    "total_net_amount",
    1e0 * "total_net_amount" / nullif((sum("total_net_amount") OVER ()), 0) AS "share"
  FROM (
    SELECT
      "channel",
      SUM("net_amount") AS "total_net_amount"
    FROM "sales"."orders" "orders"
    GROUP BY "channel"
  ) "groups_found"
) "answer"
ORDER BY "total_net_amount" DESC NULLS LAST, "channel" NULLS LAST
LIMIT 101;

-- net amount in 2023 vs 2024 by channel
-- 2023-01-01 | 2024-01-01 | 2024-01-01 | 2025-01-01 | 2024-01-01 | 2025-01-01 | 2023-01-01 | 2024-01-01 | 2024-01-01 | 2025-01-01 | 2023-01-01 | 2024-01-01 | 2023-01-01 | 2024-01-01 | 2023-01-01 | 2024-01-01
SELECT
  "channel",
  "2023",
  "2024",
  "change",
  "change_share"
FROM (
  SELECT
    "channel",
    SUM(CASE WHEN "order_date" >= TO_DATE(?, 'YYYY-MM-DD') AND "order_date" < TO_DATE(?, 'YYYY-MM-DD') THEN "net_amount" END) AS "2023",
    SUM(CASE WHEN "order_date" >= TO_DATE(?, 'YYYY-MM-DD') AND "order_date" < TO_DATE(?, 'YYYY-MM-DD') THEN "net_amount" END) AS "2024",
    SUM(CASE WHEN "order_date" >= TO_DATE(?, 'YYYY-MM-DD') AND "order_date" < TO_DATE(?, 'YYYY-MM-DD') THEN "net_amount" END) - SUM(CASE WHEN "order_date" >= TO_DATE(?, 'YYYY-MM-DD') AND "order_date" < TO_DATE(?, 'YYYY-MM-DD') THEN "net_amount" END) AS "change",
    1e0 * ((SUM(CASE WHEN "order_date" >= TO_DATE(?, 'YYYY-MM-DD') AND "order_date" < TO_DATE(?, 'YYYY-MM-DD') THEN "net_amount" END) - SUM(CASE WHEN "order_date" >= TO_DATE(?, 'YYYY-MM-DD') AND "order_date" < TO_DATE(?, 'YYYY-MM-DD') THEN "net_amount" END))) / nullif((CASE WHEN SUM(CASE WHEN "order_date" >= TO_DATE(?, 'YYYY-MM-DD') AND "order_date" < TO_DATE(?, 'YYYY-MM-DD') THEN "net_amount" END) > 0 THEN SUM(CASE WHEN "order_date" >= TO_DATE(?, 'YYYY-MM-DD') AND "order_date" < TO_DATE(?, 'YYYY-MM-DD') THEN "net_amount" END) END), 0) AS "change_share"
  FROM "sales"."orders" "orders"
  GROUP BY "channel"
) "answer"
ORDER BY "2023" DESC NULLS LAST, "channel" NULLS LAST
LIMIT 101;

-- average price by category
SELECT
  "category",
  "average_price"
FROM (
  SELECT
    "category",
    (1e0 * SUM("price") / NULLIF(COUNT("price"), 0)) AS "average_price"
  FROM "sales"."products" "products"
  GROUP BY "category"
) "answer"
ORDER BY "average_price" DESC NULLS LAST, "category" NULLS LAST
LIMIT 101;

-- median net amount by channel
SELECT
  "channel",
  "median_net_amount"
FROM (
  SELECT
    "channel",
    MEDIAN(1e0 * "net_amount") AS "median_net_amount"
  FROM "sales"."orders" "orders"
  GROUP BY "channel"
) "answer"
ORDER BY "median_net_amount" DESC NULLS LAST, "channel" NULLS LAST
LIMIT 101;

-- standard deviation of net amount
SELECT
  STDDEV_SAMP(1e0 * "net_amount") AS "standard_deviation_of_net_amount"
FROM "sales"."orders" "orders"
LIMIT 101;

-- average days from order date to paid date
SELECT
  AVG(1e0 * DAYS_BETWEEN("order_date", "paid_date")) AS "average_days_from_order_date_to_paid_date"
FROM "sales"."orders" "orders"
LIMIT 101;

-- orders over 100
SELECT
  "order_id",
  "order_date",
  "net_amount",
  "status"
FROM (
  SELECT
    "order_id",
    "order_date",
    "net_amount",
    "status"
  FROM "sales"."orders" "orders"
  WHERE "net_amount" > 100
) "answer"
ORDER BY "order_id" NULLS LAST, "order_date" NULLS LAST, "net_amount" NULLS LAST, "status" NULLS LAST
LIMIT 101;

-- customers whose name contains 50%
-- %50%
SELECT
  "customer_id",
  "customer_name",
  "signup_date"
FROM (
  SELECT
    "customer_id",
    "customer_name",
    "signup_date"
  FROM "sales"."customers" "customers"
  WHERE LOWER(REPLACE(REPLACE(REPLACE(REPLACE(REPLACE("customer_name", N'İ', N'i'), N'Σ', N'σ'), N'K', N'k'), N'Å', N'å'), N'Ω', N'ω')) LIKE LOWER(?) ESCAPE '!'
) "answer"
ORDER BY "customer_id" NULLS LAST, "customer_name" NULLS LAST, "signup_date" NULLS LAST
LIMIT 101;

-- customers not in Germany
-- Germany
SELECT
  "customer_id",
  "customer_name",
  "country"
FROM (
  SELECT
    "customer_id",
    "customer_name",
    "country"
  FROM "sales"."customers" "customers"
  WHERE ("country" <> ? OR "country" IS NULL)
) "answer"
ORDER BY "customer_id" NULLS LAST, "customer_name" NULLS LAST, "country" NULLS LAST
LIMIT 101;

-- customers without orders
SELECT
  "customer_id",
  "customer_name",
  "signup_date"
FROM (
  SELECT
    "customers"."customer_id" AS "customer_id",
    "customers"."customer_name" AS "customer_name",
    "customers"."signup_date" AS "signup_date"
  FROM "sales"."customers" "customers"
  WHERE NOT EXISTS (SELECT 1 FROM "sales"."orders" "orders" WHERE "orders"."customer_id" = "customers"."customer_id")
) "answer"
ORDER BY "customer_id" NULLS LAST, "customer_name" NULLS LAST, "signup_date" NULLS LAST
LIMIT 101;

-- orders above the average net amount
SELECT
  "order_id",
  "order_date",
  "net_amount",
  "status"
FROM (
  SELECT
    "order_id",
    "order_date",
    "net_amount",
    "status"
  FROM "sales"."orders" "orders"
  WHERE "net_amount" > (SELECT AVG(1e0 * "net_amount") FROM "sales"."orders" "orders")
) "answer"
ORDER BY "order_id" NULLS LAST, "order_date" NULLS LAST, "net_amount" NULLS LAST, "status" NULLS LAST
LIMIT 101;

-- which countries do customers come from
SELECT
  "country"
FROM (
  SELECT
    "country"
  FROM "sales"."customers" "customers"
  WHERE "country" IS NOT NULL
  GROUP BY "country"
) "answer"
ORDER BY "country" NULLS LAST
LIMIT 101;

-- how many regions are there
SELECT
  COUNT(DISTINCT "region") AS "number_of_different_regions"
FROM "sales"."customers" "customers"
LIMIT 101;
