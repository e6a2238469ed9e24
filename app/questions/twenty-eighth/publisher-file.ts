import { Random } from '#connectors/sample-company/random.ts';
import { daysAfter } from '../files/calendar.ts';

const authorNames = [
  ['Agnes', 'Thorne', 'Ireland'],
  ['Bruno', 'Keller', 'Germany'],
  ['Celia', 'Marsh', 'England'],
  ['Dario', 'Fontana', 'Italy'],
  ['Eira', 'Lloyd', 'Wales'],
  ['Finlay', 'Rae', 'Scotland'],
  ['Greta', 'Holm', 'Norway'],
  ['Hamid', 'Noor', 'England'],
  ['Imogen', 'Pike', 'England'],
  ['Jonas', 'Weber', 'Germany'],
  ['Keira', 'Walsh', 'Ireland'],
  ['Lars', 'Dahl', 'Norway'],
  ['Maeve', 'Quinn', 'Ireland'],
  ['Noel', 'Abbott', 'England'],
  ['Oriel', 'Vance', 'Wales'],
  ['Pietro', 'Sala', 'Italy'],
  ['Ruth', 'Camden', 'Scotland'],
  ['Silas', 'Grey', 'England'],
] as const;
const genres = [
  ['CRI', 'Crime'],
  ['POE', 'Poetry'],
  ['HIS', 'History'],
  ['CHI', 'Children'],
  ['TRA', 'Travel'],
  ['COO', 'Cookery'],
] as const;
const firstWords = 'Silent Crooked Winter Hidden Broken Distant Golden Quiet'.split(' ');
const secondWords = 'Harbour Orchard River Letters Kitchen Road Garden Winterhouse'.split(' ');
const shops = [
  ['Foxed Pages', 'Bath', 0],
  ['The Reading Room', 'York', 0],
  ['Bookmark', 'Leeds', 1],
  ['Inkwell', 'Bath', 0],
  ['Page & Spine', 'London', 1],
  ['Dog Ear Books', 'London', 0],
  ['Margin Notes', 'Oxford', 0],
  ['Chapter House', 'Leeds', 1],
  ['Quarto', 'Oxford', 0],
] as const;
const papers = ['The Courier', 'Literary Weekly', 'The Northern Post', 'Bookshelf Magazine'];

/** A small press: authors, genres, titles, shops, what was sold and what was written of it, as its database writes them to one file. */
export function publisherFile(): string {
  const random = new Random(28_002);
  const titles = titleRecords(random);
  const sold = Array.from({ length: 320 }, () => random.between(0, 880)).toSorted((a, b) => a - b);
  return JSON.stringify({
    authors: authorNames.map(([first_name, last_name, country], index) => ({
      author_id: index + 1,
      first_name,
      last_name,
      country,
      birth_year: random.between(1938, 1995),
    })),
    genres: genres.map(([genre_code, genre_name]) => ({ genre_code, genre_name })),
    titles,
    bookshops: shops.map(([shop_name, city, is_chain], index) => ({
      shop_id: 11 + index,
      shop_name,
      city,
      is_chain,
    })),
    sales: sold.map((day, index) => saleRecord(day, index, { random, titles })),
    reviews: Array.from({ length: 74 }, (_, index) => ({
      review_no: index + 1,
      isbn: random.pick(titles.slice(0, 36)).isbn,
      newspaper: random.pick(papers),
      stars: random.between(1, 5),
      review_date: daysAfter('2024-02-01', random.between(0, 840)),
    })),
  });
}

interface TitleRecord {
  isbn: string;
  title: string;
  written_by: number;
  genre_cd: string;
  pub_year: number;
  pages: number;
  list_price: number;
  in_print: number;
}

function titleRecords(random: Random): TitleRecord[] {
  const names = firstWords.flatMap((first) => secondWords.map((second) => `${first} ${second}`));
  return names
    .filter(() => random.next() < 0.8)
    .slice(0, 46)
    .map((title, index) => ({
      isbn: `978-1-${String(40_017 + 13 * index)}-${index % 10}`,
      title,
      written_by: Math.ceil(16 * random.next()),
      genre_cd: random.pick(genres)[0],
      pub_year: random.between(2009, 2025),
      pages: random.between(64, 520),
      list_price: random.between(5, 28) + 0.99,
      in_print: random.next() < 0.75 ? 1 : 0,
    }));
}

function saleRecord(
  day: number,
  index: number,
  { random, titles }: { random: Random; titles: readonly TitleRecord[] },
) {
  const { isbn, list_price } = random.pick(titles.slice(0, 41));
  const copies = random.between(1, 40);
  return {
    sale_id: 9001 + index,
    title_ref: isbn,
    shop: random.between(11, 18),
    sold_on: daysAfter('2024-01-02', day),
    copies,
    net_amt: Math.round(copies * list_price * 60) / 100,
  };
}
