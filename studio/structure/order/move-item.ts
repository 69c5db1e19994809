export interface Placed {
  id: string
  /** Documents that were written through the API may have none. */
  position?: number | null
}

/**
 * Returns the positions to write. Usually that is one number between those of the new neighbours. If none fits, because
 * positions are equal, missing or too close together, the whole list is renumbered.
 */
export function moveItem(
  items: readonly Placed[],
  from: number,
  to: number,
): {id: string; position: number}[] {
  const moved = items[from]
  if (!moved || from === to) return []
  const others = items.toSpliced(from, 1)
  const between = positionBetween(others[to - 1], others[to])
  if (between !== undefined && isOrdered(others)) return [{id: moved.id, position: between}]
  return others
    .toSpliced(to, 0, moved)
    .map(({id}, index) => ({id, position: index + 1}))
    .filter(({id, position}) => items.find((item) => item.id === id)?.position !== position)
}

function positionBetween(before: Placed | undefined, after: Placed | undefined): number | undefined {
  const low = before ? before.position : (after?.position ?? 0) - 2
  const high = after ? after.position : (before?.position ?? 0) + 2
  if (typeof low !== 'number' || typeof high !== 'number') return undefined
  const middle = (low + high) / 2
  return low < middle && middle < high ? middle : undefined
}

function isOrdered(items: readonly Placed[]): boolean {
  return items.every(({position}, index) => {
    if (typeof position !== 'number') return false
    const before = items[index - 1]?.position
    return typeof before !== 'number' || before < position
  })
}
