import type { WrittenQuestion } from '../question.ts';

export const indicatorQuestions: WrittenQuestion[] = [
  {
    kind: 'lookup',
    turns: ['What was the population of Kenya in 2020?'],
    sql: `SELECT "Population" FROM country_indicators WHERE "Country" = 'Kenya' AND "Year" = 2020`,
  },
  {
    kind: 'top or bottom',
    turns: ['Top 5 countries by GDP in 2024'],
    sql: `SELECT "Country", "GDP (USD billion)" FROM country_indicators WHERE "Year" = 2024
      ORDER BY 2 DESC LIMIT 5`,
    isOrdered: true,
  },
  {
    kind: 'by period',
    turns: ['How has life expectancy in Germany changed over the years?'],
    sql: `SELECT "Year", "Life Expectancy" FROM country_indicators WHERE "Country" = 'Germany' ORDER BY 1`,
    isOrdered: true,
  },
  {
    kind: 'by category',
    turns: ['average unemployment rate by continent in 2023'],
    sql: `SELECT "Continent", avg("Unemployment Rate (%)") FROM country_indicators
      WHERE "Year" = 2023 GROUP BY 1`,
    decimals: 2,
  },
  {
    kind: 'aggregate',
    turns: ['Total CO2 emissions of all countries in 2022'],
    sql: 'SELECT sum("CO2 Emissions (Mt)") FROM country_indicators WHERE "Year" = 2022',
  },
  {
    kind: 'filter',
    turns: ['Which countries had more than 85% internet users in 2024?'],
    sql: 'SELECT "Country" FROM country_indicators WHERE "Internet Users (%)" > 85 AND "Year" = 2024',
    isList: true,
  },
  {
    kind: 'distinct',
    turns: ['How many countries are in this data?'],
    sql: 'SELECT count(DISTINCT "Country") FROM country_indicators',
  },
  {
    kind: 'compare',
    turns: ['Compare the GDP of France and Italy in 2024'],
    sql: `SELECT "Country", "GDP (USD billion)" FROM country_indicators
      WHERE "Country" IN ('France', 'Italy') AND "Year" = 2024`,
    otherLayoutSql: `SELECT sum("GDP (USD billion)") FILTER ("Country" = 'France'),
      sum("GDP (USD billion)") FILTER ("Country" = 'Italy') FROM country_indicators WHERE "Year" = 2024`,
  },
  {
    kind: 'top or bottom',
    turns: ['Which country had the lowest life expectancy in 2015?'],
    sql: `SELECT "Country" FROM country_indicators WHERE "Year" = 2015 ORDER BY "Life Expectancy" LIMIT 1`,
    isList: true,
  },
  {
    kind: 'lookup',
    turns: ['What is the population of India?'],
    sql: `SELECT "Population" FROM country_indicators WHERE "Country" = 'India' AND "Year" = 2024`,
    mayClarify: true,
  },
  {
    kind: 'follow-up',
    turns: ['Total population by continent in 2024', 'and in 2010?'],
    sql: 'SELECT "Continent", sum("Population") FROM country_indicators WHERE "Year" = 2010 GROUP BY 1',
  },
  { kind: 'unanswerable', turns: ['What was the inflation rate in Brazil in 2021?'], sql: null },
];
