const bought = new Set(['buy', 'purchase', 'buying', 'purchasing']);
const sold = new Set(['sell', 'sale', 'selling', 'sales']);

/** A deal is bought and sold alike; its buying price is not its selling price. */
export function isOtherSide(word: string, other: string): boolean {
  return (bought.has(word) && sold.has(other)) || (sold.has(word) && bought.has(other));
}

/** "revenue" is an amount of the rows, not a name for them, though both are called sales. */
export function isMoneyWord(phrase: string): boolean {
  return /\b(revenue|turnover)\b|^(output|usage|use|consumption)$|^(net|total) sales?$|^sales? (amount|value|revenue)$/.test(
    phrase,
  );
}
