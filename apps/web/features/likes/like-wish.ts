interface LikeWish {
  /** Whether it is liked now, as stored. */
  isLiked: boolean
  /** Stores it. Resolves to whether that went well, and never rejects. */
  write: (isLiked: boolean) => Promise<boolean>
  /** What to show now. */
  onChange: (isLiked: boolean) => void
  /** A wish could not be stored; what is shown went back to what is. */
  onFailure: () => void
}

/** Shows every wish at once and stores one after the other, so that of many quick presses the last one counts. */
export function keepLikeWish({isLiked, write, onChange, onFailure}: LikeWish): {toggle: () => void} {
  let stored = isLiked
  let wished = isLiked
  let isWriting = false

  async function storeWish() {
    if (isWriting) return
    isWriting = true
    while (wished !== stored) {
      const next = wished
      if (await write(next)) {
        stored = next
      } else if (wished !== stored) {
        wished = stored
        onChange(stored)
        onFailure()
      }
    }
    isWriting = false
  }

  return {
    toggle() {
      wished = !wished
      onChange(wished)
      void storeWish()
    },
  }
}
