interface Tickets {
  prices: {_key: string; amount?: number | null}[] | null
  memberDiscount: {amount?: number | null} | null
}

/** Which of an event's prices is the one that members pay: the highest less their discount. Nothing where none is. */
export function memberPriceKey({prices, memberDiscount}: Tickets): string | undefined {
  if (!memberDiscount?.amount || !prices) return undefined
  const full = Math.max(...prices.map(({amount}) => amount ?? 0))
  const forMembers = full - memberDiscount.amount
  return prices.find(({amount}) => amount === forMembers)?._key
}
