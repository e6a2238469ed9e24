-- total net amount by region
SELECT
  `region`,
  `total_net_amount`
FROM (
  SELECT
    CONVERT(`customers`.`region` USING utf8mb4) COLLATE utf8mb4_nopad_bin AS `region`,
    sum(`orders`.`net_amount`) AS `total_net_amount`
  FROM `sales`.`orders` `orders`
  LEFT JOIN `sales`.`customers` `customers` ON CONVERT(`orders`.`customer_id` USING utf8mb4) COLLATE utf8mb4_nopad_bin = CONVERT(`customers`.`customer_id` USING utf8mb4) COLLATE utf8mb4_nopad_bin
  GROUP BY 1
) `answer`
ORDER BY CASE WHEN `total_net_amount` IS NULL THEN 1 ELSE 0 END, `total_net_amount` DESC, CASE WHEN `region` IS NULL THEN 1 ELSE 0 END, `region`
LIMIT 101;

-- top 2 customers by net amount
SELECT
  `customer_name`,
  `total_net_amount`
FROM (
  SELECT
    `customer_name`,
    `total_net_amount`,
    rank() OVER (ORDER BY CASE WHEN `total_net_amount` IS NULL THEN 1 ELSE 0 END, `total_net_amount` DESC) AS `kept_0_0`
  FROM (
    SELECT
      CONVERT(`customers`.`customer_name` USING utf8mb4) COLLATE utf8mb4_nopad_bin AS `customer_name`,
      sum(`orders`.`net_amount`) AS `total_net_amount`
    FROM `sales`.`orders` `orders`
    LEFT JOIN `sales`.`customers` `customers` ON CONVERT(`orders`.`customer_id` USING utf8mb4) COLLATE utf8mb4_nopad_bin = CONVERT(`customers`.`customer_id` USING utf8mb4) COLLATE utf8mb4_nopad_bin
    GROUP BY 1
  ) `groups_found`
) `answer`
WHERE `kept_0_0` <= 2
ORDER BY CASE WHEN `total_net_amount` IS NULL THEN 1 ELSE 0 END, `total_net_amount` DESC, CASE WHEN `customer_name` IS NULL THEN 1 ELSE 0 END, `customer_name`
LIMIT 101;

-- top product in each region by net amount
SELECT
  `region`,
  `product_name`,
  `total_net_amount`
FROM (
  SELECT
    `region`,
    `product_name`,
    `total_net_amount`,
    rank() OVER (PARTITION BY `region` ORDER BY CASE WHEN `total_net_amount` IS NULL THEN 1 ELSE 0 END, `total_net_amount` DESC) AS `kept_0_0`
  FROM (
    SELECT
      CONVERT(`customers`.`region` USING utf8mb4) COLLATE utf8mb4_nopad_bin AS `region`,
      CONVERT(`products`.`product_name` USING utf8mb4) COLLATE utf8mb4_nopad_bin AS `product_name`,
      sum(`orders`.`net_amount`) AS `total_net_amount`
    FROM `sales`.`orders` `orders`
    LEFT JOIN `sales`.`customers` `customers` ON CONVERT(`orders`.`customer_id` USING utf8mb4) COLLATE utf8mb4_nopad_bin = CONVERT(`customers`.`customer_id` USING utf8mb4) COLLATE utf8mb4_nopad_bin
    LEFT JOIN `sales`.`products` `products` ON CONVERT(`orders`.`product_id` USING utf8mb4) COLLATE utf8mb4_nopad_bin = CONVERT(`products`.`product_id` USING utf8mb4) COLLATE utf8mb4_nopad_bin
    GROUP BY 1, 2
  ) `groups_found`
) `answer`
WHERE `kept_0_0` <= 1
ORDER BY CASE WHEN `region` IS NULL THEN 1 ELSE 0 END, `region`, CASE WHEN `total_net_amount` IS NULL THEN 1 ELSE 0 END, `total_net_amount` DESC, CASE WHEN `product_name` IS NULL THEN 1 ELSE 0 END, `product_name`
LIMIT 101;

-- number of orders per month in 2024
-- 2024-01-01 | 2025-01-01
WITH found AS (
  SELECT
    CAST(DATE_FORMAT(`order_date`, '%Y-%m-01') AS DATE) AS `month`,
    count(*) AS `number_of_orders`
  FROM `sales`.`orders` `orders`
  WHERE `order_date` >= CAST(? AS DATE) AND `order_date` < CAST(? AS DATE)
  GROUP BY 1
),
periods AS (
  SELECT found.`month` + INTERVAL (1 * d0.d + 10 * d1.d + 100 * d2.d + 1000 * d3.d) month AS `month`
  FROM found
  CROSS JOIN (SELECT 0 AS d UNION ALL SELECT 1 AS d UNION ALL SELECT 2 AS d UNION ALL SELECT 3 AS d UNION ALL SELECT 4 AS d UNION ALL SELECT 5 AS d UNION ALL SELECT 6 AS d UNION ALL SELECT 7 AS d UNION ALL SELECT 8 AS d UNION ALL SELECT 9 AS d) d0
  CROSS JOIN (SELECT 0 AS d UNION ALL SELECT 1 AS d UNION ALL SELECT 2 AS d UNION ALL SELECT 3 AS d UNION ALL SELECT 4 AS d UNION ALL SELECT 5 AS d UNION ALL SELECT 6 AS d UNION ALL SELECT 7 AS d UNION ALL SELECT 8 AS d UNION ALL SELECT 9 AS d) d1
  CROSS JOIN (SELECT 0 AS d UNION ALL SELECT 1 AS d UNION ALL SELECT 2 AS d UNION ALL SELECT 3 AS d UNION ALL SELECT 4 AS d UNION ALL SELECT 5 AS d UNION ALL SELECT 6 AS d UNION ALL SELECT 7 AS d UNION ALL SELECT 8 AS d UNION ALL SELECT 9 AS d) d2
  CROSS JOIN (SELECT 0 AS d UNION ALL SELECT 1 AS d UNION ALL SELECT 2 AS d UNION ALL SELECT 3 AS d UNION ALL SELECT 4 AS d UNION ALL SELECT 5 AS d UNION ALL SELECT 6 AS d UNION ALL SELECT 7 AS d UNION ALL SELECT 8 AS d UNION ALL SELECT 9 AS d) d3
  WHERE found.`month` = (SELECT min(`month`) FROM found)
    AND found.`month` + INTERVAL (1 * d0.d + 10 * d1.d + 100 * d2.d + 1000 * d3.d) month <= (SELECT max(`month`) FROM found)
)
SELECT
  `month`,
  `number_of_orders`
FROM (
  SELECT
    periods.`month`,
    coalesce(found.`number_of_orders`, 0) AS `number_of_orders`
  FROM periods
  LEFT JOIN found ON found.`month` = periods.`month`
) `answer`
ORDER BY CASE WHEN `month` IS NULL THEN 1 ELSE 0 END, `month`
LIMIT 101;

-- running total of net amount by month
WITH found AS (
  SELECT
    CAST(DATE_FORMAT(`order_date`, '%Y-%m-01') AS DATE) AS `month`,
    sum(`net_amount`) AS `total_net_amount`
  FROM `sales`.`orders` `orders`
  GROUP BY 1
),
periods AS (
  SELECT found.`month` + INTERVAL (1 * d0.d + 10 * d1.d + 100 * d2.d + 1000 * d3.d) month AS `month`
  FROM found
  CROSS JOIN (SELECT 0 AS d UNION ALL SELECT 1 AS d UNION ALL SELECT 2 AS d UNION ALL SELECT 3 AS d UNION ALL SELECT 4 AS d UNION ALL SELECT 5 AS d UNION ALL SELECT 6 AS d UNION ALL SELECT 7 AS d UNION ALL SELECT 8 AS d UNION ALL SELECT 9 AS d) d0
  CROSS JOIN (SELECT 0 AS d UNION ALL SELECT 1 AS d UNION ALL SELECT 2 AS d UNION ALL SELECT 3 AS d UNION ALL SELECT 4 AS d UNION ALL SELECT 5 AS d UNION ALL SELECT 6 AS d UNION ALL SELECT 7 AS d UNION ALL SELECT 8 AS d UNION ALL SELECT 9 AS d) d1
  CROSS JOIN (SELECT 0 AS d UNION ALL SELECT 1 AS d UNION ALL SELECT 2 AS d UNION ALL SELECT 3 AS d UNION ALL SELECT 4 AS d UNION ALL SELECT 5 AS d UNION ALL SELECT 6 AS d UNION ALL SELECT 7 AS d UNION ALL SELECT 8 AS d UNION ALL SELECT 9 AS d) d2
  CROSS JOIN (SELECT 0 AS d UNION ALL SELECT 1 AS d UNION ALL SELECT 2 AS d UNION ALL SELECT 3 AS d UNION ALL SELECT 4 AS d UNION ALL SELECT 5 AS d UNION ALL SELECT 6 AS d UNION ALL SELECT 7 AS d UNION ALL SELECT 8 AS d UNION ALL SELECT 9 AS d) d3
  WHERE found.`month` = (SELECT min(`month`) FROM found)
    AND found.`month` + INTERVAL (1 * d0.d + 10 * d1.d + 100 * d2.d + 1000 * d3.d) month <= (SELECT max(`month`) FROM found)
)
SELECT
  `month`,
  `total_net_amount`,
  `running_total_net_amount`
FROM (
  SELECT
    `month`,
    `total_net_amount`,
    sum(`total_net_amount`) OVER (ORDER BY `month`) AS `running_total_net_amount`
  FROM (
    SELECT
      periods.`month`,
      coalesce(found.`total_net_amount`, 0) AS `total_net_amount`
    FROM periods
    LEFT JOIN found ON found.`month` = periods.`month`
  ) `groups_found`
) `answer`
ORDER BY CASE WHEN `month` IS NULL THEN 1 ELSE 0 END, `month`
LIMIT 101;

-- how many orders by weekday
SELECT
  `weekday_number`,
  `weekday`,
  `number_of_orders`
FROM (
  SELECT
    WEEKDAY(`order_date`) + 1 AS `weekday_number`,
    CASE WEEKDAY(`order_date`) + 1 WHEN 1 THEN 'Monday' WHEN 2 THEN 'Tuesday' WHEN 3 THEN 'Wednesday' WHEN 4 THEN 'Thursday' WHEN 5 THEN 'Friday' WHEN 6 THEN 'Saturday' WHEN 7 THEN 'Sunday' END AS `weekday`,
    count(*) AS `number_of_orders`
  FROM `sales`.`orders` `orders`
  GROUP BY 1, 2
) `answer`
ORDER BY CASE WHEN `weekday_number` IS NULL THEN 1 ELSE 0 END, `weekday_number`, CASE WHEN `weekday` IS NULL THEN 1 ELSE 0 END, `weekday`
LIMIT 101;

-- share of net amount by channel
SELECT
  `channel`,
  `total_net_amount`,
  `share`
FROM (
  SELECT
    `channel`,
    `total_net_amount`,
    1e0 * `total_net_amount` / nullif((sum(`total_net_amount`) OVER ()), 0) AS `share`
  FROM (
    SELECT
      CONVERT(`channel` USING utf8mb4) COLLATE utf8mb4_nopad_bin AS `channel`,
      sum(`net_amount`) AS `total_net_amount`
    FROM `sales`.`orders` `orders`
    GROUP BY 1
  ) `groups_found`
) `answer`
ORDER BY CASE WHEN `total_net_amount` IS NULL THEN 1 ELSE 0 END, `total_net_amount` DESC, CASE WHEN `channel` IS NULL THEN 1 ELSE 0 END, `channel`
LIMIT 101;

-- net amount in 2023 vs 2024 by channel
-- 2023-01-01 | 2024-01-01 | 2024-01-01 | 2025-01-01 | 2024-01-01 | 2025-01-01 | 2023-01-01 | 2024-01-01 | 2024-01-01 | 2025-01-01 | 2023-01-01 | 2024-01-01 | 2023-01-01 | 2024-01-01 | 2023-01-01 | 2024-01-01
SELECT
  `channel`,
  `2023`,
  `2024`,
  `change`,
  `change_share`
FROM (
  SELECT
    CONVERT(`channel` USING utf8mb4) COLLATE utf8mb4_nopad_bin AS `channel`,
    sum(CASE WHEN `order_date` >= CAST(? AS DATE) AND `order_date` < CAST(? AS DATE) THEN `net_amount` END) AS `2023`,
    sum(CASE WHEN `order_date` >= CAST(? AS DATE) AND `order_date` < CAST(? AS DATE) THEN `net_amount` END) AS `2024`,
    sum(CASE WHEN `order_date` >= CAST(? AS DATE) AND `order_date` < CAST(? AS DATE) THEN `net_amount` END) - sum(CASE WHEN `order_date` >= CAST(? AS DATE) AND `order_date` < CAST(? AS DATE) THEN `net_amount` END) AS `change`,
    1e0 * ((sum(CASE WHEN `order_date` >= CAST(? AS DATE) AND `order_date` < CAST(? AS DATE) THEN `net_amount` END) - sum(CASE WHEN `order_date` >= CAST(? AS DATE) AND `order_date` < CAST(? AS DATE) THEN `net_amount` END))) / nullif((CASE WHEN sum(CASE WHEN `order_date` >= CAST(? AS DATE) AND `order_date` < CAST(? AS DATE) THEN `net_amount` END) > 0 THEN sum(CASE WHEN `order_date` >= CAST(? AS DATE) AND `order_date` < CAST(? AS DATE) THEN `net_amount` END) END), 0) AS `change_share`
  FROM `sales`.`orders` `orders`
  GROUP BY 1
) `answer`
ORDER BY CASE WHEN `2023` IS NULL THEN 1 ELSE 0 END, `2023` DESC, CASE WHEN `channel` IS NULL THEN 1 ELSE 0 END, `channel`
LIMIT 101;

-- average price by category
SELECT
  `category`,
  `average_price`
FROM (
  SELECT
    CONVERT(`category` USING utf8mb4) COLLATE utf8mb4_nopad_bin AS `category`,
    (1e0 * sum(`price`) / nullif(count(`price`), 0)) AS `average_price`
  FROM `sales`.`products` `products`
  GROUP BY 1
) `answer`
ORDER BY CASE WHEN `average_price` IS NULL THEN 1 ELSE 0 END, `average_price` DESC, CASE WHEN `category` IS NULL THEN 1 ELSE 0 END, `category`
LIMIT 101;

-- median net amount by channel
-- refused: MariaDB has no exact medians.

-- standard deviation of net amount
SELECT
  stddev_samp(1e0 * `net_amount`) AS `standard_deviation_of_net_amount`
FROM `sales`.`orders` `orders`
LIMIT 101;

-- average days from order date to paid date
SELECT
  avg(1e0 * DATEDIFF(`paid_date`, `order_date`)) AS `average_days_from_order_date_to_paid_date`
FROM `sales`.`orders` `orders`
LIMIT 101;

-- orders over 100
SELECT
  `order_id`,
  `order_date`,
  `net_amount`,
  `status`
FROM (
  SELECT
    `order_id`,
    `order_date`,
    `net_amount`,
    CONVERT(`status` USING utf8mb4) COLLATE utf8mb4_nopad_bin AS `status`
  FROM `sales`.`orders` `orders`
  WHERE `net_amount` > 100
) `answer`
ORDER BY CASE WHEN `order_id` IS NULL THEN 1 ELSE 0 END, `order_id`, CASE WHEN `order_date` IS NULL THEN 1 ELSE 0 END, `order_date`, CASE WHEN `net_amount` IS NULL THEN 1 ELSE 0 END, `net_amount`, CASE WHEN `status` IS NULL THEN 1 ELSE 0 END, `status`
LIMIT 101;

-- customers whose name contains 50%
-- %50%
SELECT
  `customer_id`,
  `customer_name`,
  `signup_date`
FROM (
  SELECT
    CONVERT(`customer_id` USING utf8mb4) COLLATE utf8mb4_nopad_bin AS `customer_id`,
    CONVERT(`customer_name` USING utf8mb4) COLLATE utf8mb4_nopad_bin AS `customer_name`,
    `signup_date`
  FROM `sales`.`customers` `customers`
  WHERE LOWER(CONVERT(`customer_name` USING utf8mb4) COLLATE utf8mb4_nopad_bin) LIKE LOWER(?) ESCAPE '!'
) `answer`
ORDER BY CASE WHEN `customer_id` IS NULL THEN 1 ELSE 0 END, `customer_id`, CASE WHEN `customer_name` IS NULL THEN 1 ELSE 0 END, `customer_name`, CASE WHEN `signup_date` IS NULL THEN 1 ELSE 0 END, `signup_date`
LIMIT 101;

-- customers not in Germany
-- Germany
SELECT
  `customer_id`,
  `customer_name`,
  `country`
FROM (
  SELECT
    CONVERT(`customer_id` USING utf8mb4) COLLATE utf8mb4_nopad_bin AS `customer_id`,
    CONVERT(`customer_name` USING utf8mb4) COLLATE utf8mb4_nopad_bin AS `customer_name`,
    CONVERT(`country` USING utf8mb4) COLLATE utf8mb4_nopad_bin AS `country`
  FROM `sales`.`customers` `customers`
  WHERE (CONVERT(`country` USING utf8mb4) COLLATE utf8mb4_nopad_bin <> ? OR CONVERT(`country` USING utf8mb4) COLLATE utf8mb4_nopad_bin IS NULL)
) `answer`
ORDER BY CASE WHEN `customer_id` IS NULL THEN 1 ELSE 0 END, `customer_id`, CASE WHEN `customer_name` IS NULL THEN 1 ELSE 0 END, `customer_name`, CASE WHEN `country` IS NULL THEN 1 ELSE 0 END, `country`
LIMIT 101;

-- customers without orders
SELECT
  `customer_id`,
  `customer_name`,
  `signup_date`
FROM (
  SELECT
    CONVERT(`customers`.`customer_id` USING utf8mb4) COLLATE utf8mb4_nopad_bin AS `customer_id`,
    CONVERT(`customers`.`customer_name` USING utf8mb4) COLLATE utf8mb4_nopad_bin AS `customer_name`,
    `customers`.`signup_date` AS `signup_date`
  FROM `sales`.`customers` `customers`
  WHERE NOT EXISTS (SELECT 1 FROM `sales`.`orders` `orders` WHERE CONVERT(`orders`.`customer_id` USING utf8mb4) COLLATE utf8mb4_nopad_bin = CONVERT(`customers`.`customer_id` USING utf8mb4) COLLATE utf8mb4_nopad_bin)
) `answer`
ORDER BY CASE WHEN `customer_id` IS NULL THEN 1 ELSE 0 END, `customer_id`, CASE WHEN `customer_name` IS NULL THEN 1 ELSE 0 END, `customer_name`, CASE WHEN `signup_date` IS NULL THEN 1 ELSE 0 END, `signup_date`
LIMIT 101;

-- orders above the average net amount
SELECT
  `order_id`,
  `order_date`,
  `net_amount`,
  `status`
FROM (
  SELECT
    `order_id`,
    `order_date`,
    `net_amount`,
    CONVERT(`status` USING utf8mb4) COLLATE utf8mb4_nopad_bin AS `status`
  FROM `sales`.`orders` `orders`
  WHERE `net_amount` > (SELECT avg(1e0 * `net_amount`) FROM `sales`.`orders` `orders`)
) `answer`
ORDER BY CASE WHEN `order_id` IS NULL THEN 1 ELSE 0 END, `order_id`, CASE WHEN `order_date` IS NULL THEN 1 ELSE 0 END, `order_date`, CASE WHEN `net_amount` IS NULL THEN 1 ELSE 0 END, `net_amount`, CASE WHEN `status` IS NULL THEN 1 ELSE 0 END, `status`
LIMIT 101;

-- which countries do customers come from
SELECT
  `country`
FROM (
  SELECT
    CONVERT(`country` USING utf8mb4) COLLATE utf8mb4_nopad_bin AS `country`
  FROM `sales`.`customers` `customers`
  WHERE `country` IS NOT NULL
  GROUP BY 1
) `answer`
ORDER BY CASE WHEN `country` IS NULL THEN 1 ELSE 0 END, `country`
LIMIT 101;

-- how many regions are there
SELECT
  count(DISTINCT CONVERT(`region` USING utf8mb4) COLLATE utf8mb4_nopad_bin) AS `number_of_different_regions`
FROM `sales`.`customers` `customers`
LIMIT 101;
