interface OptimisticToggle {
  isOn: boolean
  /** Resolves to whether the state is stored. Must not reject. */
  write: (isOn: boolean) => Promise<boolean>
  onChange: (isOn: boolean) => void
  /** Runs when a write failed, after `onChange` with the stored state. */
  onFailure: () => void
}

/** Shows each press at once and sends one write at a time, so that the last of many quick presses wins. */
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
