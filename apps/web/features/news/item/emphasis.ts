/** The item that ‘Don’t miss it’ is written at: the newest featured one, so that a screen says it once. */
export function markedItem<Item extends {featured: boolean | null}>(newestFirst: Item[]): Item | undefined {
  return newestFirst.find(({featured}) => featured)
}
