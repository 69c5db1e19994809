/**
 * Loads what shows the kept list. In a file of its own, so that the admin area and the list at the door, which loads it
 * ahead, get the same chunks.
 */
export async function loadOfflineDoor() {
  const {OfflineDoor} = await import('./offline-door.tsx')
  return {default: OfflineDoor}
}
