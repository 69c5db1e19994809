import type Stripe from 'stripe'

interface DiscountedItem {
  product: string
  subtotal: number
}

/** Items get whole units that add up to the whole discount. Without `products`, it is for all. */
export function allocateDiscount(
  coupon: Pick<Stripe.Coupon, 'amount_off' | 'percent_off'>,
  products: readonly string[] | undefined,
  items: readonly DiscountedItem[],
): number[] {
  const subtotals = items.map(({product, subtotal}) =>
    !products || products.includes(product) ? subtotal : 0,
  )
  const subtotal = subtotals.reduce((sum, each) => sum + each, 0)
  if (subtotal === 0) return items.map(() => 0)
  const total = Math.min(subtotal, coupon.amount_off ?? shareOf(subtotal, coupon.percent_off ?? 0))
  const shares = subtotals.map((each) => Math.floor((each * total) / subtotal))
  let rest = total - shares.reduce((sum, each) => sum + each, 0)
  // The rounding error goes to the items that have lost most by rounding.
  const byLoss = subtotals
    .map((each, at) => ({at, loss: ((each * total) / subtotal) % 1}))
    .toSorted((a, b) => b.loss - a.loss)
  for (const {at} of byLoss) {
    if (rest === 0) break
    shares[at] = (shares[at] ?? 0) + 1
    rest -= 1
  }
  return shares
}

/** Percentages have two decimals at most, so this is exact. */
const shareOf = (amount: number, percent: number) => Math.round((amount * Math.round(percent * 100)) / 10_000)
