export const toPence = (pounds: number): number => Math.round(pounds * 100)

/** Every parser reads whole pence as the nearest floating-point number, so the exact comparison is safe. */
export const isWholePence = (pounds: number): boolean => toPence(pounds) / 100 === pounds
