import {beforeEach, vi} from 'vitest'

/** Captures console output instead of printing it. */
export function captureLog(): string[] {
  const lines: string[] = []
  beforeEach(() => {
    lines.length = 0
    for (const level of ['error', 'warn'] as const)
      vi.spyOn(console, level).mockImplementation((...parts: unknown[]) => void lines.push(parts.join(' ')))
    return () => vi.restoreAllMocks()
  })
  return lines
}
