/** Pounds in pence. */
export const toPence = (pounds: number): number => Math.round(pounds * 100)

/** True for pounds without fractions of a penny: the number is the one nearest to them, as every parser reads it. */
export const isWholePence = (pounds: number): boolean => toPence(pounds) / 100 === pounds
