interface OptimisticToggle {
  /** The stored state. */
  isOn: boolean
  /** Stores a state. Resolves to whether that succeeded; must not reject. */
  write: (isOn: boolean) => Promise<boolean>
  /** Called with what to show now. */
  onChange: (isOn: boolean) => void
  /** Called when the wanted state could not be stored, after `onChange` with the stored one. */
  onFailure: () => void
}

/** Shows each press at once and stores one state after the other, so that the last of many quick presses counts. */
export function createOptimisticToggle({isOn, write, onChange, onFailure}: OptimisticToggle): {
  toggle: () => void
} {
  let stored = isOn
  let wanted = isOn
  let isWriting = false

  async function store() {
    if (isWriting) return
    isWriting = true
    while (wanted !== stored) {
      const next = wanted
      if (await write(next)) {
        stored = next
      } else if (wanted !== stored) {
        wanted = stored
        onChange(stored)
        onFailure()
      }
    }
    isWriting = false
  }

  return {
    toggle() {
      wanted = !wanted
      onChange(wanted)
      void store()
    },
  }
}
