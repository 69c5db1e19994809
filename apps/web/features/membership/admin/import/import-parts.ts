import {maxRoleBodyBytes} from '@site/schemas/body-limits'

/** Half of what a request may have: households, and what stands around the rows, need some of it. */
const PART_BYTES = maxRoleBodyBytes / 2

/** Splits rows, in their order, into parts of which each fits into a request. */
export function partsOf<Row>(rows: readonly Row[], maxBytes = PART_BYTES): Row[][] {
  const parts: Row[][] = []
  const encoder = new TextEncoder()
  let left = 0
  for (const row of rows) {
    const bytes = encoder.encode(JSON.stringify(row)).byteLength + 1
    const part = parts.at(-1)
    if (part && bytes <= left) {
      part.push(row)
      left -= bytes
    } else {
      parts.push([row])
      left = maxBytes - bytes
    }
  }
  return parts
}
