/** Its own file gives the admin area and the door list, which loads it ahead, the same chunks. */
export async function loadOfflineDoor() {
  const {OfflineDoor} = await import('./offline-door.tsx')
  return {default: OfflineDoor}
}
