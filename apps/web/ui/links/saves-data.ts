export function savesData(): boolean {
  return (navigator as {connection?: {saveData: boolean}}).connection?.saveData === true
}
