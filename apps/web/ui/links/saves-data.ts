/** Whether the visitor has asked the browser to load little. Browsers that do not say so count as no. */
export function savesData(): boolean {
  return (navigator as {connection?: {saveData: boolean}}).connection?.saveData === true
}
