import {beforeEach, vi} from 'vitest'

/** Gathers what is logged, in place of showing it. */
export function gatherLog(): string[] {
  const lines: string[] = []
  beforeEach(() => {
    lines.length = 0
    for (const level of ['error', 'warn'] as const)
      vi.spyOn(console, level).mockImplementation((...parts: unknown[]) => void lines.push(parts.join(' ')))
    return () => vi.restoreAllMocks()
  })
  return lines
}
