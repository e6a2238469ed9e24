-- total net amount by region
SELECT TOP (101)
  [region],
  [total_net_amount]
FROM (
  SELECT
    [customers].[region] COLLATE Latin1_General_100_BIN2 AS [region],
    SUM([orders].[net_amount]) AS [total_net_amount]
  FROM [sales].[orders] [orders]
  LEFT JOIN [sales].[customers] [customers] ON ([orders].[customer_id] COLLATE Latin1_General_100_BIN2 + N'|') = ([customers].[customer_id] COLLATE Latin1_General_100_BIN2 + N'|')
  GROUP BY [customers].[region] COLLATE Latin1_General_100_BIN2, ([customers].[region] COLLATE Latin1_General_100_BIN2 + N'|')
) [answer]
ORDER BY CASE WHEN [total_net_amount] IS NULL THEN 1 ELSE 0 END, [total_net_amount] DESC, CASE WHEN [region] IS NULL THEN 1 ELSE 0 END, [region];

-- top 2 customers by net amount
SELECT TOP (101)
  [customer_name],
  [total_net_amount]
FROM (
  SELECT
    [customer_name],
    [total_net_amount],
    rank() OVER (ORDER BY CASE WHEN [total_net_amount] IS NULL THEN 1 ELSE 0 END, [total_net_amount] DESC) AS [kept_0_0]
  FROM (
    SELECT
      [customers].[customer_name] COLLATE Latin1_General_100_BIN2 AS [customer_name],
      SUM([orders].[net_amount]) AS [total_net_amount]
    FROM [sales].[orders] [orders]
    LEFT JOIN [sales].[customers] [customers] ON ([orders].[customer_id] COLLATE Latin1_General_100_BIN2 + N'|') = ([customers].[customer_id] COLLATE Latin1_General_100_BIN2 + N'|')
    GROUP BY [customers].[customer_name] COLLATE Latin1_General_100_BIN2, ([customers].[customer_name] COLLATE Latin1_General_100_BIN2 + N'|')
  ) [groups_found]
) [answer]
WHERE [kept_0_0] <= 2
ORDER BY CASE WHEN [total_net_amount] IS NULL THEN 1 ELSE 0 END, [total_net_amount] DESC, CASE WHEN [customer_name] IS NULL THEN 1 ELSE 0 END, [customer_name];

-- top product in each region by net amount
SELECT TOP (101)
  [region],
  [product_name],
  [total_net_amount]
FROM (
  SELECT
    [region],
    [product_name],
    [total_net_amount],
    [row_0],
    rank() OVER (PARTITION BY [region], [row_0] ORDER BY CASE WHEN [total_net_amount] IS NULL THEN 1 ELSE 0 END, [total_net_amount] DESC) AS [kept_0_0]
  FROM (
    SELECT
      [customers].[region] COLLATE Latin1_General_100_BIN2 AS [region],
      [products].[product_name] COLLATE Latin1_General_100_BIN2 AS [product_name],
      SUM([orders].[net_amount]) AS [total_net_amount],
      ([customers].[region] COLLATE Latin1_General_100_BIN2 + N'|') AS [row_0]
    FROM [sales].[orders] [orders]
    LEFT JOIN [sales].[customers] [customers] ON ([orders].[customer_id] COLLATE Latin1_General_100_BIN2 + N'|') = ([customers].[customer_id] COLLATE Latin1_General_100_BIN2 + N'|')
    LEFT JOIN [sales].[products] [products] ON ([orders].[product_id] COLLATE Latin1_General_100_BIN2 + N'|') = ([products].[product_id] COLLATE Latin1_General_100_BIN2 + N'|')
    GROUP BY [customers].[region] COLLATE Latin1_General_100_BIN2, ([customers].[region] COLLATE Latin1_General_100_BIN2 + N'|'), [products].[product_name] COLLATE Latin1_General_100_BIN2, ([products].[product_name] COLLATE Latin1_General_100_BIN2 + N'|')
  ) [groups_found]
) [answer]
WHERE [kept_0_0] <= 1
ORDER BY CASE WHEN [region] IS NULL THEN 1 ELSE 0 END, [region], CASE WHEN [total_net_amount] IS NULL THEN 1 ELSE 0 END, [total_net_amount] DESC, CASE WHEN [product_name] IS NULL THEN 1 ELSE 0 END, [product_name];

-- number of orders per month in 2024
-- 2024-01-01 | 2025-01-01
WITH found AS (
  SELECT
    DATEFROMPARTS(YEAR([order_date]), MONTH([order_date]), 1) AS [month],
    COUNT_BIG(*) AS [number_of_orders]
  FROM [sales].[orders] [orders]
  WHERE [order_date] >= CAST(@p1 AS date) AND [order_date] < CAST(@p2 AS date)
  GROUP BY DATEFROMPARTS(YEAR([order_date]), MONTH([order_date]), 1)
),
periods AS (
  SELECT DATEADD(month, (1 * d0.d + 10 * d1.d + 100 * d2.d + 1000 * d3.d), found.[month]) AS [month]
  FROM found
  CROSS JOIN (SELECT 0 AS d UNION ALL SELECT 1 AS d UNION ALL SELECT 2 AS d UNION ALL SELECT 3 AS d UNION ALL SELECT 4 AS d UNION ALL SELECT 5 AS d UNION ALL SELECT 6 AS d UNION ALL SELECT 7 AS d UNION ALL SELECT 8 AS d UNION ALL SELECT 9 AS d) d0
  CROSS JOIN (SELECT 0 AS d UNION ALL SELECT 1 AS d UNION ALL SELECT 2 AS d UNION ALL SELECT 3 AS d UNION ALL SELECT 4 AS d UNION ALL SELECT 5 AS d UNION ALL SELECT 6 AS d UNION ALL SELECT 7 AS d UNION ALL SELECT 8 AS d UNION ALL SELECT 9 AS d) d1
  CROSS JOIN (SELECT 0 AS d UNION ALL SELECT 1 AS d UNION ALL SELECT 2 AS d UNION ALL SELECT 3 AS d UNION ALL SELECT 4 AS d UNION ALL SELECT 5 AS d UNION ALL SELECT 6 AS d UNION ALL SELECT 7 AS d UNION ALL SELECT 8 AS d UNION ALL SELECT 9 AS d) d2
  CROSS JOIN (SELECT 0 AS d UNION ALL SELECT 1 AS d UNION ALL SELECT 2 AS d UNION ALL SELECT 3 AS d UNION ALL SELECT 4 AS d UNION ALL SELECT 5 AS d UNION ALL SELECT 6 AS d UNION ALL SELECT 7 AS d UNION ALL SELECT 8 AS d UNION ALL SELECT 9 AS d) d3
  WHERE found.[month] = (SELECT min([month]) FROM found)
    AND DATEADD(month, (1 * d0.d + 10 * d1.d + 100 * d2.d + 1000 * d3.d), found.[month]) <= (SELECT max([month]) FROM found)
)
SELECT TOP (101)
  [month],
  [number_of_orders]
FROM (
  SELECT
    periods.[month],
    coalesce(found.[number_of_orders], 0) AS [number_of_orders]
  FROM periods
  LEFT JOIN found ON found.[month] = periods.[month]
) [answer]
ORDER BY CASE WHEN [month] IS NULL THEN 1 ELSE 0 END, [month];

-- running total of net amount by month
WITH found AS (
  SELECT
    DATEFROMPARTS(YEAR([order_date]), MONTH([order_date]), 1) AS [month],
    SUM([net_amount]) AS [total_net_amount]
  FROM [sales].[orders] [orders]
  GROUP BY DATEFROMPARTS(YEAR([order_date]), MONTH([order_date]), 1)
),
periods AS (
  SELECT DATEADD(month, (1 * d0.d + 10 * d1.d + 100 * d2.d + 1000 * d3.d), found.[month]) AS [month]
  FROM found
  CROSS JOIN (SELECT 0 AS d UNION ALL SELECT 1 AS d UNION ALL SELECT 2 AS d UNION ALL SELECT 3 AS d UNION ALL SELECT 4 AS d UNION ALL SELECT 5 AS d UNION ALL SELECT 6 AS d UNION ALL SELECT 7 AS d UNION ALL SELECT 8 AS d UNION ALL SELECT 9 AS d) d0
  CROSS JOIN (SELECT 0 AS d UNION ALL SELECT 1 AS d UNION ALL SELECT 2 AS d UNION ALL SELECT 3 AS d UNION ALL SELECT 4 AS d UNION ALL SELECT 5 AS d UNION ALL SELECT 6 AS d UNION ALL SELECT 7 AS d UNION ALL SELECT 8 AS d UNION ALL SELECT 9 AS d) d1
  CROSS JOIN (SELECT 0 AS d UNION ALL SELECT 1 AS d UNION ALL SELECT 2 AS d UNION ALL SELECT 3 AS d UNION ALL SELECT 4 AS d UNION ALL SELECT 5 AS d UNION ALL SELECT 6 AS d UNION ALL SELECT 7 AS d UNION ALL SELECT 8 AS d UNION ALL SELECT 9 AS d) d2
  CROSS JOIN (SELECT 0 AS d UNION ALL SELECT 1 AS d UNION ALL SELECT 2 AS d UNION ALL SELECT 3 AS d UNION ALL SELECT 4 AS d UNION ALL SELECT 5 AS d UNION ALL SELECT 6 AS d UNION ALL SELECT 7 AS d UNION ALL SELECT 8 AS d UNION ALL SELECT 9 AS d) d3
  WHERE found.[month] = (SELECT min([month]) FROM found)
    AND DATEADD(month, (1 * d0.d + 10 * d1.d + 100 * d2.d + 1000 * d3.d), found.[month]) <= (SELECT max([month]) FROM found)
)
SELECT TOP (101)
  [month],
  [total_net_amount],
  [running_total_net_amount]
FROM (
  SELECT
    [month],
    [total_net_amount],
    sum([total_net_amount]) OVER (ORDER BY [month]) AS [running_total_net_amount]
  FROM (
    SELECT
      periods.[month],
      coalesce(found.[total_net_amount], 0) AS [total_net_amount]
    FROM periods
    LEFT JOIN found ON found.[month] = periods.[month]
  ) [groups_found]
) [answer]
ORDER BY CASE WHEN [month] IS NULL THEN 1 ELSE 0 END, [month];

-- how many orders by weekday
SELECT TOP (101)
  [weekday_number],
  [weekday],
  [number_of_orders]
FROM (
  SELECT
    ((DATEDIFF(day, '19000101', [order_date]) % 7 + 7) % 7 + 1) AS [weekday_number],
    CASE ((DATEDIFF(day, '19000101', [order_date]) % 7 + 7) % 7 + 1) WHEN 1 THEN 'Monday' WHEN 2 THEN 'Tuesday' WHEN 3 THEN 'Wednesday' WHEN 4 THEN 'Thursday' WHEN 5 THEN 'Friday' WHEN 6 THEN 'Saturday' WHEN 7 THEN 'Sunday' END AS [weekday],
    COUNT_BIG(*) AS [number_of_orders]
  FROM [sales].[orders] [orders]
  GROUP BY ((DATEDIFF(day, '19000101', [order_date]) % 7 + 7) % 7 + 1), CASE ((DATEDIFF(day, '19000101', [order_date]) % 7 + 7) % 7 + 1) WHEN 1 THEN 'Monday' WHEN 2 THEN 'Tuesday' WHEN 3 THEN 'Wednesday' WHEN 4 THEN 'Thursday' WHEN 5 THEN 'Friday' WHEN 6 THEN 'Saturday' WHEN 7 THEN 'Sunday' END
) [answer]
ORDER BY CASE WHEN [weekday_number] IS NULL THEN 1 ELSE 0 END, [weekday_number], CASE WHEN [weekday] IS NULL THEN 1 ELSE 0 END, [weekday];

-- share of net amount by channel
SELECT TOP (101)
  [channel],
  [total_net_amount],
  [share]
FROM (
  SELECT
    [channel],
    [total_net_amount],
    1e0 * [total_net_amount] / nullif((sum([total_net_amount]) OVER ()), 0) AS [share]
  FROM (
    SELECT
      [channel] COLLATE Latin1_General_100_BIN2 AS [channel],
      SUM([net_amount]) AS [total_net_amount]
    FROM [sales].[orders] [orders]
    GROUP BY [channel] COLLATE Latin1_General_100_BIN2, ([channel] COLLATE Latin1_General_100_BIN2 + N'|')
  ) [groups_found]
) [answer]
ORDER BY CASE WHEN [total_net_amount] IS NULL THEN 1 ELSE 0 END, [total_net_amount] DESC, CASE WHEN [channel] IS NULL THEN 1 ELSE 0 END, [channel];

-- net amount in 2023 vs 2024 by channel
-- 2023-01-01 | 2024-01-01 | 2025-01-01
SELECT TOP (101)
  [channel],
  [2023],
  [2024],
  [change],
  [change_share]
FROM (
  SELECT
    [channel] COLLATE Latin1_General_100_BIN2 AS [channel],
    SUM(CASE WHEN [order_date] >= CAST(@p1 AS date) AND [order_date] < CAST(@p2 AS date) THEN [net_amount] END) AS [2023],
    SUM(CASE WHEN [order_date] >= CAST(@p2 AS date) AND [order_date] < CAST(@p3 AS date) THEN [net_amount] END) AS [2024],
    SUM(CASE WHEN [order_date] >= CAST(@p2 AS date) AND [order_date] < CAST(@p3 AS date) THEN [net_amount] END) - SUM(CASE WHEN [order_date] >= CAST(@p1 AS date) AND [order_date] < CAST(@p2 AS date) THEN [net_amount] END) AS [change],
    1e0 * ((SUM(CASE WHEN [order_date] >= CAST(@p2 AS date) AND [order_date] < CAST(@p3 AS date) THEN [net_amount] END) - SUM(CASE WHEN [order_date] >= CAST(@p1 AS date) AND [order_date] < CAST(@p2 AS date) THEN [net_amount] END))) / nullif((CASE WHEN SUM(CASE WHEN [order_date] >= CAST(@p1 AS date) AND [order_date] < CAST(@p2 AS date) THEN [net_amount] END) > 0 THEN SUM(CASE WHEN [order_date] >= CAST(@p1 AS date) AND [order_date] < CAST(@p2 AS date) THEN [net_amount] END) END), 0) AS [change_share]
  FROM [sales].[orders] [orders]
  GROUP BY [channel] COLLATE Latin1_General_100_BIN2, ([channel] COLLATE Latin1_General_100_BIN2 + N'|')
) [answer]
ORDER BY CASE WHEN [2023] IS NULL THEN 1 ELSE 0 END, [2023] DESC, CASE WHEN [channel] IS NULL THEN 1 ELSE 0 END, [channel];

-- average price by category
SELECT TOP (101)
  [category],
  [average_price]
FROM (
  SELECT
    [category] COLLATE Latin1_General_100_BIN2 AS [category],
    (1e0 * SUM([price]) / NULLIF(COUNT_BIG([price]), 0)) AS [average_price]
  FROM [sales].[products] [products]
  GROUP BY [category] COLLATE Latin1_General_100_BIN2, ([category] COLLATE Latin1_General_100_BIN2 + N'|')
) [answer]
ORDER BY CASE WHEN [average_price] IS NULL THEN 1 ELSE 0 END, [average_price] DESC, CASE WHEN [category] IS NULL THEN 1 ELSE 0 END, [category];

-- median net amount by channel
-- refused: SQL Server has no exact medians.

-- standard deviation of net amount
SELECT TOP (101)
  STDEV([net_amount]) AS [standard_deviation_of_net_amount]
FROM [sales].[orders] [orders];

-- average days from order date to paid date
SELECT TOP (101)
  AVG(1e0 * DATEDIFF(day, [order_date], [paid_date])) AS [average_days_from_order_date_to_paid_date]
FROM [sales].[orders] [orders];

-- orders over 100
SELECT TOP (101)
  [order_id],
  [order_date],
  [net_amount],
  [status]
FROM (
  SELECT
    [order_id],
    [order_date],
    [net_amount],
    [status] COLLATE Latin1_General_100_BIN2 AS [status]
  FROM [sales].[orders] [orders]
  WHERE [net_amount] > 100
) [answer]
ORDER BY CASE WHEN [order_id] IS NULL THEN 1 ELSE 0 END, [order_id], CASE WHEN [order_date] IS NULL THEN 1 ELSE 0 END, [order_date], CASE WHEN [net_amount] IS NULL THEN 1 ELSE 0 END, [net_amount], CASE WHEN [status] IS NULL THEN 1 ELSE 0 END, [status];

-- customers whose name contains 50%
-- %50%
SELECT TOP (101)
  [customer_id],
  [customer_name],
  [signup_date]
FROM (
  SELECT
    [customer_id] COLLATE Latin1_General_100_BIN2 AS [customer_id],
    [customer_name] COLLATE Latin1_General_100_BIN2 AS [customer_name],
    [signup_date]
  FROM [sales].[customers] [customers]
  WHERE LOWER(REPLACE(REPLACE(REPLACE(REPLACE(REPLACE(CAST([customer_name] AS nvarchar(max)) COLLATE Latin1_General_100_BIN2, N'İ', N'i'), N'Σ', N'σ'), N'K', N'k'), N'Å', N'å'), N'Ω', N'ω') COLLATE Latin1_General_100_CI_AS) COLLATE Latin1_General_100_BIN2 LIKE LOWER(@p1 COLLATE Latin1_General_100_CI_AS) COLLATE Latin1_General_100_BIN2 ESCAPE N'!'
) [answer]
ORDER BY CASE WHEN [customer_id] IS NULL THEN 1 ELSE 0 END, [customer_id], CASE WHEN [customer_name] IS NULL THEN 1 ELSE 0 END, [customer_name], CASE WHEN [signup_date] IS NULL THEN 1 ELSE 0 END, [signup_date];

-- customers not in Germany
-- Germany
SELECT TOP (101)
  [customer_id],
  [customer_name],
  [country]
FROM (
  SELECT
    [customer_id] COLLATE Latin1_General_100_BIN2 AS [customer_id],
    [customer_name] COLLATE Latin1_General_100_BIN2 AS [customer_name],
    [country] COLLATE Latin1_General_100_BIN2 AS [country]
  FROM [sales].[customers] [customers]
  WHERE (([country] COLLATE Latin1_General_100_BIN2 + N'|') <> (@p1 + N'|') OR ([country] COLLATE Latin1_General_100_BIN2 + N'|') IS NULL)
) [answer]
ORDER BY CASE WHEN [customer_id] IS NULL THEN 1 ELSE 0 END, [customer_id], CASE WHEN [customer_name] IS NULL THEN 1 ELSE 0 END, [customer_name], CASE WHEN [country] IS NULL THEN 1 ELSE 0 END, [country];

-- customers without orders
SELECT TOP (101)
  [customer_id],
  [customer_name],
  [signup_date]
FROM (
  SELECT
    [customers].[customer_id] COLLATE Latin1_General_100_BIN2 AS [customer_id],
    [customers].[customer_name] COLLATE Latin1_General_100_BIN2 AS [customer_name],
    [customers].[signup_date] AS [signup_date]
  FROM [sales].[customers] [customers]
  WHERE NOT EXISTS (SELECT 1 FROM [sales].[orders] [orders] WHERE ([orders].[customer_id] COLLATE Latin1_General_100_BIN2 + N'|') = ([customers].[customer_id] COLLATE Latin1_General_100_BIN2 + N'|'))
) [answer]
ORDER BY CASE WHEN [customer_id] IS NULL THEN 1 ELSE 0 END, [customer_id], CASE WHEN [customer_name] IS NULL THEN 1 ELSE 0 END, [customer_name], CASE WHEN [signup_date] IS NULL THEN 1 ELSE 0 END, [signup_date];

-- orders above the average net amount
SELECT TOP (101)
  [order_id],
  [order_date],
  [net_amount],
  [status]
FROM (
  SELECT
    [order_id],
    [order_date],
    [net_amount],
    [status] COLLATE Latin1_General_100_BIN2 AS [status]
  FROM [sales].[orders] [orders]
  WHERE [net_amount] > (SELECT AVG(1e0 * [net_amount]) FROM [sales].[orders] [orders])
) [answer]
ORDER BY CASE WHEN [order_id] IS NULL THEN 1 ELSE 0 END, [order_id], CASE WHEN [order_date] IS NULL THEN 1 ELSE 0 END, [order_date], CASE WHEN [net_amount] IS NULL THEN 1 ELSE 0 END, [net_amount], CASE WHEN [status] IS NULL THEN 1 ELSE 0 END, [status];

-- which countries do customers come from
SELECT TOP (101)
  [country]
FROM (
  SELECT
    [country] COLLATE Latin1_General_100_BIN2 AS [country]
  FROM [sales].[customers] [customers]
  WHERE [country] IS NOT NULL
  GROUP BY [country] COLLATE Latin1_General_100_BIN2, ([country] COLLATE Latin1_General_100_BIN2 + N'|')
) [answer]
ORDER BY CASE WHEN [country] IS NULL THEN 1 ELSE 0 END, [country];

-- how many regions are there
SELECT TOP (101)
  COUNT_BIG(DISTINCT ([region] COLLATE Latin1_General_100_BIN2 + N'|')) AS [number_of_different_regions]
FROM [sales].[customers] [customers];
