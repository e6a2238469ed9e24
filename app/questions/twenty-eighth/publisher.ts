import type { WrittenQuestion } from '../question.ts';

const sales = 'sales JOIN titles ON isbn = title_ref';

/** What the people of a small press ask. */
export const publisherQuestions: WrittenQuestion[] = [
  { kind: 'count', turns: ['How many titles have we published?'], sql: 'SELECT count(*) FROM titles' },
  {
    kind: 'count',
    turns: ['how many of our authors are from Ireland'],
    sql: "SELECT count(*) FROM authors WHERE country = 'Ireland'",
  },
  {
    kind: 'count',
    turns: ['How many crime books are there?'],
    sql: "SELECT count(*) FROM titles WHERE genre_cd = 'CRI'",
  },
  {
    kind: 'count',
    turns: ['How many titles are still in print?'],
    sql: 'SELECT count(*) FROM titles WHERE in_print = 1',
  },
  {
    kind: 'list',
    turns: ['Which titles are out of print?'],
    sql: 'SELECT title FROM titles WHERE in_print = 0',
    isList: true,
  },
  {
    kind: 'list',
    turns: ['titles published in 2021'],
    sql: 'SELECT title FROM titles WHERE pub_year = 2021',
    isList: true,
  },
  {
    kind: 'list',
    turns: ['title and number of pages of the poetry books'],
    sql: "SELECT title, pages FROM titles WHERE genre_cd = 'POE'",
  },
  {
    kind: 'count',
    turns: ['how many books with more than 400 pages do we have'],
    sql: 'SELECT count(*) FROM titles WHERE pages > 400',
  },
  {
    kind: 'by category',
    turns: ['number of titles per genre'],
    sql: 'SELECT genre_name, count(*) FROM titles JOIN genres ON genre_code = genre_cd GROUP BY 1',
    otherLayoutSql: 'SELECT genre_cd, count(*) FROM titles GROUP BY 1',
  },
  {
    kind: 'by category',
    turns: ['copies sold by genre'],
    sql: `SELECT genre_name, sum(copies) FROM ${sales} JOIN genres ON genre_code = genre_cd GROUP BY 1`,
    otherLayoutSql: `SELECT genre_cd, sum(copies) FROM ${sales} GROUP BY 1`,
  },
  {
    kind: 'by category',
    turns: ['How much did each bookshop bring in?'],
    sql: 'SELECT shop_name, sum(net_amt) FROM sales JOIN bookshops ON shop_id = shop GROUP BY 1',
    otherLayoutSql:
      'SELECT shop_name, sum(net_amt) FROM bookshops LEFT JOIN sales ON shop_id = shop GROUP BY 1',
  },
  {
    kind: 'by category',
    turns: ['average list price by genre'],
    sql: 'SELECT genre_name, avg(list_price) FROM titles JOIN genres ON genre_code = genre_cd GROUP BY 1',
    otherLayoutSql: 'SELECT genre_cd, avg(list_price) FROM titles GROUP BY 1',
    decimals: 2,
  },
  {
    kind: 'top or bottom',
    turns: ['Which title has sold the most copies?'],
    sql: `SELECT title FROM ${sales} GROUP BY 1 ORDER BY sum(copies) DESC LIMIT 1`,
  },
  {
    kind: 'top or bottom',
    turns: ['Which author has written the most books?'],
    sql: `SELECT first_name, last_name FROM titles JOIN authors ON author_id = written_by GROUP BY 1, 2
      HAVING count(*) = (SELECT max(n) FROM (SELECT count(*) n FROM titles GROUP BY written_by))`,
    otherLayoutSql: `SELECT written_by FROM titles GROUP BY 1
      HAVING count(*) = (SELECT max(n) FROM (SELECT count(*) n FROM titles GROUP BY written_by))`,
  },
  {
    kind: 'top or bottom',
    turns: ['top five titles by revenue'],
    sql: `SELECT title FROM ${sales} GROUP BY 1 ORDER BY sum(net_amt) DESC LIMIT 5`,
    isOrdered: true,
  },
  {
    kind: 'top or bottom',
    turns: ['what is the thickest book, going by pages'],
    sql: 'SELECT title FROM titles ORDER BY pages DESC LIMIT 1',
  },
  {
    kind: 'top or bottom',
    turns: ['Which genre has the fewest titles?'],
    sql: `SELECT genre_name FROM titles JOIN genres ON genre_code = genre_cd GROUP BY 1
      HAVING count(*) = (SELECT min(n) FROM (SELECT count(*) n FROM titles GROUP BY genre_cd))`,
    otherLayoutSql: `SELECT genre_cd FROM titles GROUP BY 1
      HAVING count(*) = (SELECT min(n) FROM (SELECT count(*) n FROM titles GROUP BY genre_cd))`,
  },
  {
    kind: 'top or bottom',
    turns: ['Who is our youngest author?'],
    sql: 'SELECT first_name, last_name FROM authors ORDER BY birth_year DESC LIMIT 1',
  },
  {
    kind: 'negation',
    turns: ['Which authors have no titles with us?'],
    sql: 'SELECT first_name, last_name FROM authors WHERE author_id NOT IN (SELECT written_by FROM titles)',
    isList: true,
  },
  {
    kind: 'negation',
    turns: ['titles that have never been reviewed'],
    sql: 'SELECT title FROM titles WHERE isbn NOT IN (SELECT isbn FROM reviews)',
    isList: true,
  },
  {
    kind: 'negation',
    turns: ['How many books have not sold a single copy?'],
    sql: 'SELECT count(*) FROM titles WHERE isbn NOT IN (SELECT title_ref FROM sales)',
  },
  {
    kind: 'negation',
    turns: ['bookshops without sales'],
    sql: 'SELECT shop_name FROM bookshops WHERE shop_id NOT IN (SELECT shop FROM sales)',
    isList: true,
  },
  {
    kind: 'list',
    turns: ['Show the first name, last name and country of every author born before 1950.'],
    sql: 'SELECT first_name, last_name, country FROM authors WHERE birth_year < 1950',
  },
  {
    kind: 'list',
    turns: ['books by authors from Norway'],
    sql: "SELECT title FROM titles JOIN authors ON author_id = written_by WHERE country = 'Norway'",
    isList: true,
  },
  {
    kind: 'list',
    turns: ['Which countries have authors who write crime and authors who write history?'],
    sql: `SELECT DISTINCT country FROM authors WHERE country IN (SELECT country FROM titles JOIN authors ON author_id = written_by WHERE genre_cd = 'CRI')
      AND country IN (SELECT country FROM titles JOIN authors ON author_id = written_by WHERE genre_cd = 'HIS')`,
    isList: true,
  },
  {
    kind: 'list',
    turns: ['Which newspapers have given five stars to a title?'],
    sql: 'SELECT DISTINCT newspaper FROM reviews WHERE stars = 5',
    isList: true,
  },
  {
    kind: 'having',
    turns: ['titles with more than 3 reviews'],
    sql: 'SELECT title FROM reviews JOIN titles USING (isbn) GROUP BY 1 HAVING count(*) > 3',
    isList: true,
  },
  {
    kind: 'having',
    turns: ['Which cities have more than one bookshop?'],
    sql: 'SELECT city FROM bookshops GROUP BY 1 HAVING count(*) > 1',
    isList: true,
  },
  {
    kind: 'having',
    turns: ['titles with an average rating of at least 4 stars'],
    sql: 'SELECT title FROM reviews JOIN titles USING (isbn) GROUP BY 1 HAVING avg(stars) >= 4',
    isList: true,
  },
  {
    kind: 'aggregate',
    turns: ['average number of pages of a children book'],
    sql: "SELECT avg(pages) FROM titles WHERE genre_cd = 'CHI'",
    decimals: 1,
  },
  {
    kind: 'aggregate',
    turns: ['How many copies did Foxed Pages take in 2025?'],
    sql: "SELECT sum(copies) FROM sales JOIN bookshops ON shop_id = shop WHERE shop_name = 'Foxed Pages' AND year(sold_on) = 2025",
  },
  {
    kind: 'aggregate',
    turns: ['revenue from shops that belong to a chain'],
    sql: 'SELECT sum(net_amt) FROM sales JOIN bookshops ON shop_id = shop WHERE is_chain = 1',
  },
  {
    kind: 'compare',
    turns: ['Which titles cost more than the average list price?'],
    sql: 'SELECT title FROM titles WHERE list_price > (SELECT avg(list_price) FROM titles)',
    isList: true,
  },
  {
    kind: 'distinct',
    turns: ['How many different countries do our writers come from?'],
    sql: 'SELECT count(DISTINCT country) FROM authors',
  },
  {
    kind: 'by period',
    turns: ['revenue per quarter in 2025'],
    sql: "SELECT date_trunc('quarter', sold_on), sum(net_amt) FROM sales WHERE year(sold_on) = 2025 GROUP BY 1",
  },
  {
    kind: 'aggregate',
    turns: ['minimum and maximum list price of the travel books'],
    sql: "SELECT min(list_price), max(list_price) FROM titles WHERE genre_cd = 'TRA'",
  },
  {
    kind: 'count',
    turns: ['How many books did Greta Holm write?'],
    sql: "SELECT count(*) FROM titles JOIN authors ON author_id = written_by WHERE last_name = 'Holm'",
  },
  { kind: 'unanswerable', turns: ['How many books were translated?'], sql: null },
  { kind: 'unanswerable', turns: ['Which author earned the most royalties?'], sql: null },
  { kind: 'unanswerable', turns: ['How many copies were returned by bookshops?'], sql: null },
  { kind: 'unanswerable', turns: ['number of hardback titles per genre'], sql: null },
  { kind: 'unanswerable', turns: ['authors with an agent'], sql: null },
  { kind: 'unanswerable', turns: ['How many illustrated poetry books do we have?'], sql: null },
  {
    kind: 'follow-up',
    turns: ['copies sold in 2025', 'by shop'],
    sql: 'SELECT shop_name, sum(copies) FROM sales JOIN bookshops ON shop_id = shop WHERE year(sold_on) = 2025 GROUP BY 1',
  },
  {
    kind: 'follow-up',
    turns: ['How many titles are in the history genre?', 'and poetry?'],
    sql: "SELECT count(*) FROM titles WHERE genre_cd = 'POE'",
  },
  {
    kind: 'follow-up',
    turns: ['Which books were published after 2020?', 'only those that are in print'],
    sql: 'SELECT title FROM titles WHERE pub_year > 2020 AND in_print = 1',
    isList: true,
  },
  {
    kind: 'follow-up',
    turns: ['revenue by genre in 2024', 'and in 2025?', 'just the highest'],
    sql: `SELECT genre_name FROM ${sales} JOIN genres ON genre_code = genre_cd WHERE year(sold_on) = 2025 GROUP BY 1 ORDER BY sum(net_amt) DESC LIMIT 1`,
    otherLayoutSql: `SELECT genre_cd FROM ${sales} WHERE year(sold_on) = 2025 GROUP BY 1 ORDER BY sum(net_amt) DESC LIMIT 1`,
  },
];
