/** What the site holds when it has grown for many years. */
const full = {
  news: 3000,
  events: 500,
  photos: 10_000,
  comments: 100_000,
  members: 10_000,
  registrations: 50_000,
}

/** Parts of the full size, each of which is measured. */
export const shares = [1 / 8, 1 / 4, 1 / 2, 1]

export type Size = typeof full

/** The numbers at a share of the full size. */
export const sizeAt = (share: number) =>
  Object.fromEntries(Object.entries(full).map(([name, count]) => [name, Math.round(count * share)])) as Size
