/** A split holds its column in the upper 23 bits; and a table of more columns is no table of a business. */
export const columnsMaximum = 5000;
/** A column of more different values is nothing to classify by. */
export const classesMaximum = 100;
